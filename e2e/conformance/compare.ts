/** Compares what Bunraku did with a case with what Puppet did, stage by stage. Pure: two results in, the differences out. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonRecord = { readonly [key: string]: Json };

/** The stages of a case in the order in which they happen; a result's keys that each looks at. */
export const stages = [
  { name: 'compile error', keys: ['compile_error'] },
  { name: 'resources', keys: ['catalog.classes', 'catalog.resources'] },
  { name: 'containment', keys: ['catalog.containment'] },
  { name: 'compile logs', keys: ['compile_logs'] },
  { name: 'graph edges', keys: ['graph.edges', 'graph.error', 'graph_error'] },
  { name: 'order', keys: ['graph.order', 'graph.order_error', 'graph.cycles'] },
  { name: 'evaluated', keys: ['evaluated'] },
  { name: 'apply logs', keys: ['apply_logs', 'apply_error'] },
  { name: 'statuses', keys: ['statuses'] },
  { name: 'target', keys: ['target'] },
] as const;

export type StageName = (typeof stages)[number]['name'];

export interface StageDifference {
  readonly stage: StageName;
  readonly lines: readonly string[];
}

/** The stages in which two results differ, each with a few readable lines (`-` Puppet, `+` Bunraku). */
export function differences(expected: JsonRecord, actual: JsonRecord): readonly StageDifference[] {
  const found: StageDifference[] = [];
  for (const { name, keys } of stages) {
    const lines = keys.flatMap((key) => explain(key, at(expected, key), at(actual, key)));
    if (lines.length > 0) found.push({ stage: name, lines });
  }
  return found;
}

function at(record: JsonRecord, key: string): Json | undefined {
  let value: Json | undefined = record;
  for (const part of key.split('.')) value = isRecord(value) ? value[part] : undefined;
  return value;
}

export function isRecord(value: Json | undefined): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two JSON values are the same; the order of a record's keys does not matter. */
export function same(left: Json | undefined, right: Json | undefined): boolean {
  if (left === right) return true;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item: Json, index) => same(item, right[index]));
  }
  if (!isRecord(left) || !isRecord(right)) return false;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => key in right && same(left[key], right[key]));
}

/** Lines that say how two values differ; none when they are the same. */
function explain(path: string, expected: Json | undefined, actual: Json | undefined): string[] {
  if (same(expected, actual)) return [];
  if (Array.isArray(expected) && Array.isArray(actual)) return explainLists(path, expected, actual);
  if (isRecord(expected) && isRecord(actual)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
    return [...keys].flatMap((key) => explain(`${path}.${key}`, expected[key], actual[key]));
  }
  return [path, `  - ${shown(expected)}`, `  + ${shown(actual)}`];
}

function explainLists(path: string, expected: readonly Json[], actual: readonly Json[]): string[] {
  if (expected.length === actual.length) {
    return expected.flatMap((item, index) => explain(`${path}[${label(item, index)}]`, item, actual[index]));
  }
  const missing = expected.filter((item) => !actual.some((other) => same(item, other)));
  const extra = actual.filter((item) => !expected.some((other) => same(item, other)));
  const lines = [`${path} (${expected.length} expected, ${actual.length} found)`];
  return [...lines, ...missing.map((item) => `  - ${shown(item)}`), ...extra.map((item) => `  + ${shown(item)}`)];
}

function label(item: Json, index: number): string {
  return isRecord(item) && typeof item['ref'] === 'string' ? item['ref'] : String(index);
}

function shown(value: Json | undefined): string {
  return value === undefined ? '(nothing)' : JSON.stringify(value);
}
