import { describe, expect, it } from 'vitest';
import { explainLookup, type LookupExplanation } from '../../catalog/lookup/explain-lookup.ts';

const FILES: Readonly<Record<string, string>> = {
  'hiera.yaml':
    'version: 5\ndefaults: {data_hash: yaml_data}\nhierarchy:\n  - {name: Node, path: "%{trusted.certname}.yaml"}\n  - {name: Common, path: common.yaml}\n',
  'data/common.yaml': 'a: {x: 1}\nb: "%{lookup(\'a.x\')}"\n',
};

function explain(key: string, merge?: string, data?: string): LookupExplanation {
  const all = data === undefined ? FILES : { ...FILES, 'data/common.yaml': data };
  const files = { paths: Object.keys(all), read: (path: string) => all[path] };
  return explainLookup(
    key,
    { files, node: { name: 'n.example.com', facts: {} } },
    merge === undefined ? {} : { merge },
  );
}

describe('explaining a lookup', () => {
  it('prints the output of puppet lookup', () => {
    const { text, result } = explain('a.x');
    expect(result).toEqual({ kind: 'found', value: '1' });
    expect(text).toContain(`Searching for "a.x"
  Global Data Provider (hiera configuration version 5)
    No such key: "a.x"
  Environment Data Provider (hiera configuration version 5)
    Using configuration "hiera.yaml"
    Hierarchy entry "Node"
      Path "data/n.example.com.yaml"
        Original path: "%{trusted.certname}.yaml"
        Path not found
    Hierarchy entry "Common"
      Path "data/common.yaml"
        Original path: "common.yaml"
        Found key: "a" value: {
          "x" => 1
        }
  Sub key: "x"
    Found key: "x" value: 1
`);
  });

  it('is a tree of plain data with places', () => {
    const { steps } = structuredClone(explain('b'));
    const search = steps.find(({ kind }) => kind === 'search');
    const level = search?.steps[1]?.steps[1];
    expect(level).toMatchObject({ kind: 'level', title: 'Common', place: { file: 'hiera.yaml', line: 5 } });
    const file = level?.steps[0];
    expect(file).toMatchObject({
      kind: 'file',
      outcome: 'found',
      value: "'1'",
      place: { file: 'data/common.yaml', line: 2 },
    });
    expect(file?.steps[0]).toMatchObject({ kind: 'interpolation', title: "%{lookup('a.x')}" });
  });

  it('explains a lookup without a value', () => {
    expect(explain('nope').result).toEqual({ kind: 'not found' });
    expect(explain('nope').text).toContain("Function lookup() did not find a value for the name 'nope'");
    expect(explain('a..b').result).toEqual({ kind: 'failed', message: "Syntax error in key: 'a..b'" });
    expect(explain('a', 'zip').result).toMatchObject({ kind: 'failed' });
  });
});

describe('explaining keys that interpolate each other', () => {
  const doubling = (count: number, method: string, last: string): string =>
    Array.from({ length: count }, (_, index) => {
      const call = `%{${method}('k${index + 1}')}`;
      return method === 'alias' ? `k${index}: ["${call}", "${call}"]\n` : `k${index}: "${call}${call}"\n`;
    }).join('') + `k${count}: ${last}\n`;

  it('repeats the steps of a key that is used twice, without its lookup options', () => {
    const { text } = explain('k0', undefined, doubling(2, 'lookup', 'x'));
    expect(text.match(/Searching for "k2"/g)).toHaveLength(4);
    expect(text.match(/Searching for "lookup_options"/g)).toHaveLength(1);
    expect(text).toContain('Found key: "k0" value: "xxxx"');
  });

  it('ends after a limit, with the complete result', { tags: 'limit' }, () => {
    const { result, steps, text } = explain('k0', undefined, doubling(40, 'lookup', "''"));
    expect(result).toEqual({ kind: 'found', value: "''" });
    expect(JSON.stringify(steps).length).toBeLessThan(10_000_000);
    expect(text).toContain('The explanation is incomplete, because it has more than 10000 steps');
  });

  it('does not print values that are exponentially larger than the data', { tags: 'limit' }, () => {
    const { result, text } = explain('k0', undefined, doubling(40, 'alias', "'x'"));
    expect(result).toEqual({ kind: 'found', value: '… (too large to show)' });
    expect(text).toContain('… (too large to show)');
  });

  it('reports keys that are nested too deeply', () => {
    const chain = Array.from({ length: 5000 }, (_, index) => `k${index}: "%{lookup('k${index + 1}')}"\n`).join('');
    expect(explain('k0', undefined, chain).result).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('Stopped at 150 nested calls'),
    });
  });
});
