import { expect, test } from 'vitest';
import { builtinTypes, catalogFromJson, relationshipGraph, typeKnowledge } from '../../engine/index.ts';
import { findUnknownTypes, unknownTypesWarning, withStandInTypes } from './stand-in-types.ts';

test('A catalog with native types of modules has a graph, in which they are no containers', () => {
  const read = catalogFromJson(
    {
      name: 'a',
      resources: [
        { type: 'Notify', title: 'x', kind: 'compilable_type' },
        { type: 'Ini_setting', title: 'y', kind: 'compilable_type', parameters: { path: '/y', before: 'Notify[x]' } },
      ],
    },
    { types: typeKnowledge(builtinTypes) },
  );
  if (read.kind !== 'catalog') throw new Error(read.message);
  const types = withStandInTypes(builtinTypes, read.catalog);
  expect([...findUnknownTypes(read.catalog, (type) => type === 'notify').keys()]).toEqual(['ini_setting']);
  expect(unknownTypesWarning(read.catalog, (type) => type === 'notify')?.message).toContain('do nothing: ini_setting');
  const graph = relationshipGraph(read.catalog, types);
  if (graph.kind !== 'ordered') throw new Error(graph.kind);
  const edges = Array.from(graph.graph.edges(), ({ source, target }) => `${source.name} before ${target.name}`);
  expect(edges).toContain('Ini_setting[y] before Notify[x]');
});
