/** Reads edges from PuppetDB (`/pdb/query/v4/edges`), as one array or as one object per line. */
import { findJsonProblem, lineAndColumn } from '../../protocol/project/json-problem.ts';
import type { AgentEdge, AgentGraph, UnreadPart } from '../../protocol/agent-files.ts';
import { findLoops } from './loops.ts';

/** Maximum nesting depth of an answer with edges. */
const MAX_DEPTH = 10;
/**
 * Relationships by their names in PuppetDB. The source is always applied before the target, because PuppetDB's terminus
 * reverses `require` and `subscribe`.
 */
const RELATIONSHIPS: ReadonlyMap<unknown, string> = new Map([
  ['contains', 'containment'],
  ['before', 'before'],
  ['required-by', 'require'],
  ['notifies', 'notify'],
  ['subscription-of', 'subscribe'],
]);

export function readEdges(text: string): AgentGraph {
  const problem = findJsonProblem(text, MAX_DEPTH);
  const parsed = problem === undefined ? JSON.parse(text) : undefined;
  const rows = (problem === undefined ? toRows(parsed) : readLines(text)) ?? [];
  const edges = rows.flatMap((row) => toEdge(row) ?? []);
  const names = [...new Set(rows.flatMap((row) => (isRecord(row) ? [row['certname']] : [])))];
  const left = rows.length - edges.length;
  const where = problem === undefined ? undefined : lineAndColumn(text, problem.start);
  const unread: readonly UnreadPart[] = [
    ...(problem === undefined || isLines(text) ? [] : [{ message: `${problem.message}.`, line: where?.line ?? 1 }]),
    ...(left === 0
      ? []
      : [
          {
            message: `${left} ${left === 1 ? 'entry was left out: it is not an edge' : 'entries were left out: they are not edges'}.`,
          },
        ]),
    ...(names.length < 2
      ? []
      : [
          {
            message: `The edges belong to ${names.length} nodes, and are shown in one graph. Query PuppetDB for one node to separate them.`,
          },
        ]),
  ];
  const [certname] = names;
  return {
    kind: 'graph',
    graph: 'edges',
    nodes: [...new Set(edges.flatMap(({ from, to }) => [from, to]))],
    edges,
    cycles: findLoops(edges.filter(({ relationship }) => relationship !== 'containment')).map((members) => ({
      members,
      isWhole: true,
    })),
    ...(typeof certname === 'string' && names.length === 1 ? { certname } : {}),
    unread,
  };
}

function toRows(parsed: unknown): readonly unknown[] | undefined {
  if (Array.isArray(parsed)) return parsed;
  return isRecord(parsed) ? [parsed] : undefined;
}

/** True for an answer with one object per line. Such an answer is complete, although it is not a single JSON value. */
function isLines(text: string): boolean {
  return text.trimStart().startsWith('{') && text.trimEnd().endsWith('}');
}

/** Reads the lines that are complete objects, for an answer that was streamed or is cut off. */
function readLines(text: string): readonly unknown[] {
  return text.split('\n').flatMap((line): readonly unknown[] => {
    const object = line
      .trim()
      .replace(/^\[\s*/, '')
      .replace(/,$/, '');
    if (!object.startsWith('{') || findJsonProblem(object, MAX_DEPTH) !== undefined) return [];
    return [JSON.parse(object)];
  });
}

function toEdge(row: unknown): AgentEdge | undefined {
  if (!isRecord(row)) return undefined;
  const { relationship, source_type, source_title, target_type, target_title } = row;
  if (typeof source_type !== 'string' || typeof target_type !== 'string') return undefined;
  if (typeof source_title !== 'string' || typeof target_title !== 'string') return undefined;
  const kind = RELATIONSHIPS.get(relationship);
  return {
    from: `${source_type}[${source_title}]`,
    to: `${target_type}[${target_title}]`,
    ...(kind === undefined ? {} : { relationship: kind, refresh: kind === 'notify' || kind === 'subscribe' }),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
