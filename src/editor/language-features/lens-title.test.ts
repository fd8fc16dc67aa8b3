import { expect, it } from 'vitest';
import type { HierarchyItem, HierarchyKind } from '../../protocol/language-api.ts';
import { lensTitle } from './lens-title.ts';

function user(kind: HierarchyKind, name: string, uses = 1): HierarchyItem {
  const place = { file: name, range: [0, 1] } as const;
  return { kind, name, file: name, selection: [0, 1], places: Array.from({ length: uses }, () => place) };
}

it.each<readonly [title: string, kind: HierarchyKind, users: readonly HierarchyItem[]]>([
  ['Not used in this project', 'class', []],
  ['Declared by role::web', 'class', [user('class', 'role::web')]],
  ['Declared by node default, used twice', 'class', [user('node', 'node default', 2)]],
  ['Declared by 3 nodes, used 5 times', 'class', [user('node', 'a', 3), user('node', 'b'), user('node', 'c')]],
  [
    'Called by 2 classes, 1 define and 1 file',
    'function',
    [user('class', 'a'), user('class', 'b'), user('define', 'c'), user('file', 'd')],
  ],
])('%s', (title, kind, users) => {
  expect(lensTitle(kind, users)).toBe(title);
});
