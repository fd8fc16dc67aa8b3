import type { MissingModule, MissingThing, MissingView, NodeOutcomeView } from '../../protocol/missing.ts';
import { hasStandIn } from '../../protocol/project/stand-ins.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import { countText } from '../../protocol/count-text.ts';
import type { TreeRow } from '../shared/list/tree-keys.ts';

/**
 * Group of the list: an absent module, a module that lacks definitions, definitions and data outside of modules, nodes
 * that fail, or nodes that compile on another system.
 */
interface MissingGroup {
  readonly id: string;
  readonly title: string;
  /** Set for a module that is absent, or installed in a version that does not satisfy a request. */
  readonly module?: MissingModule;
  readonly things: readonly MissingThing[];
  readonly nodes: readonly NodeOutcomeView[];
}

export type MissingRow = TreeRow &
  (
    | { readonly kind: 'group'; readonly group: MissingGroup; readonly stoodIn: number }
    | { readonly kind: 'thing'; readonly thing: MissingThing; readonly isStoodIn: boolean }
    | { readonly kind: 'node'; readonly node: NodeOutcomeView }
  );

/**
 * Groups the missing definitions and data in the order in which to fix them: first by module, then those outside of
 * modules. The last groups contain the nodes that fail for other reasons or compile only on another system.
 */
export function missingGroups({ modules, things, nodes }: MissingView): readonly MissingGroup[] {
  const listed = new Set(modules.map(({ name }) => name));
  const ofModule = new Map<string, MissingThing[]>();
  const [data, facts, others]: readonly [MissingThing[], MissingThing[], MissingThing[]] = [[], [], []];
  for (const thing of things) {
    if (thing.kind === 'fact' || thing.kind === 'trusted data') facts.push(thing);
    else if (thing.kind === 'hierarchy' || thing.kind === 'data key' || thing.kind === 'private key') data.push(thing);
    else if (thing.module === undefined) others.push(thing);
    else {
      const known = ofModule.get(thing.module);
      if (known === undefined) ofModule.set(thing.module, [thing]);
      else known.push(thing);
    }
  }
  const group = (id: string, title: string, own: readonly MissingThing[]): readonly MissingGroup[] =>
    own.length === 0 ? [] : [{ id, title, things: own, nodes: [] }];
  const failing = nodes.filter(({ errors }) => errors.length > 0);
  const elsewhere = nodes.filter(({ errors, system }) => errors.length === 0 && system !== undefined);
  return [
    ...modules.map((module): MissingGroup => ({
      id: `module ${module.name}`,
      title: module.name,
      module,
      things: ofModule.get(module.name) ?? [],
      nodes: [],
    })),
    ...[...ofModule].flatMap(([name, own]) =>
      listed.has(name) ? [] : group(`here ${name}`, `${name} (module is present)`, own),
    ),
    ...group('others', 'Not in a module', others),
    ...group('data', 'Data', data),
    ...group('facts', 'Facts and trusted data', facts),
    ...(failing.length === 0
      ? []
      : [{ id: 'nodes', title: 'Nodes that fail for other reasons', things: [], nodes: failing }]),
    ...(elsewhere.length === 0
      ? []
      : [{ id: 'systems', title: 'Nodes that compile on another system', things: [], nodes: elsewhere }]),
  ];
}

/**
 * Creates the rows of the groups and their entries. Marks entries that have a stand-in. Groups in `closed` are
 * collapsed.
 */
export function missingRows(
  groups: readonly MissingGroup[],
  standIns: ProjectFiles,
  closed: ReadonlySet<string>,
): readonly MissingRow[] {
  return groups.flatMap((group): readonly MissingRow[] => {
    const { id, title, things, nodes } = group;
    const isStoodIn = ({ standIn }: MissingThing): boolean => standIn !== undefined && hasStandIn(standIns, standIn);
    const stoodIn = things.filter(isStoodIn).length;
    const count = things.length + nodes.length;
    const isExpanded = count === 0 ? undefined : !closed.has(id);
    const head: MissingRow = {
      kind: 'group',
      id,
      level: 1,
      isExpanded,
      text: `${title}, ${groupState(group)}, ${stoodIn} of ${countText(count, 'entry', 'entries')} with stand-ins`,
      group,
      stoodIn,
    };
    if (isExpanded !== true) return [head];
    return [
      head,
      ...things.map((thing): MissingRow => {
        const own = isStoodIn(thing);
        const text = `${thing.name}, ${thing.kind}, ${countText(thing.uses, 'use')}${own ? ', has a stand-in' : ''}`;
        return { kind: 'thing', id: `${id} ${thing.id}`, level: 2, isExpanded: undefined, text, thing, isStoodIn: own };
      }),
      ...nodes.map((node): MissingRow => ({
        kind: 'node',
        id: `${id} ${node.node}`,
        level: 2,
        isExpanded: undefined,
        text: `${node.node}, ${node.errors[0]?.message ?? node.system?.title ?? ''}`,
        node,
      })),
    ];
  });
}

export function groupState({ module }: MissingGroup): string {
  if (module === undefined) return '';
  const [first] = module.requests;
  const wanted = first === undefined ? undefined : (first.version ?? first.ref);
  if (module.present !== undefined) return `${module.present} present, ${wanted ?? 'another version'} required`;
  return wanted === undefined ? 'absent' : `absent, ${wanted} required`;
}
