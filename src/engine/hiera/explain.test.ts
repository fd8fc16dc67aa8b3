import { describe, expect, it } from 'vitest';
import { explainLookup, type LookupExplanation } from '../catalog/lookup/explain-lookup.ts';

const FILES: Readonly<Record<string, string>> = {
  'hiera.yaml':
    'version: 5\ndefaults: {data_hash: yaml_data}\nhierarchy:\n  - {name: Node, path: "%{trusted.certname}.yaml"}\n  - {name: Common, path: common.yaml}\n',
  'data/common.yaml': 'a: {x: 1}\nb: "%{lookup(\'a.x\')}"\n',
};

function explain(key: string, merge?: string): LookupExplanation {
  const files = { paths: Object.keys(FILES), read: (path: string) => FILES[path] };
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
