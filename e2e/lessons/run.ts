/**
 * `npm run lessons [-- PART[/LESSON] …] [--show] [--sample]`: tests each lesson by its states, checks its text, and
 * prints a table of the parts. Without names, also tests the lesson packs in this folder. `--show` prints the results
 * of the checks in each state, and the predictions. `--sample` tests every third lesson.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bootedRuby } from '../../scripts/ruby/assets.ts';
import { readFolder } from '../../scripts/site/content/read-folder.ts';
import { lessonIds, LESSONS, readLesson } from '../../scripts/site/content/read-lesson.ts';
import { faultText } from '../../src/lesson-packs/pack.ts';
import { proveLesson } from '../../src/lesson-packs/prove-pack.ts';
import { readPack } from '../../src/lesson-packs/read-pack.ts';
import { parts } from '../../src/lessons/parts.ts';
import { createEngine } from '../../src/worker/engine.ts';
import { judge, type JudgedState } from './judge.ts';
import { loadChecks } from './load-checks.ts';
import { textFaults } from './text-faults.ts';

/** Lesson packs whose authors knew only the documentation. */
const PACKS = 'e2e/lessons/packs';

/** Planned numbers of lessons, states and predictions. */
const WANTED = { lessons: 45, wrong: 90, other: 45, predictions: 25 };
/** Minimum numbers. A smaller number is a fault. */
const HELD: typeof WANTED = { lessons: 65, wrong: 249, other: 108, predictions: 63 };

const { values: options, positionals: wanted } = parseArgs({
  options: { show: { type: 'boolean', default: false }, sample: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const named = lessonIds.filter(
  (id) => wanted.length === 0 || wanted.some((name) => id === name || id.startsWith(`${name}/`)),
);
const chosen = options.sample ? named.filter((_, index) => index % 3 === 0) : named;

const { analyze, apply, shell } = createEngine({ load: bootedRuby, failure: undefined, watch: () => {} });
const engine = { analyze, shell, apply: (request: Parameters<typeof apply>[0]) => apply(request, () => {}) };

/** Returns the ids of the lessons whose solution was recorded with real Puppet. */
function recordedIds(): ReadonlySet<string> {
  const path = 'e2e/conformance/expected/lessons.jsonl';
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return new Set(lines.map((line) => /"case":"lessons\/([^"]+)"/.exec(line)?.[1] ?? ''));
}

/** Returns the folders of lessons that `parts.ts` does not list. */
function unlisted(): readonly string[] {
  return parts
    .filter(({ id }) => existsSync(join(LESSONS, id)))
    .flatMap(({ id }) => readdirSync(join(LESSONS, id)).map((name) => `${id}/${name}`))
    .filter((id) => !lessonIds.includes(id));
}

const marks = { passed: '✓', open: '✗', waiting: '…', unchecked: ' ' } as const;

function showStates(id: string, states: readonly JudgedState[]): void {
  console.log(`\n${id}`);
  for (const { name, first, second } of states) {
    console.log(`  ${name}`);
    for (const [at, { id: check, state }] of second.checks.entries()) {
      const before = first.checks[at]?.state.kind ?? 'unchecked';
      const seen = state.kind === 'open' ? `: ${state.seen}` : '';
      console.log(`    ${marks[before]}${marks[state.kind]} ${check}${seen}`);
    }
    for (const { prediction } of [first, second]) {
      if (prediction?.outcome === undefined) continue;
      const { answer, why } = prediction.outcome;
      console.log(`    ? ${prediction.question}`);
      for (const choice of prediction.choices) console.log(`      ${choice === answer ? '●' : '○'} ${choice}`);
      if (why !== undefined) console.log(`      ${why}`);
    }
  }
}

const faults: string[] = wanted.length > 0 ? [] : unlisted().map((id) => `${id}: parts.ts does not list it`);
const recorded = recordedIds();
const checksOf = await loadChecks(chosen);
const rows = new Map(parts.map(({ id }) => [id, { lessons: 0, wrong: 0, other: 0, predictions: 0 }]));
for (const id of chosen) {
  const checks = checksOf.get(id);
  const row = rows.get(id.slice(0, id.indexOf('/')));
  if (checks === undefined || row === undefined) continue;
  const lesson = await readLesson(id);
  const judged = await judge(lesson, checks, engine);
  if (options.show) showStates(id, judged.states);
  const found = [...textFaults(lesson, checks, lessonIds), ...judged.faults];
  if (!recorded.has(id)) found.push('real Puppet was not recorded with its solution (CONTRIBUTING.md says how)');
  faults.push(...found.map((fault) => `${id}: ${fault}`));
  row.lessons += 1;
  row.wrong += judged.counts.wrong;
  row.other += judged.counts.other;
  if (checks.prediction !== undefined) row.predictions += 1;
}

if (wanted.length === 0) {
  for (const pack of readdirSync(PACKS)) {
    const read = readPack(await readFolder(join(PACKS, pack)));
    if (!read.ok) faults.push(...read.faults.map((fault) => `${pack}/${faultText(fault)}`));
    for (const lesson of read.ok ? read.pack.lessons : []) {
      const { faults: found } = await proveLesson(lesson, engine);
      faults.push(...found.map((fault) => `${lesson.id}: ${fault}`));
    }
  }
}

const columns = ['lessons', 'wrong', 'other', 'predictions'] as const;
function printRow(name: string, row: typeof WANTED): void {
  console.log(name.padEnd(22) + columns.map((column) => String(row[column]).padStart(13)).join(''));
}
console.log(`\n${''.padEnd(22)}${columns.map((column) => column.padStart(13)).join('')}`);
const totals = { lessons: 0, wrong: 0, other: 0, predictions: 0 };
for (const [id, row] of rows) {
  printRow(id, row);
  for (const column of columns) totals[column] += row[column];
}
printRow('all', totals);
printRow('wanted', WANTED);
if (wanted.length === 0 && !options.sample) {
  const missing = columns.filter((column) => totals[column] < HELD[column]);
  faults.push(...missing.map((column) => `there are ${totals[column]} ${column}, and there were ${HELD[column]}`));
}
if (faults.length > 0) {
  console.error(`\n${faults.map((fault) => `✗ ${fault}`).join('\n')}`);
  process.exitCode = 1;
}
