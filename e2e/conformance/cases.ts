/** Finds the cases of a folder with Puppet's recorded results. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonRecord } from './compare.ts';
import { openVoxPath, readOpenVoxResults, type ResultsByRelease } from './releases/openvox.ts';

export interface RecordedCase {
  /** `AREA/NAME`. */
  readonly name: string;
  readonly area: string;
  readonly path: string;
  readonly expected: JsonRecord;
  /** Results of OpenVox that differ. */
  readonly openvox: ResultsByRelease;
}

export interface RecordedExpression {
  /** Its line in `expressions.txt`, from 1. */
  readonly line: number;
  readonly expression: string;
  readonly expected: JsonRecord;
  /** Results of OpenVox that differ. */
  readonly openvox: ResultsByRelease;
}

/** Names of the areas with results in a folder. */
export function listAreas(folder: string): readonly string[] {
  const expected = join(folder, 'expected');
  if (!existsSync(expected)) return [];
  return readdirSync(expected)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => name.slice(0, -'.jsonl'.length))
    .toSorted();
}

/** The cases of an area: those of the folder, and those that were generated elsewhere from another source. */
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

/** A case's manifest or folder. */
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

/** The non-empty lines of a file. */
export function readLines(path: string): readonly string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

export function parseRecord(line: string): JsonRecord {
  return JSON.parse(line) as JsonRecord;
}
