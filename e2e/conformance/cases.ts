/** Finds the cases of a folder and what Puppet did with each. */
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

/** The names of the areas that a folder holds results for. */
export function areasOf(folder: string): readonly string[] {
  const expected = join(folder, 'expected');
  if (!existsSync(expected)) return [];
  return readdirSync(expected)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => name.slice(0, -'.jsonl'.length))
    .toSorted();
}

/** The cases of an area. `casesFolder` has them; for the examples it is where they were laid out. */
export function casesOf(
  folder: string,
  area: string,
  casesFolder: string = join(folder, 'cases'),
): readonly RecordedCase[] {
  return jsonLines(join(folder, 'expected', `${area}.jsonl`)).map((expected) => {
    const name = String(expected['case']);
    const base = join(casesFolder, name);
    const path = existsSync(`${base}.pp`) ? `${base}.pp` : base;
    if (!existsSync(path) || (path === base && !statSync(path).isDirectory())) {
      throw new Error(`${area}.jsonl has a result for ${name}, but there is no such case in ${casesFolder}`);
    }
    return { name, area, path, expected };
  });
}

export function expressionsOf(folder: string): readonly RecordedExpression[] {
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

function jsonLines(path: string): JsonRecord[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JsonRecord);
}
