/**
 * `npm run format-corpus -- DIR … [--show N] [--diff]`: formats every manifest in the folders in memory, and checks the
 * properties of `check.ts`. The exit status is 1 if one does not hold.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkFormat } from './check.ts';

function listManifests(path: string): readonly string[] {
  // Ignores broken symbolic links, which some repositories contain.
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory() !== true) return found !== undefined && path.endsWith('.pp') ? [path] : [];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => listManifests(join(path, name)));
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'string', default: '10' } },
});
if (positionals.length === 0) {
  console.error('npm run format-corpus -- DIR …');
  process.exit(2);
}
const counts = new Map<string, number>();
const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
let shown = 0;
let total = 0;
let slowest = { milliseconds: 0, file: '', lines: 0 };
for (const file of positionals.flatMap((folder) => listManifests(resolve(folder)))) {
  const text = readFileSync(file, 'utf8');
  count('files');
  const { isFormatted, isClean, formatted, faults, milliseconds } = checkFormat(text);
  total += milliseconds;
  const lines = text.split('\n').length;
  if (milliseconds > slowest.milliseconds) slowest = { milliseconds, file, lines };
  count(isFormatted ? 'formatted' : 'with syntax errors, left alone');
  if (isFormatted && formatted !== text) count('changed');
  if (isClean) count('without layout problems before');
  if (isClean && formatted === text) count('without layout problems before, unchanged');
  for (const { property, message } of faults) {
    count(`FAULT ${property}`);
    if (shown < Number(values.show)) console.log(`${file}: ${property}: ${message}`);
    shown += 1;
  }
}
for (const [name, number] of counts) console.log(`${String(number).padStart(7)}  ${name}`);
console.log(
  `${total.toFixed(0)} ms in all, at most ${slowest.milliseconds.toFixed(0)} ms (${slowest.lines} lines, ${slowest.file})`,
);
if (shown > 0) process.exitCode = 1;
