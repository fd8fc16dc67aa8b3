/** Formats a change as lines with the marks of a patch (`+` and `-`). */
import { diffLines } from 'diff';
import { countText } from '../../protocol/count-text.ts';
import type { AttributeChangeView, ResourceChangeView } from '../../protocol/nodes/nodes.ts';
import type { SummedError } from '../../protocol/nodes/sum-changes.ts';
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
    return sum.changes.length === 0 ? 'No differences.' : `${countText(sum.changes.length, 'difference')}.`;
  }
  return `${sum.touched.length} of ${countText(folders.nodes, 'node')} ${sum.touched.length === 1 ? 'changes' : 'change'}; ${folders.compiled} compiled again`;
}
