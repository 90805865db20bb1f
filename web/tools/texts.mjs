// Makes ids.ts, beside the .ftl files of the frame and of each game, from the message ids in them. A game's adds
// to the frame's, so that all together are the type of an id and no file lists the games.
// With --check it writes nothing and fails when an ids.ts is stale, or when a language lacks a message or a
// variable that another has, or when a line can't be read.

import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), '../src');
const FRAME = 'i18n';
const LANGUAGES = ['en', 'fr', 'de', 'nl'];
const check = process.argv.includes('--check');
const wrong = [];

/** The variables of a parsed pattern, and the terms and messages it refers to, as sorted text. */
function variables(node, found = new Set()) {
  if (Array.isArray(node)) node.forEach((part) => variables(part, found));
  else if (node && typeof node === 'object') {
    if (node.type === 'var') found.add(`$${node.name}`);
    Object.values(node).forEach((part) => variables(part, found));
  }
  return found;
}

/** Message id -> its variables, of one file. */
function read(path) {
  const text = readFileSync(path, 'utf8');
  const messages = new Map();
  for (const entry of new FluentResource(text).body) {
    if (messages.has(entry.id)) wrong.push(`${relative(SOURCE, path)}: ${entry.id} is there twice`);
    messages.set(entry.id, [...variables(entry.value)].sort().join(' '));
  }
  for (const [, id] of text.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm))
    if (!messages.has(id)) wrong.push(`${relative(SOURCE, path)}: ${id} can't be read`);
  return messages;
}

const MADE = '// Made by `npm run texts` from the .ftl files.\n\n';

function ofFrame(ids) {
  const lines = ids.map((id) => `  '${id}': true;\n`).join('');
  return `${MADE}export interface MessageIds {\n${lines}}\n\nexport type MessageId = keyof MessageIds;\n`;
}

function ofGame(ids) {
  const lines = ids.map((id) => `    '${id}': true;\n`).join('');
  return `${MADE}export {};\n\ndeclare module '../../${FRAME}/ids' {\n  interface MessageIds {\n${lines}  }\n}\n`;
}

function write(path, code) {
  const isStale = !existsSync(path) || readFileSync(path, 'utf8') !== code;
  if (isStale && check) wrong.push(`${relative(SOURCE, path)} is stale: npm run texts`);
  else if (isStale) writeFileSync(path, code);
}

const games = readdirSync(join(SOURCE, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const folders = [FRAME, ...games.map((game) => `games/${game.name}`)];
const owner = new Map();

for (const folder of folders) {
  const there = readdirSync(join(SOURCE, folder)).filter((name) => name.endsWith('.ftl'));
  if (there.length === 0) continue;
  const byLanguage = new Map();
  for (const language of LANGUAGES)
    if (there.includes(`${language}.ftl`)) byLanguage.set(language, read(join(SOURCE, folder, `${language}.ftl`)));
    else wrong.push(`${folder}: there is no ${language}.ftl`);
  const all = new Map([...byLanguage.values()].reverse().flatMap((messages) => [...messages]));
  const ids = [...all.keys()].filter((id) => !id.startsWith('-')).sort();
  for (const id of ids) {
    if (owner.has(id)) wrong.push(`${folder}: ${id} is there in ${owner.get(id)}, too`);
    owner.set(id, folder);
  }
  write(join(SOURCE, folder, 'ids.ts'), folder === FRAME ? ofFrame(ids) : ofGame(ids));
  for (const [id, used] of all) {
    for (const [language, messages] of byLanguage)
      if (!messages.has(id)) wrong.push(`${folder}/${language}.ftl: ${id} is missing`);
      else if (!id.startsWith('-') && messages.get(id) !== used)
        wrong.push(`${folder}/${language}.ftl: ${id} uses "${messages.get(id)}", another language "${used}"`);
  }
}

for (const line of wrong) console.error(line);
process.exitCode = wrong.length > 0 ? 1 : 0;
