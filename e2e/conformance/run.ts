/**
 * `npm run conformance [-- --area AREA] [--show N] [--cases DIR] [--modulepath DIRS] [--record] [--check] [--sample]
 * [--tables]`: runs the cases with the engine, and compares the results with those of real Puppet and OpenVox. With
 * `--sample`, only one in three of the slow cases runs, and most cases for which all releases have the same result run
 * only as Puppet 8.11. `--write-examples DIR`, `--write-lessons DIR` and `--write-puzzles DIR` only write the examples,
 * lessons and puzzles as cases. `--area AREA --take FILE` only adds the output of a recorder to the area's expected
 * results.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { evaluateLine } from '../../src/cli/evaluate.ts';
import type { ReleaseId } from '../../src/engine/index.ts';
import { isInstalled, readCase } from '../../src/cli/case.ts';
import { findArea, debianArea, moduleArea, type Area } from './areas.ts';
import { listAreas, listCases, readExpressions } from './cases.ts';
import { isRecord, same, type Json, type JsonRecord, type StageDifference } from './compare.ts';
import { releasesArea } from './releases/area.ts';
import { baseRelease, chooseReleases, recordedReleases } from './releases/openvox.ts';
import { readPassing, regressions, writePassing, type Passing } from './passing.ts';
import { writeExampleCases } from './example-cases.ts';
import { writeLessonCases } from './lesson-cases.ts';
import { writePuzzleCases } from './puzzle-cases.ts';
import { temporaryMadeCases } from './made-cases.ts';
import { formatTable, markdownTable, stageTable, withTables, type AreaResult } from './table.ts';
import { takeRecorded } from './take.ts';
import { Tally } from './tally.ts';

const { values: options } = parseArgs({
  options: {
    area: { type: 'string', multiple: true },
    case: { type: 'string' },
    show: { type: 'string', default: '0' },
    cases: { type: 'string' },
    modulepath: { type: 'string' },
    record: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
    tables: { type: 'boolean', default: false },
    'write-examples': { type: 'string' },
    'write-lessons': { type: 'string' },
    'write-puzzles': { type: 'string' },
    take: { type: 'string' },
  },
});

const root = fileURLToPath(new URL('../..', import.meta.url));
const own = join(root, 'e2e', 'conformance');
const folder = options.cases ?? own;
const recordPath = join(own, 'passing.json');

const examplesTo = options['write-examples'];
const lessonsTo = options['write-lessons'];
const puzzlesTo = options['write-puzzles'];
if (examplesTo !== undefined) writeExampleCases(examplesTo);
if (lessonsTo !== undefined) writeLessonCases(lessonsTo);
if (puzzlesTo !== undefined) writePuzzleCases(puzzlesTo);
if ([examplesTo, lessonsTo, puzzlesTo].some((to) => to !== undefined)) process.exit();

if (options.take !== undefined) {
  const [area] = options.area ?? [];
  if (area === undefined) throw new Error('--take FILE needs --area AREA: where the results belong');
  console.log(`${takeRecorded(folder, area, options.take)} results taken into expected/${area}.jsonl`);
  process.exit();
}

const ran = { cases: new Array<string>(), expressions: new Array<string>() };
const passed = { cases: new Array<string>(), expressions: new Array<string>() };
const shown: string[] = [];
const isSampled = options.sample;
const toShow = Number(options.show);
let notRun = 0;

function show(title: string, lines: readonly string[]): void {
  if (shown.length < toShow) shown.push([`✗ ${title}`, ...lines.map((line) => `    ${line}`)].join('\n'));
}

/** Converts a value to JSON and back, to compare it with recorded JSON. */
function asJson(value: object): JsonRecord {
  const json: Json = JSON.parse(JSON.stringify(value)) as Json;
  return isRecord(json) ? json : {};
}

interface AreaResults {
  readonly all: AreaResult;
  /** Result without the cases that need modules of this machine, so that it is the same on every machine. */
  readonly anywhere: AreaResult;
}

async function runArea(area: Area): Promise<AreaResults> {
  const all = new Tally(area.stages);
  const anywhere = new Tally(area.stages);
  const laidOut = area.hasMadeCases ? temporaryMadeCases() : undefined;
  for (const [index, { name, path, expected, openvox }] of listCases(folder, area.name, laidOut).entries()) {
    if (options.case !== undefined && !name.includes(options.case)) continue;
    if (isSampled && index % area.sampledCases !== 0) continue;
    const modules = listModules(path);
    if (!modules.every((name) => isThere(area, name))) {
      notRun += 1;
      continue;
    }
    const found = area.compare(
      expected,
      await computeResult(area, path, chooseReleases(index, openvox, { isSampled })),
      openvox,
    );
    const passes = area.passes(found);
    all.add(found, passes);
    if (modules.length === 0) anywhere.add(found, passes);
    note(area, name, found);
    if (!passes) {
      show(
        name,
        found.flatMap(({ stage, lines }) => [`${stage}:`, ...lines.slice(0, 12).map((line) => `  ${line}`)]),
      );
    }
  }
  return { all: all.result(area.name), anywhere: anywhere.result(area.name) };
}

