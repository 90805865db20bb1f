// Makes src/protocol/types.ts and each game's src/games/<game>/types.ts from the server's own structs.
// With --check it writes nothing and fails when one of them is stale. Lives in a folder of its own, because
// openapi-typescript needs TypeScript 5: `npm ci` here first.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const python = process.env.PYTHON ?? join(ROOT, '.venv/bin/python');
const check = process.argv.includes('--check');

async function typesOf(document) {
  const nodes = await openapiTS(document, {
    alphabetize: true,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  const text = astToString(nodes).replace(/^export type (webhooks|operations|paths|\$defs) = .*\n/gm, '');
  return `// Made by \`npm run types\` from the server's structs.\n\n${text}`;
}

const made = JSON.parse(execFileSync(python, ['-m', 'greenpaw.server.schema'], { encoding: 'utf8' }));
const files = { 'src/protocol/types.ts': await typesOf(made.protocol) };
for (const [game, document] of Object.entries(made.games)) {
  const folder = `src/games/${game.replaceAll('-', '_')}`;
  if (existsSync(join(ROOT, 'web', folder))) files[`${folder}/types.ts`] = await typesOf(document);
}

for (const [name, text] of Object.entries(files)) {
  const path = join(ROOT, 'web', name);
  if (!check) writeFileSync(path, text);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    console.error(`web/${name} is stale: npm run types`);
    process.exitCode = 1;
  }
}
