/** Formats a change as lines with the marks of a patch (`+` and `-`). */
import { diffLines } from 'diff';
import { countText } from '../../protocol/count-text.ts';
import type { AttributeChangeView, EdgeDifference, ResourceChangeView } from '../../protocol/nodes/nodes.ts';
import type { ComparisonSum, SummedError } from '../../protocol/nodes/sum-changes.ts';
import type { Comparison } from './comparison.ts';

export interface ChangeLine {
  readonly mark: '+' | '-' | '!' | ' ';
  readonly text: string;
}

const MARKS = { added: '+', removed: '-', changed: '!', order: '!' } as const;

export function changeMark({ status }: ResourceChangeView): ChangeLine['mark'] {
  return MARKS[status];
}

export function changeTitle({ resource, status }: ResourceChangeView): string {
  return status === 'order' ? 'Different order' : resource;
}

const ARROWS = { containment: 'contains', order: '->', refresh: '~>' } as const;

function edgeLine({ status, kind, from, to }: EdgeDifference): ChangeLine {
  return { mark: MARKS[status], text: `${from} ${ARROWS[kind]} ${to}` };
}

export interface EdgeLines {
  readonly lines: readonly ChangeLine[];
  readonly nodes: readonly string[];
}

/** Groups the edges that differ on the same nodes, because one change in the code often moves many resources. */
export function edgeLines({ edges }: Pick<ComparisonSum, 'edges'>): readonly EdgeLines[] {
  const groups = new Map<string, { readonly lines: ChangeLine[]; readonly nodes: readonly string[] }>();
  for (const { edge, nodes } of edges) {
    const key = JSON.stringify(nodes);
    const known = groups.get(key) ?? { lines: [], nodes };
    known.lines.push(edgeLine(edge));
    groups.set(key, known);
  }
  return [...groups.values()];
}

export function attributeLines({ attributes }: ResourceChangeView): readonly ChangeLine[] {
  return attributes.flatMap(linesOfAttribute);
}

function linesOfAttribute({ name, before, after, isText }: AttributeChangeView): readonly ChangeLine[] {
  if (before === undefined) return linesOfValue('+', name, after ?? '', isText);
  if (after === undefined) return linesOfValue('-', name, before, isText);
  if (isText !== true && name !== 'order')
    return [
      { mark: '-', text: `${name} => ${before}` },
      { mark: '+', text: `${name} => ${after}` },
    ];
  const parts = diffLines(before, after).filter(({ added, removed }) => added || removed);
  return [
    { mark: '!', text: name },
    ...parts.flatMap(({ added, value }) =>
      value
        .replace(/\n$/, '')
        .split('\n')
        .map((line): ChangeLine => ({ mark: added ? '+' : '-', text: `  ${line}` })),
    ),
  ];
}

function linesOfValue(mark: '+' | '-', name: string, value: string, isText?: true): readonly ChangeLine[] {
  if (isText !== true) return [{ mark, text: `${name} => ${value}` }];
  const lines = value.replace(/\n$/, '').split('\n');
  return [{ mark, text: name }, ...lines.map((line) => ({ mark, text: `  ${line}` }))];
}

export function errorLines({ before, after }: SummedError): readonly ChangeLine[] {
  return [
    { mark: '-', text: before ?? 'compiles' },
    { mark: '+', text: after ?? 'compiles' },
  ];
}

/** Summarizes a comparison in one sentence, for the last line or the heading of a report. */
export function summaryText({ folders, sum }: Comparison): string {
  if (folders === undefined) {
    if (sum.errors.length > 0) return 'The node does not compile in at least one version.';
    const count = sum.changes.length + sum.edges.length;
    return count === 0 ? 'No differences.' : `${countText(count, 'difference')}.`;
  }
  return `${sum.touched.length} of ${countText(folders.nodes, 'node')} ${folders.nodes === 1 || sum.touched.length === 1 ? 'changes' : 'change'}; ${folders.compiled} compiled again`;
}
