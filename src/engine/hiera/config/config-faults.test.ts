import { describe, expect, it } from 'vitest';
import { compileForTest } from '../../testing/compile.ts';
import { findConfigFaults } from './config-faults.ts';

/** The faults as `line:column code: message`. */
function faults(text: string, layer: 'environment' | 'module' = 'environment'): readonly string[] {
  const kind = layer === 'module' ? ({ kind: layer, name: 'ntp' } as const) : ({ kind: layer } as const);
  return findConfigFaults(text, 'hiera.yaml', kind).map(({ issue, offset }) => {
    const before = text.slice(0, offset).split('\n');
    return `${before.length}:${(before.at(-1)?.length ?? 0) + 1} ${issue.code}: ${issue.message}`;
  });
}

const head = '---\nversion: 5\n';
const subject = "The Lookup Configuration at 'hiera.yaml' has wrong type,";

describe('faults of a hiera.yaml', () => {
  it.each([
    [
      `${head}hierarchy:\n  - name: A\n    pathh: a.yaml\n`,
      [`5:5 HIERA_TYPE_MISMATCH: ${subject} entry 'hierarchy' index 0 unrecognized key 'pathh'`],
    ],
    [`${head}hierarchi: []\n`, [`3:1 HIERA_TYPE_MISMATCH: ${subject} unrecognized key 'hierarchi'`]],
    [
      `${head}hierarchy:\n  - path: a.yaml\n  - name: B\n    paths: b.yaml\n`,
      [
        `4:5 HIERA_TYPE_MISMATCH: ${subject} entry 'hierarchy' index 0 expects a value for key 'name'`,
        `6:5 HIERA_TYPE_MISMATCH: ${subject} entry 'hierarchy' index 1 entry 'paths' expects an Array value, got String`,
      ],
    ],
    ['---\nhierarchy: []\n', ['1:1 HIERA_VERSION_3_NOT_GLOBAL: hiera.yaml version 3 cannot be used in an environment']],
    ['---\nversion: 3\n', ['2:1 HIERA_VERSION_3_NOT_GLOBAL: hiera.yaml version 3 cannot be used in an environment']],
    ['version: 6\n', ['1:1 HIERA_UNSUPPORTED_VERSION: This runtime does not support hiera.yaml version 6']],
    [
      `${head}hierarchy:\n  - name: A\n    path: a.yaml\n    paths: [b.yaml]\n`,
      [
        "6:5 HIERA_MULTIPLE_LOCATION_SPECS: Only one of path, paths, glob, globs, uri, uris, or mapped_paths can be defined in hierarchy 'A'",
      ],
    ],
    [
      `${head}hierarchy:\n  - name: A\n    path: a.yaml\n  - name: A\n    path: b.yaml\n`,
      [
        "6:5 HIERA_HIERARCHY_NAME_MULTIPLY_DEFINED: Hierarchy name 'A' defined more than once. First defined at (line: 4)",
      ],
    ],
    [
      `${head}default_hierarchy:\n  - name: A\n    path: a.yaml\n`,
      ["3:1 HIERA_DEFAULT_HIERARCHY_NOT_IN_MODULE: 'default_hierarchy' is only allowed in the module layer"],
    ],
    [
      `${head}hierarchy:\n  - name: A\n    path: a.yaml\n    options:\n      path: x\n`,
      ["7:7 HIERA_OPTION_RESERVED_BY_PUPPET: Option key 'path' used in hierarchy 'A' is reserved by Puppet"],
    ],
    [
      `${head}hierarchy: [\n`,
      [
        '4:1 HIERA_CONFIG_UNPARSABLE: (hiera.yaml): did not find expected node content while parsing a flow node at line 4 column 1',
      ],
    ],
    [`${head}hierarchy:\n  - name: A\n    path: a.yaml\n`, []],
  ])('%j', (text, expected) => {
    expect(faults(text)).toEqual(expected);
  });

  it('are found by a compilation at the same place', () => {
    const text = `${head}hierarchy:\n  - name: A\n    pathh: a.yaml\n`;
    expect(compileWith(text)).toMatchObject([
      {
        code: 'HIERA_TYPE_MISMATCH',
        file: 'manifests/site.pp',
        origin: { file: 'hiera.yaml', span: { offset: text.indexOf('pathh') } },
      },
    ]);
  });

  it.each([
    ['version: 3\n', 'HIERA_VERSION_3_NOT_GLOBAL', 'version'],
    ['version: 9\n', 'HIERA_UNSUPPORTED_VERSION', 'version'],
    [`${head}hierarchy:\n  - name: A\n    path: a\n    paths: [b]\n`, 'HIERA_MULTIPLE_LOCATION_SPECS', 'paths'],
  ])('without a line of Puppet are placed in the file: %j', (text, code, word) => {
    expect(compileWith(text)[0]).toMatchObject({ code, file: 'hiera.yaml', span: { offset: text.indexOf(word) } });
  });
});

function compileWith(hiera: string) {
  return compileForTest({ 'manifests/site.pp': "notice(lookup('a'))\n", 'hiera.yaml': hiera }).diagnostics;
}
