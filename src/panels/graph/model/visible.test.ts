import { describe, expect, test } from 'vitest';
import { buildAnalysis, dependency, resource } from '../../testing/build-views.ts';
import { ntpAnalysis } from '../../testing/fixtures.ts';
import { largeAnalysis } from '../../testing/large.ts';
import { filterMatches, litRefs, matchCount, nextMatch } from './filter.ts';
import { graphModel, type GraphModel } from './model.ts';
import { allBoxes, initiallyCollapsed, visibleGraph, within, type ViewChoices } from './visible.ts';

function modelOf(analysis: Parameters<typeof graphModel>[0]): GraphModel {
  const model = graphModel(analysis, 'dependencies');
  if (model === undefined) throw new Error('no catalog');
  return model;
}
const ntp = modelOf(ntpAnalysis);
const open: ViewChoices = { mode: 'dependencies', collapsed: new Set(), levels: undefined, focus: undefined };
const refs = (model: GraphModel, choices: Partial<ViewChoices>): readonly string[] =>
  visibleGraph(model, { ...open, ...choices }).nodes.map(({ ref }) => ref);

describe('visibleGraph', () => {
  test('draws boxes around their members', () => {
    const { nodes, edges } = visibleGraph(ntp, open);
    expect(nodes.find(({ ref }) => ref === 'Class[Ntp::Config]')).toMatchObject({ form: 'box', parent: 'Class[Ntp]' });
    expect(nodes.find(({ ref }) => ref === 'Service[ntp]')).toMatchObject({
      form: 'resource',
      parent: 'Class[Ntp::Service]',
    });
    expect(edges).toHaveLength(ntp.edges.size);
  });

  test('hides and counts the members of a closed box, which takes over their edges', () => {
    const { nodes, edges } = visibleGraph(ntp, { ...open, collapsed: new Set(['Class[Ntp]']) });
    expect(nodes.find(({ ref }) => ref === 'Class[Ntp]')).toMatchObject({ form: 'collapsed', hides: 7 });
    expect(nodes.some(({ ref }) => ref === 'Service[ntp]')).toBe(false);
    expect(edges.filter(({ from }) => from === 'Class[Ntp]').map(({ to }) => to)).toEqual(['Notify[done]']);
  });

  test('bundles the edges between two closed boxes into one of the strongest kind', () => {
    const model = modelOf(
      buildAnalysis(
        [
          resource('Class[A]'),
          resource('File[a]', 'Class[A]'),
          resource('Class[B]'),
          resource('File[b]', 'Class[B]'),
          resource('File[c]', 'Class[B]'),
        ],
        [dependency('File[a]', 'File[b]', 'autorequire'), dependency('File[a]', 'File[c]', 'notify')],
      ),
    );
    const { edges } = visibleGraph(model, { ...open, collapsed: new Set(['Class[A]', 'Class[B]']) });
    expect(edges).toHaveLength(1);
    expect(edges[0]).toMatchObject({ from: 'Class[A]', to: 'Class[B]', kind: 'refresh' });
    expect(edges[0]?.dependencies).toHaveLength(2);
  });

  test('marks a bundle that has an edge of a cycle, regardless of the order of its edges', () => {
    const inward = dependency('File[b]', 'File[a]', 'require');
    const outward = [dependency('File[a]', 'File[b]', 'before'), dependency('File[a]', 'File[c]', 'before')];
    for (const edges of [outward, outward.toReversed()]) {
      const model = modelOf(
        buildAnalysis(
          [
            resource('Class[A]'),
            resource('File[a]', 'Class[A]'),
            resource('Class[B]'),
            resource('File[b]', 'Class[B]'),
            resource('File[c]', 'Class[B]'),
          ],
          [...edges, inward],
          {
            cycles: [
              {
                members: ['File[a]', 'File[b]'],
                edges: ['File[a] -> File[b]', 'File[b] -> File[a]'],
                path: [],
                cuts: [],
              },
            ],
            cycleMessage: '',
          },
        ),
      );
      const shown = visibleGraph(model, { ...open, collapsed: new Set(['Class[A]', 'Class[B]']) });
      expect(shown.edges.map(({ from, inCycle }) => [from, inCycle])).toEqual([
        ['Class[A]', true],
        ['Class[B]', true],
      ]);
    }
  });

  test('shows containment as a tree of single nodes', () => {
    const { nodes, edges } = visibleGraph(ntp, { ...open, mode: 'containment' });
    expect(nodes.every(({ parent, form }) => parent === undefined && form === 'resource')).toBe(true);
    expect(edges).toContainEqual(
      expect.objectContaining({ from: 'Class[Ntp]', to: 'Class[Ntp::Config]', kind: 'contains' }),
    );
  });

  test('shows with one level everything that edges of the resource and of its boxes touch', () => {
    const shown = refs(ntp, { levels: 1, focus: 'Service[ntp]' });
    expect(shown).toContain('Notify[done]');
    expect(shown).toContain('File[/etc/ntp.conf]');
    expect(shown).not.toContain('User[deploy]');
    expect(shown).not.toContain('Package[ntp]');
    expect(within(ntp, 'Service[ntp]', 2).has('Package[ntp]')).toBe(true);
  });

  test('shows all with levels but no focus', () => {
    expect(refs(ntp, { levels: 1 })).toHaveLength(ntp.nodes.size);
  });

  test('starts with closed boxes if the graph is too large to be drawn open', () => {
    const large = modelOf(largeAnalysis(3000));
    const { nodes } = visibleGraph(large, { ...open, collapsed: initiallyCollapsed(large) });
    expect(nodes).toHaveLength(250);
    expect(initiallyCollapsed(ntp).size).toBe(0);
    expect(allBoxes(ntp)).toContain('Ntp::Peer[tick.example.com]');
  });
});

