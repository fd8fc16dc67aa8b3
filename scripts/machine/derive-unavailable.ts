/**
 * `node scripts/run.mjs scripts/machine/derive-unavailable.ts FOLDER NAMES INDEX…`: writes `unavailable.txt` of a
 * platform, which lists names that packages mention, but that no package of Debian has any more. For these names, apt
 * answers differently than for an unknown name. FOLDER is `src/machines/PLATFORM`, NAMES is `asked-packages.txt`, and
 * INDEX are Debian's `Packages` files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIndexes } from './package-index.ts';
import { unavailableLines } from './relations.ts';

const [folder = '', namesFile = '', ...indexFiles] = process.argv.slice(2);
const names = new Set(readFileSync(namesFile, 'utf8').trim().split(/\s+/));
const index = readIndexes(indexFiles.map((path) => readFileSync(path, 'utf8')));
writeFileSync(join(folder, 'unavailable.txt'), `${unavailableLines(names, index).join('\n')}\n`);
