/**
 * `npm run hostile [-- FILE.mjs --only NAME --from N --to M]`: runs programs that never end, or cost more than any machine
 * has. NAME is the beginning of a program's name, and can be repeated. N and M are positions in the list, counted from 1
 * and printed with each program. Each program is parsed, compiled and applied twice in a separate process
 * with 1 GB of memory and 20 CPU seconds (more on a slow machine). It must end by itself: with a catalog, or with an
 * error that has a place.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { measureCpuLimit } from './cpu-limit.ts';
import { judge } from './judge.ts';
import { runProgram, TRY, tryProgram, type Ending, type Program, type Programs } from './process.ts';
import { ownPrograms } from './programs.ts';
import { rubyPrograms } from './ruby-programs.ts';

/** Further programs outside of this repository: a module, and a folder of JSON files. Skipped if they do not exist. */
const ELSEWHERE = '../shared/hostile/programs.mjs';
const MORE = '../shared/hostile/more';

async function readPrograms(file: string | undefined): Promise<Programs> {
  const path = resolve(file ?? ELSEWHERE);
  if (file === undefined && !existsSync(path)) return {};
  const { programs } = (await import(pathToFileURL(path).href)) as { readonly programs: Programs };
  return programs;
}

/** Reads the programs in JSON files. Leaves out those for the language service, which another check runs. */
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

/** Programs of the list to run: those whose names begin with one of `only`, at the positions `from` to `to`. */
interface Selection {
  readonly only: readonly string[];
  readonly from: number;
  readonly to: number;
}

function row(position: number, name: string, ending: Ending, fault: string | undefined): string {
  const state = fault === undefined ? 'ok    ' : 'FAILED';
  const { seconds = Number.NaN, megabytes } = ending;
  const cost = `${seconds.toFixed(1).padStart(5)} s ${String(megabytes).padStart(5)} MB`;
  return `${state} ${String(position).padStart(3)} ${name.padEnd(24)} ${cost}  ${fault === undefined ? ending.summary : `${fault}: ${ending.summary}`}`;
}

async function runAll(file: string | undefined, { only, from, to }: Selection): Promise<void> {
  const stored = asPrograms({ ...ownPrograms, ...rubyPrograms, ...(await readPrograms(file)) });
  // Runs the same Ruby code in views that compile repeatedly.
  const views = (['rb_function', 'rb_fact', 'rb_template', 'rb_type_validate'] as const).flatMap((name) =>
    (['missing', 'migrate'] as const).map(
      (mode) => [`${mode}_${name}`, { files: rubyPrograms[name] ?? {}, mode }] as const,
    ),
  );
  const all: readonly (readonly [string, Program])[] = [
    ...Object.entries({ ...stored, ...(file === undefined ? readMore() : {}) }),
    ...views,
  ];
  const waiting = all
    .map(([name, program], index) => ({ name, program, position: index + 1 }))
    .filter(({ name }) => only.length === 0 || only.some((part) => name.startsWith(part)))
    .filter(({ position }) => position >= from && position <= to);
  const total = waiting.length;
  const cpuLimit = measureCpuLimit();
  console.log(`${total} of ${all.length} programs, at most ${cpuLimit} CPU seconds each`);
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { name, program, position } = next;
      const ending = await runProgram(program, cpuLimit);
      const fault = judge(ending);
      if (fault !== undefined) failed += 1;
      console.log(row(position, name, ending, fault));
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(2, availableParallelism())) }, work));
  console.log(`${total - failed} of ${total} programs end by themselves`);
  if (failed > 0) process.exitCode = 1;
}

if (process.argv[2] === TRY) await tryProgram();
else {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options: {
      only: { type: 'string', multiple: true, default: [] },
      from: { type: 'string', default: '1' },
      to: { type: 'string', default: String(Number.MAX_SAFE_INTEGER) },
    },
    allowPositionals: true,
  });
  const [files, names] = [true, false].map((isFile) => positionals.filter((each) => each.endsWith('.mjs') === isFile));
  await runAll(files?.[0], {
    only: [...values.only, ...(names ?? [])],
    from: Number(values.from),
    to: Number(values.to),
  });
}
