/**
 * `npm run conformance [-- --area AREA] [--show N] [--cases DIR] [--record] [--check] [--readme]`: runs the cases through the
 * engine in this process and compares with what real Puppet did.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { evaluateLine } from '../../src/cli/evaluate.ts';
import { runCase } from '../../src/cli/run-case.ts';
import { areasOf, casesOf, expressionsOf } from './cases.ts';
import { differences, isRecord, same, type Json, type JsonRecord, type StageName } from './compare.ts';
import { readPassing, regressions, writePassing, type Passing } from './passing.ts';
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
  },
});

const root = fileURLToPath(new URL('../..', import.meta.url));
const own = join(root, 'e2e', 'conformance');
const folder = options.cases ?? own;
const recordPath = join(own, 'passing.json');

const ran = { cases: new Array<string>(), expressions: new Array<string>() };
const passed = { cases: new Array<string>(), expressions: new Array<string>() };
const shown: string[] = [];
const toShow = Number(options.show);

function show(title: string, lines: readonly string[]): void {
  if (shown.length < toShow) shown.push([`✗ ${title}`, ...lines.map((line) => `    ${line}`)].join('\n'));
}

/** JSON as it would be read back: what a comparison with recorded JSON is made of. */
function asJson(value: object): JsonRecord {
  const json: Json = JSON.parse(JSON.stringify(value)) as Json;
  return isRecord(json) ? json : {};
}

async function runArea(area: string): Promise<AreaResult> {
  const byStage = new Map<StageName, number>();
  let total = 0;
  let whole = 0;
  for (const recorded of casesOf(folder, area)) {
    if (options.case !== undefined && !recorded.name.includes(options.case)) continue;
    total += 1;
    ran.cases.push(recorded.name);
    const found = differences(recorded.expected, await resultOf(recorded.path));
    for (const { stage } of found) byStage.set(stage, (byStage.get(stage) ?? 0) + 1);
    if (found.length === 0) {
      whole += 1;
      passed.cases.push(recorded.name);
    } else {
      show(
        recorded.name,
        found.flatMap(({ stage, lines }) => [`${stage}:`, ...lines.slice(0, 12).map((line) => `  ${line}`)]),
      );
    }
  }
  return { area, total, passed: whole, byStage };
}

async function resultOf(path: string): Promise<JsonRecord> {
  try {
    return asJson(await runCase(path));
  } catch (error) {
    return {
      compile_error: {
        message: `Bunraku threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      },
    };
  }
}

function runExpressions(): AreaResult {
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
  return { area: 'eval', total, passed: passed.expressions.length, byStage: new Map() };
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
const results: AreaResult[] = [];
for (const area of wanted) results.push(area === 'eval' ? runExpressions() : await runArea(area));

if (shown.length > 0) console.log(`${shown.join('\n\n')}\n`);
console.log(formatTable(results));

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
  writeFileSync(readmePath, withTable(readFileSync(readmePath, 'utf8'), markdownTable(results)));
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
  if (withTable(readme, markdownTable(results)) !== readme) {
    console.error('\nThe table in README.md is not that of this run: npm run conformance -- --record --readme');
    process.exitCode = 1;
  }
}
