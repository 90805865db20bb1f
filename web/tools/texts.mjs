// Makes src/i18n/ids.ts, the union of all message ids, from the .ftl files.
// With --check it writes nothing and fails when ids.ts is stale, or when a language lacks a message or a
// variable that another has, or when a line can't be read.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), '../src');
const IDS = join(SOURCE, 'i18n/ids.ts');
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

const games = readdirSync(join(SOURCE, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const folders = ['i18n', ...games.map((game) => `games/${game.name}`)];
const ids = new Set();

for (const folder of folders) {
  const there = readdirSync(join(SOURCE, folder)).filter((name) => name.endsWith('.ftl'));
  if (there.length === 0) continue;
  const byLanguage = new Map();
  for (const language of LANGUAGES)
    if (there.includes(`${language}.ftl`)) byLanguage.set(language, read(join(SOURCE, folder, `${language}.ftl`)));
    else wrong.push(`${folder}: there is no ${language}.ftl`);
  const all = new Map([...byLanguage.values()].reverse().flatMap((messages) => [...messages]));
  for (const [id, used] of all) {
    if (!id.startsWith('-')) ids.add(id);
    for (const [language, messages] of byLanguage)
      if (!messages.has(id)) wrong.push(`${folder}/${language}.ftl: ${id} is missing`);
      else if (!id.startsWith('-') && messages.get(id) !== used)
        wrong.push(`${folder}/${language}.ftl: ${id} uses "${messages.get(id)}", another language "${used}"`);
  }
}

const code = [
  '// Made by `npm run texts` from the .ftl files.',
  '',
  'export type MessageId =',
  ...[...ids].sort().map((id) => `  | '${id}'`),
].join('\n');

if (check && readFileSync(IDS, 'utf8') !== `${code};\n`) wrong.push('i18n/ids.ts is stale: npm run texts');
if (!check) writeFileSync(IDS, `${code};\n`);
for (const line of wrong) console.error(line);
process.exitCode = wrong.length > 0 ? 1 : 0;
