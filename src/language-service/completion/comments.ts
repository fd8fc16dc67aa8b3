/** Completes in comments: names of checks after `# lint:ignore:`, and tags of Puppet Strings. */
import { lintChecks } from '../../engine/index.ts';
import type { CompletionItem } from '../answers.ts';
import type { Cursor } from '../cursor/cursor.ts';
import { readDoc } from '../index/doc.ts';
import type { RequestContext } from '../request-context.ts';
import { detail } from './items.ts';

const CONTROLS: readonly CompletionItem[] = [
  {
    label: 'lint:ignore',
    kind: 'keyword',
    insertText: 'lint:ignore:',
    documentation:
      'Ignores the problems of a check on this line. On a separate line, it applies up to `# lint:endignore`.',
  },
  {
    label: 'lint:endignore',
    kind: 'keyword',
    documentation: 'Ends a `# lint:ignore:` that is on a separate line.',
  },
];

const TAGS: Readonly<Record<string, string>> = {
  summary: 'One sentence of at most 140 characters, for lists.',
  param: 'Purpose of a parameter.',
  return: 'Return value of a function, with its type in brackets.',
  example: 'A title, and indented code in the lines below.',
  option: 'A key of a hash parameter.',
  raise: 'Condition under which a function fails.',
  see: 'Link to more information.',
  since: 'The release that introduced it.',
  api: '`public` or `private`.',
  note: 'An important remark.',
  deprecated: 'Marks it as deprecated, with its replacement.',
  overload: 'The signature that the tags below describe.',
};

export function commentItems({ index }: RequestContext, cursor: Cursor): readonly CompletionItem[] {
  const { file, offset, comment } = cursor;
  if (comment === undefined) return [];
  const before = file.text.slice(comment.start, offset);
  const ignored = /\blint:ignore:([\w ]*(?:lint:ignore:)?)*?(\w*)$/.exec(before);
  if (ignored !== null) {
    const typed = /\w*$/.exec(before)?.[0] ?? '';
    return lintChecks.map(({ name, documentation }) => ({
      label: name,
      kind: 'check',
      range: [offset - typed.length, offset],
      ...detail('check'),
      documentation,
    }));
  }
  const control = /(?:^#|\s)(l[\w:]*)$/.exec(before)?.[1];
  if (control !== undefined && 'lint:ignore:'.startsWith(control.slice(0, 5)))
    return CONTROLS.map((item) => ({ ...item, range: [offset - control.length, offset] }));
  const parameter = /@param\s+(\w*)$/.exec(before)?.[1];
  if (parameter !== undefined) return undocumented(index, cursor, parameter);
  const tag = /(?:^#|\s)@(\w*)$/.exec(before)?.[1];
  if (tag === undefined) return [];
  const start = offset - tag.length - 1;
  return Object.entries(TAGS).map(([name, documentation]) => ({
    label: `@${name}`,
    kind: 'keyword',
    range: [start, offset],
    documentation,
  }));
}

function undocumented(
  index: RequestContext['index'],
  { file, offset }: Cursor,
  typed: string,
): readonly CompletionItem[] {
  const next = index
    .fileIndex(file.path)
    ?.definitions.filter(({ range, parameters }) => range[0] > offset && parameters !== undefined)
    .toSorted((a, b) => a.range[0] - b.range[0])[0];
  const documented = readDoc(next?.doc ?? '').params;
  return (next?.parameters ?? [])
    .filter(({ name }) => name === typed || !documented.has(name))
    .map(({ name, type }) => ({
      label: name,
      kind: 'parameter',
      range: [offset - typed.length, offset],
      ...detail(type),
    }));
}
