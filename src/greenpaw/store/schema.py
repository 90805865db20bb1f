"""The tables of the SQLite store, as a list of steps; PRAGMA user_version counts the steps taken.

A step that has been released is never edited: what changes is a new step at the end.
"""

import sqlite3

from greenpaw.store.folder import CantOpen

STEPS = [
    """
    create table log (
        game_table text not null, version integer not null, at_ms integer not null,
        person text, command text, schema integer not null, events blob not null,
        primary key (game_table, version)
    ) without rowid;
    create unique index log_command on log (game_table, person, command) where command is not null;
    create table secret (
        game_table text not null, version integer not null, secret blob not null,
        primary key (game_table, version)
    ) without rowid;
    create table resting (game_table text primary key) without rowid;
    create table chat (
        game_table text not null, number integer not null, person text not null, command text not null,
        at_ms integer not null, name text not null, seat integer, text text not null,
        primary key (game_table, number), unique (game_table, person, command)
    ) without rowid;
    create index chat_age on chat (at_ms);
    create table person (person text primary key, name text not null, made_ms integer not null) without rowid;
    create table device_link (
        hashed blob primary key, person text not null, expires_ms integer not null
    ) without rowid;
    """,
    "create index log_person on log (person, game_table, at_ms) where person is not null;",
    # so that a damaged page of some table's log keeps no other table asleep
    """
    create table opened (game_table text primary key, at_ms integer not null) without rowid;
    insert into opened select game_table, at_ms from log where version = 1;
    """,
    """
    create table review (
        record text primary key, version text not null, review blob not null
    ) without rowid;
    """,
]


class TooNew(CantOpen):
    """The file was written by a newer program."""


def migrate(connection: sqlite3.Connection) -> None:
    """Take the steps that this file hasn't seen, each with its number in one transaction."""
    (taken,) = connection.execute("pragma user_version").fetchone()
    if taken > len(STEPS):
        raise TooNew(
            f"the store is of version {taken}; this Greenpaw knows only {len(STEPS)}: use a newer one"
        )
    for number, step in enumerate(STEPS[taken:], taken + 1):
        connection.executescript(f"begin immediate; {step} pragma user_version = {number}; commit;")
