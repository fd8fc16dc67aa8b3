import { describe, expect, it } from 'vitest';
import type { SyntaxTreeNodeView } from '../../protocol/engine-api.ts';
import { carryOverClosed, innermostAt, offsetAt, findRow, syntaxRows } from './rows.ts';

function node(label: string, depth: number, start: number, end: number): SyntaxTreeNodeView {
  return { label, depth, start, end, isError: false, place: { file: 'site.pp', line: 1 } };
}

// Simplified nodes of `notice($a)+$b`.
const nodes = [
  node('Program', 0, 0, 20),
  node('Call', 1, 0, 10),
  node('Name', 2, 0, 6),
  node('A', 2, 7, 9),
  node('B', 1, 10, 12),
  node('Nop', 1, 12, 12),
];

describe('rows', () => {
  it('leave out the content of a closed node', () => {
    expect(syntaxRows(nodes, new Set([1])).map(({ node: { label } }) => label)).toEqual([
      'Program',
      'Call',
      'B',
      'Nop',
    ]);
    expect(syntaxRows(nodes, new Set()).map(({ isExpanded }) => isExpanded)).toEqual([
      true,
      true,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('for a hidden node, the row of the closest visible node is used', () => {
    expect(findRow(syntaxRows(nodes, new Set([1])), 3)?.node.label).toBe('Call');
  });
});

it('closed nodes before and after an edit stay closed', () => {
  const [program, ...rest] = nodes;
  const edited = program === undefined ? [] : [program, node('New', 1, 0, 1), ...rest];
  expect(carryOverClosed(new Set([0, 1]), nodes, edited)).toEqual(new Set([0, 2]));
  expect(carryOverClosed(new Set([2]), edited, nodes)).toEqual(new Set([1]));
  expect(carryOverClosed(new Set([1]), edited, nodes)).toEqual(new Set());
});

describe('the node at an offset', () => {
  it.each([
    [3, 'Name'],
    [8, 'A'],
    [9, 'A'],
    [10, 'B'],
    [12, 'B'],
    [15, 'Program'],
  ])('%i is the innermost', (offset, label) => {
    expect(nodes[innermostAt(nodes, offset) ?? -1]?.label).toBe(label);
  });
});

it('offsets are counted with any line endings', () => {
  expect(offsetAt('a\r\nbc', 2, 2)).toBe(4);
  expect(offsetAt('a', 9, 9)).toBe(1);
});