/** Folders of public modules from the command line. */
const modulePath = options.modulepath?.split(':').filter((each) => each !== '');

/** Returns whether the modules of a case are available. */
function isThere(area: Area, name: string): boolean {
  if (area.name !== moduleArea) return isInstalled(name);
  return modulePath?.some((each) => existsSync(join(each, name))) === true;
}

/** Records what passes: a case, and if the area is held by stage, each stage. */
function note(area: Area, name: string, found: readonly StageDifference[]): void {
  const noteOne = (entry: string, passes: boolean): void => {
    ran.cases.push(entry);
    if (passes) passed.cases.push(entry);
  };
  noteOne(name, area.passes(found));
  if (!area.isHeldByStage) return;
  for (const each of area.stages) {
    noteOne(`${name}: ${each.name}`, !found.some(({ stage }) => stage === each.name));
  }
}

/** Returns the modules that must be installed for a case. */
function listModules(path: string): readonly string[] {
  return readCase(path).options.modules ?? [];
}

async function computeResult(area: Area, path: string, releases: readonly ReleaseId[]): Promise<JsonRecord> {
  try {
    return asJson(await area.run(path, releases));
  } catch (error) {
    return {
      compile_error: {
        message: `Bunraku threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      },
    };
  }
}

function runExpressions(): AreaResults {
  const all = new Tally([]);
  // Every expression runs with every release, because a process reports a deprecation only once: leaving out runs would
  // change the results of later ones.
  for (const { line, expression, expected, openvox } of readExpressions(folder)) {
    if (options.case !== undefined && !expression.includes(options.case)) continue;
    ran.expressions.push(expression);
    const found = recordedReleases.flatMap((release): readonly StageDifference[] => {
      const recorded = withoutInput(openvox[release] ?? expected);
      const actual = withoutInput(expressionResult(expression, release));
      if (same(recorded, actual)) return [];
      const lines = [`${release} - ${JSON.stringify(recorded)}`, `${release} + ${JSON.stringify(actual)}`];
      return [{ stage: 'value', release, lines }];
    });
    all.add(found, found.length === 0);
    if (found.length === 0) passed.expressions.push(expression);
    else
      show(
        `eval line ${line}: ${expression}`,
        found.flatMap(({ lines }) => lines),
      );
  }
  const result = all.result('eval');
  return { all: result, anywhere: result };
}

function expressionResult(expression: string, release: ReleaseId): JsonRecord {
  try {
    return asJson(evaluateLine(expression, release, { factsFrom: baseRelease }));
  } catch (error) {
    return { thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function withoutInput(result: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(result).filter(([key]) => key !== 'expression'));
}

const wanted = options.area ?? [...listAreas(folder), 'eval'];
const results: AreaResults[] = [];
for (const area of wanted) results.push(area === 'eval' ? runExpressions() : await runArea(findArea(area, modulePath)));

if (shown.length > 0) console.log(`${shown.join('\n\n')}\n`);
console.log(formatTable(results.map(({ all }) => all)));
if (notRun > 0)
  console.log(
    `\n${notRun} cases not run: they need modules that are not here: those of Debian's puppet-module-* packages, or those of --modulepath.`,
  );

/**
 * Results for the table in docs/conformance.md. Areas whose cases all need modules have no row. A real Debian and older
 * releases have tables of their own.
 */
const shownResults = results
  .map(({ anywhere }) => anywhere)
  .filter(({ area, total }) => total > 0 && area !== releasesArea);
const onDebian = shownResults.find(({ area }) => area === debianArea);
const tables = {
  conformance: markdownTable(shownResults.filter((result) => result !== onDebian)),
  ...(onDebian === undefined ? {} : { debian: stageTable(onDebian) }),
};

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

const tablesPath = join(root, 'docs', 'conformance.md');
if (options.tables) {
  writeFileSync(tablesPath, withTables(readFileSync(tablesPath, 'utf8'), tables));
  console.log('\nThe tables in docs/conformance.md are those of this run.');
}

if (options.check) {
  const lost = regressions(readPassing(recordPath), ran, passed);
  if (lost.length > 0) {
    console.error(`\n${lost.length} passed before and do not any more:\n${lost.map((name) => `  ${name}`).join('\n')}`);
    console.error('See one with: npm run conformance -- --show 1 --case NAME');
    process.exitCode = 1;
  }
  const page = readFileSync(tablesPath, 'utf8');
  // Compares the tables only after a run of all cases, because some of them alone give incomplete tables.
  if (options.area === undefined && !isSampled && withTables(page, tables) !== page) {
    console.error(
      '\nThe tables in docs/conformance.md are not those of this run: npm run conformance -- --record --tables',
    );
    process.exitCode = 1;
  }
}
