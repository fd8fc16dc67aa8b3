import type { UnusedAnswer, UnusedEntry, UnusedKind } from '../../protocol/language-api.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import { placeAt } from '../../protocol/project/text-edits.ts';
import type { Place } from '../../protocol/analysis.ts';
import { countText } from '../../protocol/count-text.ts';
import type { TreeRow } from '../shared/list/tree-keys.ts';

export const kindTitles = {
  class: 'Classes',
  define: 'Defines',
  function: 'Functions',
  type: 'Data types',
  template: 'Templates',
  file: 'Files of modules',
  key: 'Data keys',
  'data file': 'Data files',
} as const satisfies Readonly<Record<UnusedKind, string>>;

const kinds: readonly UnusedKind[] = ['class', 'define', 'function', 'type', 'template', 'file', 'key', 'data file'];

export type UnusedRow = TreeRow &
  (
    | { readonly kind: 'group'; readonly group: UnusedKind; readonly count: number }
    | { readonly kind: 'entry'; readonly entry: UnusedEntry }
  );

/** Converts unused entries to a tree, grouped by kind and sorted by name. `text` filters them by name and path. */
export function unusedRows(
  entries: readonly UnusedEntry[],
  text: string,
  closed: ReadonlySet<string>,
): readonly UnusedRow[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isWanted = ({ name, places }: UnusedEntry): boolean => {
    const line = `${name} ${places.map(({ file }) => file).join(' ')}`.toLowerCase();
    return words.every((word) => line.includes(word));
  };
  return kinds.flatMap((group): readonly UnusedRow[] => {
    const own = entries.filter((entry) => entry.kind === group && isWanted(entry)).toSorted(byName);
    if (own.length === 0) return [];
    const isExpanded = !closed.has(group);
    const title = `${kindTitles[group]}, ${own.length}`;
    const head: UnusedRow = { kind: 'group', id: group, level: 1, isExpanded, text: title, group, count: own.length };
    return isExpanded ? [head, ...own.map(entryRow)] : [head];
  });
}

function byName(one: UnusedEntry, other: UnusedEntry): number {
  return one.name < other.name ? -1 : one.name > other.name ? 1 : 0;
}

function entryRow(entry: UnusedEntry): UnusedRow {
  const { kind, name, places } = entry;
  const text = `${name}, ${places[0]?.file ?? ''}`;
  return { kind: 'entry', id: `${kind} ${name}`, level: 2, isExpanded: undefined, text, entry };
}

export function reasonText(
  { why, kind }: Pick<UnusedEntry, 'why' | 'kind'>,
  { nodes }: UnusedAnswer['judged'],
): string {
  switch (why) {
    case 'unnamed':
      return kind === 'key'
        ? 'No used code looks it up, and no used class has a parameter with that name.'
        : `No used file refers to it${nodes === 0 ? '' : ', and no node read it'}.`;
    case 'unreached':
      return kind === 'data file'
        ? 'It is not in any node’s hierarchy.'
        : 'Other code refers to it, but no node reaches that code.';
    case 'class':
      return 'It is the value of a parameter of an unused class.';
    case 'parameter':
      return 'Its class has no parameter with that name.';
  }
}

export function judgedText({ nodes, failed, undecided }: UnusedAnswer['judged']): string {
  const left = undecided === 0 ? '' : ` Undecided: ${undecided.toLocaleString('en')}.`;
  if (nodes === 0) return `Based on reading the code alone: no node was compiled.${left}`;
  const failing =
    failed === 0
      ? 'All of them compile.'
      : `${failed.toLocaleString('en')} of them ${failed === 1 ? 'does' : 'do'} not compile.`;
  return `Based on ${countText(nodes, 'compiled node')}. ${failing}${left}`;
}

/** Converts a range to a place in the current file. The file may have changed after the search. */
export function toPlace({ file, range }: UnusedEntry['places'][number], files: ProjectFiles): Place {
  return placeAt(file, files[file] ?? '', ...range);
}
