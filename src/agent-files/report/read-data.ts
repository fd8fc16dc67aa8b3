/**
 * Reads a JSON or YAML file as plain data. Ignores Ruby's tags, so no Ruby object is created. If a file is damaged or
 * too large, reads only the part before the damage or the limit.
 */
import { yamlData, type JsonData } from '../../engine/index.ts';
import { DEEPEST_CATALOG, findJsonProblem } from '../../protocol/project/json-problem.ts';
import type { UnreadPart } from '../../protocol/agent-files.ts';
import { closeJson } from './close-json.ts';

/**
 * Maximum numbers of UTF-16 code units, and of values in YAML. A report has about 1,500 code units per resource.
 * Reading YAML takes ten times as long as reading JSON.
 */
const READ_LIMITS = { json: 100_000_000, yaml: 24_000_000, values: 4_000_000 } as const;

export type DataReading =
  | { readonly kind: 'data'; readonly value: JsonData; readonly unread: readonly UnreadPart[] }
  | { readonly kind: 'broken'; readonly message: string };

export function readData(text: string): DataReading {
  const source = text.startsWith('\ufeff') ? text.slice(1) : text;
  return /^\s*[[{]/.test(source) ? readJson(source) : readYaml(source);
}

function readJson(text: string): DataReading {
  const limit = READ_LIMITS.json;
  if (text.length > limit) return readCutJson(text.slice(0, limit), [tooLong(text, limit)]);
  const value = parseJson(text);
  if (value !== undefined) return { kind: 'data', value, unread: [] };
  const rows = readJsonLines(text);
  if (rows !== undefined) return { kind: 'data', value: rows, unread: [] };
  const problem = findJsonProblem(text, DEEPEST_CATALOG);
  if (problem === undefined)
    return {
      kind: 'broken',
      message: 'The JSON is invalid, but the place of the error is unknown. Check the file with a JSON validator.',
    };
  const line = countLines(text, problem.start);
  const message =
    problem.end >= text.length
      ? `The JSON is incomplete: the file ends in line ${line}.`
      : `The JSON has an error in line ${line}: ${problem.message}. Nothing after it was read.`;
  return readCutJson(text.slice(0, problem.start), [{ message, line }]);
}

/** Reads JSON with one object per line, such as the output of `jq -c`. Undefined for text in any other form. */
function readJsonLines(text: string): JsonData | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2 || !lines.every((line) => line.startsWith('{'))) return undefined;
  const rows = lines.flatMap((line) => parseJson(line) ?? []);
  return rows.length === lines.length ? rows : undefined;
}

function readCutJson(text: string, unread: readonly UnreadPart[]): DataReading {
  const closed = closeJson(text);
  const value = closed === undefined ? undefined : parseJson(closed);
  return value === undefined
    ? { kind: 'broken', message: unread.map(({ message }) => message).join(' ') }
    : { kind: 'data', value, unread };
}

function parseJson(text: string): JsonData | undefined {
  try {
    const value: JsonData = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/**
 * Maximum number of further attempts to read a damaged YAML file. Each attempt stops before the mistake that the
 * previous one found.
 */
const ATTEMPTS = 3;

function readYaml(text: string): DataReading {
  const limit = READ_LIMITS.yaml;
  const unread: UnreadPart[] = [];
  let source = text;
  if (text.length > limit) {
    unread.push(tooLong(text, limit));
    source = text.slice(0, findEntryStart(text, limit));
  }
  for (let attempt = 0; attempt <= ATTEMPTS; attempt += 1) {
    const read = yamlData(source, READ_LIMITS.values);
    if (read.kind === 'data') return { kind: 'data', value: read.value, unread };
    const line = countLines(source, read.offset);
    if (unread.length === 0)
      unread.push({ message: `The YAML has an error: ${read.message}. Nothing after it was read.`, line });
    const end = findEntryStart(source, read.offset);
    if (end === 0) break;
    source = source.slice(0, end);
  }
  return { kind: 'broken', message: unread.map(({ message }) => message).join(' ') };
}

/**
 * Returns the start of the last line before `end` that begins an entry at one of the two outermost levels of
 * indentation. (Lines that continue a value are indented more.) Returns 0 if there is no such line.
 */
function findEntryStart(text: string, end: number): number {
  const [first = ''] = /^ *(?=[\w"'-]+:)/m.exec(text) ?? [];
  const deepest = first.length + 2;
  let lineEnd = end;
  while (lineEnd > 0) {
    const start = text.lastIndexOf('\n', lineEnd - 1) + 1;
    const indent = /\S/.exec(text.slice(start, start + deepest + 1))?.index;
    if (start < end && indent !== undefined && indent <= deepest) return start;
    lineEnd = start - 1;
  }
  return 0;
}

function tooLong(text: string, limit: number): UnreadPart {
  const million = (count: number): string => (count / 1_000_000).toFixed(0);
  return {
    message: `The file has ${million(text.length)} million characters. Only the first ${million(limit)} million were read.`,
  };
}

/** Returns the number of the line at an offset; counts from 1. */
function countLines(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
