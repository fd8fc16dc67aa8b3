/**
 * `npm run hostile [-- FILE.mjs] [-- --only NAME …]`: programs that never end, or that cost more than any machine has.
 * Each one is parsed, compiled and applied in its own process with 1 GB, and must end by itself: with a catalog, or
 * with an error that has a place.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { judge } from './judge.ts';
import { runProgram, TRY, tryProgram, type Ending, type Programs } from './process.ts';
import { ownPrograms } from './programs.ts';

/** Programs outside of this repository; skipped if the file does not exist. */
const ELSEWHERE = '../shared/hostile/programs.mjs';

async function readPrograms(file: string | undefined): Promise<Programs> {
  const path = resolve(file ?? ELSEWHERE);
  if (file === undefined && !existsSync(path)) return {};
  const { programs } = (await import(pathToFileURL(path).href)) as { readonly programs: Programs };
  return programs;
}

function row(name: string, ending: Ending, fault: string | undefined): string {
  const [state, milliseconds, megabytes] = [
    fault === undefined ? 'ok    ' : 'FAILED',
    ending.milliseconds,
    ending.megabytes,
  ];
  const cost = `${(milliseconds / 1000).toFixed(1).padStart(5)} s ${String(megabytes).padStart(5)} MB`;
  return `${state} ${name.padEnd(24)} ${cost}  ${fault === undefined ? ending.summary : `${fault}: ${ending.summary}`}`;
}

async function runAll(file: string | undefined, only: readonly string[]): Promise<void> {
  const all = Object.entries({ ...ownPrograms, ...(await readPrograms(file)) });
  const waiting = only.length === 0 ? all : all.filter(([name]) => only.includes(name));
  const total = waiting.length;
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, files] = next;
      const ending = await runProgram(files);
      const fault = judge(ending);
      if (fault !== undefined) failed += 1;
      console.log(row(name, ending, fault));
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(2, availableParallelism())) }, work));
  console.log(`${total - failed} of ${total} programs end by themselves`);
  if (failed > 0) process.exitCode = 1;
}

const [first, ...rest] = process.argv.slice(2);
if (first === TRY) await tryProgram();
else {
  const args = first === undefined ? [] : [first, ...rest];
  const at = args.indexOf('--only');
  const [files, only] = at === -1 ? [args, []] : [args.slice(0, at), args.slice(at + 1)];
  await runAll(files[0], only);
}
