import { describe, expect, it } from 'vitest';
import type { NodeComparison, ResourceChangeView } from './nodes.ts';
import { sumChanges } from './sum-changes.ts';

function node(certname: string, ...changes: readonly ResourceChangeView[]): NodeComparison {
  return { certname, errors: {}, changes };
}

const mode = (after: string): ResourceChangeView => ({
  resource: 'File[/etc/motd]',
  status: 'changed',
  attributes: [{ name: 'mode', before: "'0644'", after }],
});

const content = (name: string): ResourceChangeView => ({
  resource: 'File[/etc/motd]',
  status: 'changed',
  attributes: [{ name: 'content', before: `I am ${name}\nold\n`, after: `I am ${name}\nnew\n`, isText: true }],
});

describe('the changes of several nodes', () => {
  it('are listed once for all nodes with the same change, the most common first', () => {
    const sum = sumChanges([
      node('a', mode("'0600'")),
      node('b', mode("'0640'")),
      node('c', mode("'0640'")),
      node('d'),
    ]);
    expect(sum.changes.map(({ change, nodes }) => [change.attributes[0]?.after, nodes])).toEqual([
      ["'0640'", ['b', 'c']],
      ["'0600'", ['a']],
    ]);
    expect(sum.touched).toEqual(['a', 'b', 'c']);
  });

  it('are equal if the differing lines are, regardless of the other lines', () => {
    expect(sumChanges([node('a', content('a')), node('b', content('b'))]).changes.map(({ nodes }) => nodes)).toEqual([
      ['a', 'b'],
    ]);
  });

  it('include the errors of nodes that one version does not compile, without errors that are equal in both', () => {
    const failing = (certname: string, before?: string, after?: string): NodeComparison => ({
      certname,
      errors: { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) },
      changes: [],
    });
    const sum = sumChanges([
      failing('a', undefined, 'No such class on node a'),
      failing('b', undefined, 'No such class on node b'),
      failing('c', 'broken', 'broken'),
      failing('d', 'broken', undefined),
    ]);
    expect(sum.errors.map(({ before, nodes }) => [before, nodes])).toEqual([
      [undefined, ['a', 'b']],
      ['broken', ['d']],
    ]);
    expect(sum.touched).toEqual(['a', 'b', 'd']);
  });
});
