import { migrationKinds, type FindingView, type MigrationKind } from '../../protocol/migration.ts';
import { placeText } from '../shared/label-texts.ts';
import type { TreeRow } from '../shared/list/tree-keys.ts';

export const kindTexts: Readonly<Record<MigrationKind, { readonly title: string; readonly word: string }>> = {
  silent: { title: 'Silent changes', word: 'silent' },
  error: { title: 'Errors', word: 'error' },
  order: { title: 'Different order', word: 'order' },
  log: { title: 'Log changes', word: 'log' },
};

export type MigrationRow = TreeRow &
  (
    | { readonly kind: 'group'; readonly group: MigrationKind; readonly count: number }
    | { readonly kind: 'finding'; readonly finding: FindingView }
  );

/** Groups the findings by kind as a tree, with silent changes first. Groups in `closed` are collapsed. */
export function migrationRows(findings: readonly FindingView[], closed: ReadonlySet<string>): readonly MigrationRow[] {
  return migrationKinds.flatMap((group): readonly MigrationRow[] => {
    const own = findings.filter(({ kind }) => kind === group);
    if (own.length === 0) return [];
    const isExpanded = !closed.has(group);
    const text = `${kindTexts[group].title}, ${own.length}`;
    const head: MigrationRow = { kind: 'group', id: group, level: 1, isExpanded, text, group, count: own.length };
    return isExpanded ? [head, ...own.map(findingRow)] : [head];
  });
}

function findingRow(finding: FindingView): MigrationRow {
  const { id, message, place, fix } = finding;
  const text = `${message}${place === undefined ? '' : ` ${placeText(place)}`}${fix === undefined ? '' : ', can be fixed'}`;
  return { kind: 'finding', id, level: 2, isExpanded: undefined, text, finding };
}
