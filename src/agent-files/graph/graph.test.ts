import { describe, expect, it } from 'vitest';
import { readDot } from './read-dot.ts';
import { readEdges } from './read-edges.ts';

const RELATIONSHIPS = String.raw`digraph Relationships {
    label = "Relationships"
    "Exec[echo \"a -> b\"]" [
        fontsize = 8,
        label = "Exec[echo \"a -> b\"]"
    ]

    "File[C:\temp\]x]" [
        fontsize = 8,
        label = "File[C:\temp\]x]"
    ]

    "Exec[echo \"a -> b\"]" -> "File[C:\temp\]x]" [
        fontsize = 8
    ]

}
`;

function edge(relationship: string, source: string, target: string) {
  const [certname, type] = ['web.example.com', 'File'];
  return {
    certname,
    relationship,
    source_type: type,
    source_title: source,
    target_type: type,
    target_title: target,
  };
}

describe('readDot', () => {
  it('reads titles with quotes, arrows and backslashes', () => {
    expect(readDot(RELATIONSHIPS)).toEqual({
      kind: 'graph',
      graph: 'relationships',
      label: 'Relationships',
      nodes: ['Exec[echo "a -> b"]', String.raw`File[C:\temp\]x]`],
      edges: [{ from: 'Exec[echo "a -> b"]', to: String.raw`File[C:\temp\]x]` }],
      cycles: [],
      unread: [],
    });
  });

  it('reads cycles.dot', () => {
    const text =
      'digraph Resource_Cycles {\n  label = "Resource Cycles"\n"File[/a]" -> "File[/b]" -> "File[/a]"\n"Exec[x]" -> "Exec[y]" -> "Exec[x]"\n}\n';
    const { graph, cycles, edges } = readDot(text);
    expect([graph, cycles.map(({ members }) => members), edges.length]).toEqual([
      'cycles',
      [
        ['File[/a]', 'File[/b]'],
        ['Exec[x]', 'Exec[y]'],
      ],
      4,
    ]);
  });

  it('reads other graphs with comments, defaults and attributes', () => {
    const text = 'strict digraph g { // a comment\n node [shape=box]; rankdir=LR; a -> b -> c; c -> a; d [label="D"] }';
    const { graph, nodes, edges, cycles } = readDot(text);
    expect([graph, nodes, edges.length, cycles]).toEqual([
      'unknown',
      ['a', 'b', 'c', 'd'],
      3,
      [{ members: ['a', 'b', 'c'], isWhole: true }],
    ]);
  });

  it('keeps what a truncated file has, and names the rest', () => {
    const { nodes, unread } = readDot(RELATIONSHIPS.slice(0, RELATIONSHIPS.indexOf('"File[C') + 7));
    expect([nodes, unread.map(({ message }) => message)]).toEqual([
      ['Exec[echo "a -> b"]'],
      [
        'The graph ends in the middle of a name: the rest is missing.',
        'The closing brace of the graph is missing: the file may be truncated.',
      ],
    ]);
  });
});

describe('readEdges', () => {
  it('reads the edges that PuppetDB answers', () => {
    const rows = [edge('contains', '/a', '/b'), edge('required-by', '/b', '/c'), edge('subscription-of', '/c', '/b')];
    const { edges, cycles, certname } = readEdges(JSON.stringify(rows));
    expect(edges).toEqual([
      { from: 'File[/a]', to: 'File[/b]', relationship: 'containment', refresh: false },
      { from: 'File[/b]', to: 'File[/c]', relationship: 'require', refresh: false },
      { from: 'File[/c]', to: 'File[/b]', relationship: 'subscribe', refresh: true },
    ]);
    expect([certname, cycles]).toEqual(['web.example.com', [{ members: ['File[/b]', 'File[/c]'], isWhole: true }]]);
  });

  it('reads the whole lines of a truncated answer', () => {
    const [first, second] = [edge('before', '/a', '/b'), edge('before', '/b', '/c')].map((row) => JSON.stringify(row));
    const { edges, unread } = readEdges(`[${first},\n${second?.slice(0, 40)}`);
    expect([edges.length, unread.map(({ line }) => line)]).toEqual([1, [2]]);
  });
});
