import { countText } from '../../protocol/count-text.ts';
import { migrationKinds, type FindingView, type MigrationKind, type MigrationView } from '../../protocol/migration.ts';
import { nameRelease, type ReleaseId } from '../../protocol/project/releases.ts';
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
    | { readonly kind: 'nodes'; readonly title: string; readonly nodes: readonly NodeNote[] }
    | { readonly kind: 'node'; readonly node: NodeNote }
  );

/** Node without a comparison of its catalogs, with the error that prevents it. A node with an empty catalog has none. */
export interface NodeNote {
  readonly certname: string;
  readonly message?: string;
}

interface NodeGroup {
  readonly id: 'failing' | 'empty' | 'failed';
  readonly title: string;
  readonly nodes: readonly NodeNote[];
}

/** Groups the nodes without a comparison by the reason. */
export function nodeGroups(
  from: ReleaseId,
  uncompared: MigrationView['uncompared'],
  failed: readonly NodeNote[],
): readonly NodeGroup[] {
  const failing = uncompared.flatMap(({ certname, failsBefore }) =>
    failsBefore === undefined ? [] : [{ certname, message: failsBefore }],
  );
  const empty = uncompared.filter(({ failsBefore }) => failsBefore === undefined);
  return [
    { id: 'failing' as const, title: `Not compiled by ${nameRelease(from)}`, nodes: failing },
    { id: 'empty' as const, title: 'Empty catalogs', nodes: empty.map(({ certname }) => ({ certname })) },
    { id: 'failed' as const, title: 'Not finished', nodes: failed },
  ].filter(({ nodes }) => nodes.length > 0);
}

/**
 * Groups the findings by kind as a tree, with silent changes first. Nodes without a comparison follow. Groups in
 * `closed` are collapsed.
 */
export function migrationRows(
  findings: readonly FindingView[],
  groups: readonly NodeGroup[],
  closed: ReadonlySet<string>,
): readonly MigrationRow[] {
  return [...findingRows(findings, closed), ...groups.flatMap((group) => groupRows(group, closed))];
}

function groupRows({ id, title, nodes }: NodeGroup, closed: ReadonlySet<string>): readonly MigrationRow[] {
  const isExpanded = !closed.has(id);
  const head: MigrationRow = {
    kind: 'nodes',
    id,
    level: 1,
    isExpanded,
    text: `${title}, ${nodes.length}`,
    title,
    nodes,
  };
  if (!isExpanded) return [head];
  const rows = nodes.map((node): MigrationRow => {
    const text = node.message === undefined ? node.certname : `${node.certname} ${firstLine(node.message)}`;
    return { kind: 'node', id: `${id} ${node.certname}`, level: 2, isExpanded: undefined, text, node };
  });
  return [head, ...rows];
}

export function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

function findingRows(findings: readonly FindingView[], closed: ReadonlySet<string>): readonly MigrationRow[] {
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
  const { id, message, place, fix, nodes } = finding;
  const parts = [
    `${message}${place === undefined ? '' : ` ${placeText(place)}`}`,
    ...(nodes === undefined ? [] : [countText(nodes.length, 'node')]),
    ...(fix === undefined ? [] : ['can be fixed']),
  ];
  const text = parts.join(', ');
  return { kind: 'finding', id, level: 2, isExpanded: undefined, text, finding };
}

/** Returns the same finding of a newer answer. Numbers of findings change while nodes arrive. */
export function findSame(findings: readonly FindingView[], wanted: FindingView | undefined): FindingView | undefined {
  if (wanted === undefined) return undefined;
  const { kind, message, place, resource, attribute, before, after } = wanted;
  const isSame = (each: FindingView): boolean =>
    each.kind === kind &&
    each.message === message &&
    each.place?.file === place?.file &&
    each.place?.line === place?.line &&
    each.place?.column === place?.column &&
    each.resource === resource &&
    each.attribute === attribute &&
    each.before === before &&
    each.after === after;
  const [numbered] = findings.filter(({ id }) => id === wanted.id);
  return numbered !== undefined && isSame(numbered) ? numbered : findings.find(isSame);
}
