/**
 * Writes `unavailable.txt` of a platform: names that packages mention but that no package of Debian has any more. Apt
 * gives another answer for them than for an unknown name:
 *
 *     node scripts/run.mjs scripts/machine/derive-unavailable.ts FOLDER NAMES INDEX…
 *
 * FOLDER is `src/machines/PLATFORM`, NAMES `asked-packages.txt`, INDEX Debian's `Packages` files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIndexes } from './package-index.ts';
import { unavailableLines } from './relations.ts';

const [folder = '', namesFile = '', ...indexFiles] = process.argv.slice(2);
const names = new Set(readFileSync(namesFile, 'utf8').trim().split(/\s+/));
const index = readIndexes(indexFiles.map((path) => readFileSync(path, 'utf8')));
writeFileSync(join(folder, 'unavailable.txt'), `${unavailableLines(names, index).join('\n')}\n`);
