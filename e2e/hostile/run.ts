/**
 * `npm run hostile [-- FILE.mjs] [-- --only NAME …]`: programs that never end, or that cost more than any machine has;
 * NAME is the beginning of their names. Each one is parsed, compiled and applied twice in its own process with 1 GB
 * and 20 seconds of CPU time, and must end by itself: with a catalog, or with an error that has a place.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { judge } from './judge.ts';
import { runProgram, TRY, tryProgram, type Ending, type Program, type Programs } from './process.ts';
import { ownPrograms } from './programs.ts';
import { rubyPrograms } from './ruby-programs.ts';

/** Programs outside of this repository, and a folder of programs with modes; skipped if absent. */
const ELSEWHERE = '../shared/hostile/programs.mjs';
const MORE = '../shared/hostile/more';

async function readPrograms(file: string | undefined): Promise<Programs> {
  const path = resolve(file ?? ELSEWHERE);
  if (file === undefined && !existsSync(path)) return {};
  const { programs } = (await import(pathToFileURL(path).href)) as { readonly programs: Programs };
  return programs;
}

/** Programs in JSON files. Those for the language service have a check of their own. */
function readMore(): Readonly<Record<string, Program>> {
  const folder = resolve(MORE);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const read = names.map((name) => {
    const program = JSON.parse(readFileSync(resolve(folder, name), 'utf8')) as { readonly mode: string };
    return [name.replace('.json', ''), program] as const;
  });
  return Object.fromEntries(read.filter(([, { mode }]) => mode !== 'service')) as Record<string, Program>;
}

function asPrograms(programs: Programs): Readonly<Record<string, Program>> {
  return Object.fromEntries(Object.entries(programs).map(([name, files]) => [name, { files }]));
}

function row(name: string, ending: Ending, fault: string | undefined): string {
  const state = fault === undefined ? 'ok    ' : 'FAILED';
  const { seconds = Number.NaN, megabytes } = ending;
  const cost = `${seconds.toFixed(1).padStart(5)} s ${String(megabytes).padStart(5)} MB`;
  return `${state} ${name.padEnd(24)} ${cost}  ${fault === undefined ? ending.summary : `${fault}: ${ending.summary}`}`;
}

async function runAll(file: string | undefined, only: readonly string[]): Promise<void> {
  const stored = asPrograms({ ...ownPrograms, ...rubyPrograms, ...(await readPrograms(file)) });
  // The same Ruby in the views that compile again and again.
  const views = (['rb_function', 'rb_fact', 'rb_template', 'rb_type_validate'] as const).flatMap((name) =>
    (['missing', 'migrate'] as const).map(
      (mode) => [`${mode}_${name}`, { files: rubyPrograms[name] ?? {}, mode }] as const,
    ),
  );
  const all: readonly (readonly [string, Program])[] = [
    ...Object.entries({ ...stored, ...(file === undefined ? readMore() : {}) }),
    ...views,
  ];
  const waiting = all.filter(([name]) => only.length === 0 || only.some((part) => name.startsWith(part)));
  const total = waiting.length;
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, program] = next;
      const ending = await runProgram(program);
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
