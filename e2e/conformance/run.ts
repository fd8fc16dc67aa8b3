/**
 * `npm run conformance [-- --area AREA] [--show N] [--cases DIR] [--record] [--check] [--readme]`: runs the cases through the
 * engine in this process and compares with what real Puppet did. `--write-examples DIR` lays out the examples as cases and ends.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { evaluateLine } from '../../src/cli/evaluate.ts';
import { isInstalled, readCase } from '../../src/cli/case.ts';
import { runCase } from '../../src/cli/run-case.ts';
import { recordedMachine } from './machine/case-machine.ts';
import { areasOf, casesOf, expressionsOf } from './cases.ts';
import {
  differences,
  isRecord,
  same,
  type Json,
  type JsonRecord,
  type StageDifference,
  type StageName,
} from './compare.ts';
import { readPassing, regressions, writePassing, type Passing } from './passing.ts';
import { examplesArea, temporaryExampleCases, writeExampleCases } from './example-cases.ts';
import { formatTable, markdownTable, withTable, type AreaResult } from './table.ts';

const { values: options } = parseArgs({
  options: {
    area: { type: 'string', multiple: true },
    case: { type: 'string' },
    show: { type: 'string', default: '0' },
    cases: { type: 'string' },
    record: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
    'write-examples': { type: 'string' },
  },
});

const root = fileURLToPath(new URL('../..', import.meta.url));
const own = join(root, 'e2e', 'conformance');
const folder = options.cases ?? own;
const recordPath = join(own, 'passing.json');

const examplesTo = options['write-examples'];
if (examplesTo !== undefined) {
  writeExampleCases(examplesTo);
  process.exit();
}

const ran = { cases: new Array<string>(), expressions: new Array<string>() };
const passed = { cases: new Array<string>(), expressions: new Array<string>() };
const shown: string[] = [];
const toShow = Number(options.show);
let notRun = 0;

function show(title: string, lines: readonly string[]): void {
  if (shown.length < toShow) shown.push([`✗ ${title}`, ...lines.map((line) => `    ${line}`)].join('\n'));
}

/** JSON as it would be read back: what a comparison with recorded JSON is made of. */
function asJson(value: object): JsonRecord {
  const json: Json = JSON.parse(JSON.stringify(value)) as Json;
  return isRecord(json) ? json : {};
}

/** Counts one area's cases as they come in. */
class Tally {
  readonly #byStage = new Map<StageName, number>();
  #total = 0;
  #passed = 0;

  add(found: readonly StageDifference[]): void {
    this.#total += 1;
    if (found.length === 0) this.#passed += 1;
    for (const { stage } of found) this.#byStage.set(stage, (this.#byStage.get(stage) ?? 0) + 1);
  }

  result(area: string): AreaResult {
    return { area, total: this.#total, passed: this.#passed, byStage: this.#byStage };
  }
}

interface AreaResults {
  readonly all: AreaResult;
  /** Without the cases that need modules of this machine: the same everywhere. */
  readonly anywhere: AreaResult;
}

async function runArea(area: string): Promise<AreaResults> {
  const all = new Tally();
  const anywhere = new Tally();
  const laidOut = area === examplesArea ? temporaryExampleCases() : undefined;
  for (const recorded of casesOf(folder, area, laidOut)) {
    if (options.case !== undefined && !recorded.name.includes(options.case)) continue;
    const modules = modulesOf(recorded.path);
    if (!modules.every(isInstalled)) {
      notRun += 1;
      continue;
    }
    ran.cases.push(recorded.name);
    const found = differences(recorded.expected, await resultOf(recorded.path));
    all.add(found);
    if (modules.length === 0) anywhere.add(found);
    if (found.length === 0) passed.cases.push(recorded.name);
    else {
      show(
        recorded.name,
        found.flatMap(({ stage, lines }) => [`${stage}:`, ...lines.slice(0, 12).map((line) => `  ${line}`)]),
      );
    }
  }
  return { all: all.result(area), anywhere: anywhere.result(area) };
}

/** The modules that a case takes from those installed on the machine. */
function modulesOf(path: string): readonly string[] {
  return readCase(path).options.modules ?? [];
}

async function resultOf(path: string): Promise<JsonRecord> {
  try {
    return asJson(await runCase(path, recordedMachine));
  } catch (error) {
    return {
      compile_error: {
        message: `Bunraku threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      },
    };
  }
}

function runExpressions(): AreaResults {
  let total = 0;
  for (const { line, expression, expected } of expressionsOf(folder)) {
    if (options.case !== undefined && !expression.includes(options.case)) continue;
    total += 1;
    ran.expressions.push(expression);
    const actual = expressionResult(expression);
    if (same(withoutInput(expected), withoutInput(actual))) passed.expressions.push(expression);
    else
      show(`eval line ${line}: ${expression}`, [
        `- ${JSON.stringify(withoutInput(expected))}`,
        `+ ${JSON.stringify(withoutInput(actual))}`,
      ]);
  }
  const result = { area: 'eval', total, passed: passed.expressions.length, byStage: new Map<StageName, number>() };
  return { all: result, anywhere: result };
}

function expressionResult(expression: string): JsonRecord {
  try {
    return asJson(evaluateLine(expression));
  } catch (error) {
    return { thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function withoutInput(result: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(result).filter(([key]) => key !== 'expression'));
}

const wanted = options.area ?? [...areasOf(folder), 'eval'];
const results: AreaResults[] = [];
for (const area of wanted) results.push(area === 'eval' ? runExpressions() : await runArea(area));

if (shown.length > 0) console.log(`${shown.join('\n\n')}\n`);
console.log(formatTable(results.map(({ all }) => all)));
if (notRun > 0)
  console.log(
    `\n${notRun} cases not run: they need modules of Debian's puppet-module-* packages that are not installed here.`,
  );

/** What the README shows: areas without a case that runs anywhere have no row. */
const table = markdownTable(results.map(({ anywhere }) => anywhere).filter(({ total }) => total > 0));

if (options.record) {
  const before = readPassing(recordPath);
  const merge = (earlier: readonly string[], run: readonly string[], now: readonly string[]): string[] => {
    const again = new Set(run);
    return [...earlier.filter((name) => !again.has(name)), ...new Set(now)];
  };
  const now: Passing = {
    cases: merge(before.cases, ran.cases, passed.cases),
    expressions: merge(before.expressions, ran.expressions, passed.expressions),
  };
  writePassing(recordPath, now);
  console.log(`\nRecorded ${now.cases.length} cases and ${now.expressions.length} expressions that pass.`);
}

const readmePath = join(root, 'README.md');
if (options.readme) {
  writeFileSync(readmePath, withTable(readFileSync(readmePath, 'utf8'), table));
  console.log('\nThe table in README.md is that of this run.');
}

if (options.check) {
  const lost = regressions(readPassing(recordPath), ran, passed);
  if (lost.length > 0) {
    console.error(`\n${lost.length} passed before and do not any more:\n${lost.map((name) => `  ${name}`).join('\n')}`);
    console.error('See one with: npm run conformance -- --show 1 --case NAME');
    process.exitCode = 1;
  }
  const readme = readFileSync(readmePath, 'utf8');
  if (withTable(readme, table) !== readme) {
    console.error('\nThe table in README.md is not that of this run: npm run conformance -- --record --readme');
    process.exitCode = 1;
  }
}
