import { describe, expect, test } from 'vitest';
import { buildAnalysis, dependency, mainResources, resource } from '../../testing/build-views.ts';
import { cycleAnalysis, ntpAnalysis } from '../../testing/fixtures.ts';
import { edgeKind, graphModel, type GraphMode, type GraphModel } from './model.ts';

function modelOf(analysis: Parameters<typeof graphModel>[0], mode: GraphMode = 'dependencies'): GraphModel {
  const model = graphModel(analysis, mode);
  if (model === undefined) throw new Error('no catalog');
  return model;
}

describe('graphModel', () => {
  test('is undefined without a catalog', () => {
    expect(graphModel({}, 'dependencies')).toBeUndefined();
  });

  test('leaves the stage and class main out of the dependencies and draws their members on the page', () => {
    const model = modelOf(ntpAnalysis);
    expect(model.roots).toEqual([
      'Class[Ntp]',
      'Class[Profile::Accounts]',
      'File[/etc/motd]',
      'Exec[reload issue]',
      'Notify[done]',
    ]);
    expect(model.nodes.has('Stage[main]')).toBe(false);
  });

  test('shows stage and class main in the containment', () => {
    const model = modelOf(ntpAnalysis, 'containment');
    expect(model.roots).toEqual(['Stage[main]']);
    expect(model.nodes.get('File[/etc/motd]')?.parent).toBe('Class[main]');
  });

  test('keeps class main and several stages if edges or members refer to them', () => {
    const model = modelOf(
      buildAnalysis(
        [...mainResources, resource('Stage[pre]'), resource('Class[A]', 'Stage[pre]')],
        [dependency('Stage[pre]', 'Stage[main]', 'stage')],
      ),
    );
    expect(model.roots).toEqual(['Stage[main]', 'Stage[pre]']);
    expect(model.edges.get('Stage[pre] -> Stage[main]')?.kind).toBe('stage');
  });

  test('leaves out virtual resources, edges to absent resources, and edges of mere containment', () => {
    const model = modelOf(
      buildAnalysis(
        [resource('Class[A]'), resource('File[a]', 'Class[A]'), { ...resource('File[v]', 'Class[A]'), virtual: true }],
        [
          dependency('Class[A]', 'File[a]', 'containment'),
          dependency('File[a]', 'File[gone]'),
          dependency('File[v]', 'File[a]'),
        ],
      ),
    );
    expect([...model.nodes.keys()]).toEqual(['Class[A]', 'File[a]']);
    expect(model.edges.size).toBe(0);
  });

  test('marks a class that another class included without containing it', () => {
    const floating = { ref: 'Class[B]', includedBy: 'Class[A]' };
    const analysis = buildAnalysis([resource('Class[A]'), resource('Class[B]'), resource('File[b]', 'Class[B]')], []);
    const graph = { dependencies: [], order: [], cycles: [], floating: [floating] };
    const model = modelOf({ ...analysis, graph });
    expect(model.nodes.get('Class[B]')?.floating).toBe(floating);
    expect(model.nodes.get('Class[A]')?.floating).toBeUndefined();
  });

  test('knows the nodes and edges on cycles', () => {
    const model = modelOf(cycleAnalysis);
    expect(model.cycleNodes.has('Service[app]')).toBe(true);
    expect(model.cycleNodes.has('Package[app]')).toBe(false);
    expect(model.cycleEdges.size).toBe(5);
  });
});

describe('edgeKind', () => {
  test.each([
    ['require', 'order'],
    ['before', 'order'],
    ['notify', 'refresh'],
    ['subscribe', 'refresh'],
    ['autorequire', 'automatic'],
    ['autonotify', 'refresh'],
    ['stage', 'stage'],
  ] as const)('%s is drawn as %s', (kind, drawn) => {
    expect(edgeKind(dependency('A[a]', 'B[b]', kind))).toBe(drawn);
  });

  test('an automatic edge that the code also declares is drawn as declared', () => {
    const reasons = [
      ...dependency('A[a]', 'B[b]', 'autorequire').reasons,
      ...dependency('A[a]', 'B[b]', 'require').reasons,
    ];
    expect(edgeKind({ refresh: false, reasons })).toBe('order');
  });
});
