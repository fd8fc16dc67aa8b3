import { expect, test } from 'vitest';
import type { CatalogView, ResourceView } from '../../protocol/analysis.ts';
import { compareCatalogs } from './compare.ts';

function file(
  title: string,
  attributes: Readonly<Record<string, string>>,
  more: Partial<ResourceView> = {},
): ResourceView {
  return {
    ref: `File[${title}]`,
    type: 'File',
    title,
    kind: 'native',
    parameters: Object.entries(attributes).map(([name, text]) => ({ name, text, origin: 'attribute' })),
    tags: [],
    virtual: false,
    exported: false,
    container: 'Class[main]',
    ...more,
  };
}

function catalog(...resources: readonly ResourceView[]): CatalogView {
  return { classes: [], resources };
}

test('lists added, removed and changed resources with their attributes', () => {
  const before = catalog(file('/a', { mode: "'0644'", owner: "'root'" }), file('/gone', {}), file('/same', {}));
  const after = catalog(
    file('/new', { mode: "'0600'" }),
    file('/same', {}),
    file('/a', { mode: "'0600'", group: "'x'" }),
  );
  expect(compareCatalogs(before, after).map(({ resource: _resource, ...change }) => change)).toEqual([
    {
      ref: 'File[/new]',
      status: 'added',
      attributes: [
        { name: 'mode', before: undefined, after: "'0600'" },
        { name: 'contained in', before: undefined, after: 'Class[main]' },
      ],
    },
    {
      ref: 'File[/a]',
      status: 'changed',
      attributes: [
        { name: 'mode', before: "'0644'", after: "'0600'" },
        { name: 'group', before: undefined, after: "'x'" },
        { name: 'owner', before: "'root'", after: undefined },
      ],
    },
    {
      ref: 'File[/gone]',
      status: 'removed',
      attributes: [{ name: 'contained in', before: 'Class[main]', after: undefined }],
    },
  ]);
});

test('reports a new container and a realized virtual resource, but no changes of place or order', () => {
  const before = catalog(file('/a', {}, { virtual: true, container: 'Class[A]' }), file('/b', { x: '1', y: '2' }));
  const after = catalog(file('/b', { y: '2', x: '1' }, { place: { file: 'x.pp', line: 9 } }), file('/a', {}));
  expect(compareCatalogs(before, after)).toMatchObject([
    {
      ref: 'File[/a]',
      attributes: [
        { name: 'contained in', before: 'Class[A]', after: 'Class[main]' },
        { name: 'declared as', before: 'virtual', after: undefined },
      ],
    },
  ]);
  expect(compareCatalogs(after, after)).toEqual([]);
});

test('distinguishes long values whose shown parts are equal', () => {
  const cut = (digest: number): CatalogView =>
    catalog({ ...file('/a', {}), parameters: [{ name: 'content', text: "'x…", digest, origin: 'attribute' }] });
  expect(compareCatalogs(cut(1), cut(1))).toEqual([]);
  expect(compareCatalogs(cut(1), cut(2))).toMatchObject([{ attributes: [{ name: 'content', differsLater: true }] }]);
});
