import type { HierarchyItem, HierarchyKind } from '../../protocol/language-api.ts';

const words: Readonly<Record<HierarchyKind, readonly [one: string, more: string]>> = {
  class: ['class', 'classes'],
  define: ['define', 'defines'],
  function: ['function', 'functions'],
  type: ['type', 'types'],
  node: ['node', 'nodes'],
  template: ['template', 'templates'],
  file: ['file', 'files'],
};

const verbs: Readonly<Record<HierarchyKind, string>> = {
  class: 'Declared',
  define: 'Declared',
  function: 'Called',
  type: 'Used',
  node: 'Used',
  template: 'Used',
  file: 'Used',
};

function timesText(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count.toLocaleString('en')} times`;
}

/**
 * Returns the title above a definition, such as `Declared by 2 classes and 1 node`. If a class or node uses the
 * definition several times, the title also contains the total number of uses.
 */
export function lensTitle(kind: HierarchyKind, users: readonly HierarchyItem[]): string {
  const [first] = users;
  if (first === undefined) return 'Not used in this project';
  const uses = users.reduce((sum, { places }) => sum + places.length, 0);
  const counts = new Map<HierarchyKind, number>();
  for (const user of users) counts.set(user.kind, (counts.get(user.kind) ?? 0) + 1);
  const groups = [...counts].map(([each, count]) => `${count} ${words[each][count === 1 ? 0 : 1]}`);
  const last = groups.pop() ?? '';
  const by = users.length === 1 ? first.name : groups.length === 0 ? last : `${groups.join(', ')} and ${last}`;
  return `${verbs[kind]} by ${by}${uses === users.length ? '' : `, used ${timesText(uses)}`}`;
}
