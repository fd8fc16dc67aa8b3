import { expect, test } from 'vitest';
import type { AnalysisView } from '../../../protocol/analysis.ts';
import { buildAnalysis, dependency, resource } from '../../testing/build-views.ts';
import { graphModel, type GraphModel } from './model.ts';
import { isSameShape } from './shape.ts';

function modelOf(analysis: AnalysisView): GraphModel {
  const model = graphModel(analysis, 'dependencies');
  if (model === undefined) throw new Error('no catalog');
  return model;
}

const resources = (content: string, line: number) => [
  resource('Class[A]'),
  resource('File[a]', 'Class[A]', { parameters: { content }, line }),
  resource('File[b]', 'Class[A]', { line: line + 3 }),
];
const base = modelOf(buildAnalysis(resources('x', 3), [dependency('File[a]', 'File[b]', 'require', 7)]));

test('attributes, places and line numbers of edges do not change the shape', () => {
  const other = modelOf(buildAnalysis(resources('y', 4), [dependency('File[a]', 'File[b]', 'require', 8)]));
  expect(isSameShape(base, other)).toBe(true);
});

test('resources, containers, tags, edges and their kinds change the shape', () => {
  const edges = [dependency('File[a]', 'File[b]', 'require', 7)];
  const others = [
    buildAnalysis([...resources('x', 3), resource('File[c]', 'Class[A]')], edges),
    buildAnalysis([...resources('x', 3).slice(0, 2), resource('File[b]', undefined, { line: 6 })], edges),
    buildAnalysis(
      [...resources('x', 3).slice(0, 2), resource('File[b]', 'Class[A]', { line: 6, tags: ['new'] })],
      edges,
    ),
    buildAnalysis(resources('x', 3), []),
    buildAnalysis(resources('x', 3), [dependency('File[a]', 'File[b]', 'notify', 7)]),
  ];
  for (const other of others) expect(isSameShape(base, modelOf(other))).toBe(false);
});
