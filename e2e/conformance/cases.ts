/** Finds the cases in a folder, with the results that were recorded with Puppet. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonRecord } from './compare.ts';
import { openVoxPath, readOpenVoxResults, type ResultsByRelease } from './releases/openvox.ts';

export interface RecordedCase {
  /** Name of the case, as `AREA/NAME`. */
  readonly name: string;
  readonly area: string;
  readonly path: string;
  readonly expected: JsonRecord;
  /** Results of OpenVox that differ from `expected`. */
  readonly openvox: ResultsByRelease;
}

export interface RecordedExpression {
  /** Line of the expression in `expressions.txt`, from 1. */
  readonly line: number;
  readonly expression: string;
  readonly expected: JsonRecord;
  /** Results of OpenVox that differ from `expected`. */
  readonly openvox: ResultsByRelease;
}

/** Returns the names of the areas that have results in a folder. */
export function listAreas(folder: string): readonly string[] {
  const expected = join(folder, 'expected');
  if (!existsSync(expected)) return [];
  return readdirSync(expected)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => name.slice(0, -'.jsonl'.length))
    .toSorted();
}

/** Returns the cases of an area: those in the folder, and generated ones in the folder `laidOut`. */
export function listCases(folder: string, area: string, laidOut?: string): readonly RecordedCase[] {
  const folders = [join(folder, 'cases'), ...(laidOut === undefined ? [] : [laidOut])];
  const openvox = readOpenVoxResults(openVoxPath(folder, area), 'case');
  return jsonLines(join(folder, 'expected', `${area}.jsonl`)).map((expected) => {
    const name = String(expected['case']);
    const path = folders.map((each) => caseAt(join(each, name))).find((found) => found !== undefined);
    if (path === undefined) throw new Error(`${area}.jsonl has a result for ${name}, but there is no such case`);
    return { name, area, path, expected, openvox: openvox.get(name) ?? {} };
  });
}

/** Returns the manifest or the folder of a case. */
function caseAt(base: string): string | undefined {
  if (existsSync(`${base}.pp`)) return `${base}.pp`;
  return existsSync(base) && statSync(base).isDirectory() ? base : undefined;
}

export function readExpressions(folder: string): readonly RecordedExpression[] {
  const path = join(folder, 'eval', 'expressions.txt');
  if (!existsSync(path)) return [];
  const results = jsonLines(join(folder, 'eval', 'expected.jsonl'));
  const openvox = readOpenVoxResults(join(folder, 'eval', 'openvox.jsonl'), 'expression');
  const found: RecordedExpression[] = [];
  readFileSync(path, 'utf8')
    .split('\n')
    .forEach((text, index) => {
      const expected = results[found.length];
      if (text.trim() === '' || expected === undefined) return;
      const expression = text.replaceAll('\\n', '\n');
      found.push({ line: index + 1, expression, expected, openvox: openvox.get(expression) ?? {} });
    });
  return found;
}

export function jsonLines(path: string): JsonRecord[] {
  return readLines(path).map(parseRecord);
}

/** Returns the lines of a file, without empty ones. */
export function readLines(path: string): readonly string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

export function parseRecord(line: string): JsonRecord {
  return JSON.parse(line) as JsonRecord;
}