describe('the filter', () => {
  test('matches each word anywhere in the reference, in any case', () => {
    expect(filterMatches(ntp, 'file NTP conf')).toEqual(['File[/etc/ntp.conf]']);
    expect(filterMatches(ntp, '  ')).toBeUndefined();
    expect(filterMatches(ntp, 'zzz')).toEqual([]);
  });

  test('highlights the matches and the boxes around them', () => {
    expect([...litRefs(ntp, ['File[/etc/ntp/peers/tick]'])]).toEqual([
      'File[/etc/ntp/peers/tick]',
      'Ntp::Peer[tick.example.com]',
      'Class[Ntp::Config]',
      'Class[Ntp]',
    ]);
  });

  test('filters by type, tag and outcome', () => {
    const outcomes = new Map([['Service[ntp]', 'failed' as const]]);
    expect(filterMatches(ntp, 'type:SERV', outcomes)).toEqual(['Service[ntp]']);
    expect(filterMatches(ntp, 'is:fail', outcomes)).toEqual(['Service[ntp]']);
    expect(filterMatches(ntp, 'is:changed', outcomes)).toEqual([]);
    expect(filterMatches(ntp, 'tag:profile::accounts', outcomes)).toEqual(['Class[Profile::Accounts]']);
    expect(filterMatches(ntp, 'tag:profile::acc', outcomes)).toEqual([]);
    expect(filterMatches(ntp, 'type:file peers', outcomes)).toEqual(['File[/etc/ntp/peers/tick]']);
  });

  test('wraps around its matches', () => {
    expect(nextMatch(['a', 'b'], undefined)).toBe('a');
    expect(nextMatch(['a', 'b'], 'b')).toBe('a');
    expect(nextMatch([], 'b')).toBeUndefined();
  });

  test('goes backward through the matches', () => {
    expect(nextMatch(['a', 'b', 'c'], 'b', true)).toBe('a');
    expect(nextMatch(['a', 'b', 'c'], 'a', true)).toBe('c');
    expect(nextMatch(['a', 'b', 'c'], undefined, true)).toBe('c');
    expect(nextMatch([], undefined, true)).toBeUndefined();
  });

  test('shows the number of matches and which of them is selected', () => {
    expect(matchCount(['a', 'b'], undefined, 9)).toBe('2 of 9');
    expect(matchCount(['a', 'b'], 'x', 9)).toBe('2 of 9');
    expect(matchCount(['a', 'b'], 'b', 9)).toBe('2 of 2');
  });
});
