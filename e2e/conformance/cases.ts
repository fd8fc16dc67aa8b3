/** Finds the cases of a folder with Puppet's recorded results. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonRecord } from './compare.ts';

export interface RecordedCase {
  /** `AREA/NAME`. */
  readonly name: string;
  readonly area: string;
  readonly path: string;
  readonly expected: JsonRecord;
}

export interface RecordedExpression {
  /** Its line in `expressions.txt`, from 1. */
  readonly line: number;
  readonly expression: string;
  readonly expected: JsonRecord;
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
  return jsonLines(join(folder, 'expected', `${area}.jsonl`)).map((expected) => {
    const name = String(expected['case']);
    const path = folders.map((each) => caseAt(join(each, name))).find((found) => found !== undefined);
    if (path === undefined) throw new Error(`${area}.jsonl has a result for ${name}, but there is no such case`);
    return { name, area, path, expected };
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
  const found: RecordedExpression[] = [];
  readFileSync(path, 'utf8')
    .split('\n')
    .forEach((text, index) => {
      const expected = results[found.length];
      if (text.trim() === '' || expected === undefined) return;
      found.push({ line: index + 1, expression: text.replaceAll('\\n', '\n'), expected });
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
