import { describe, expect, it } from 'vitest';
import type { Imported } from '../import-types.ts';
import { compareModules, withoutModules } from './puppetfile-modules.ts';

function moduleFiles(folder: string, version?: string): Readonly<Record<string, string>> {
  return {
    [`${folder}/manifests/init.pp`]: '',
    ...(version === undefined ? {} : { [`${folder}/metadata.json`]: JSON.stringify({ name: 'a-b', version }) }),
  };
}

/** Compares one module in a version with a statement of the Puppetfile. */
function stateOf(statement: string, version?: string): string | undefined {
  return compareModules({ Puppetfile: statement }, moduleFiles('modules/apt', version)).find(
    ({ name }) => name === 'apt',
  )?.state;
}

describe('a module of an import', () => {
  it.each([
    ["mod 'puppetlabs/apt', '9.1.0'", '9.1.0', 'same'],
    ["mod 'puppetlabs/apt', '9.1.0'", '9.2.0', 'newer'],
    ["mod 'puppetlabs/apt', '9.10.0'", '9.9.9', 'older'],
    ["mod 'puppetlabs/apt', '9.1.0'", '9.1.0-rc1', 'older'],
    ["mod 'puppetlabs/apt', '9.1.0-rc1'", '9.1.0', 'newer'],
    ["mod 'apt', git: 'https://example.com/apt', tag: 'v9.1.0'", '9.1.0', 'same'],
    ["mod 'apt', git: 'https://example.com/apt', ref: 'main'", '9.1.0', 'present'],
    ["mod 'puppetlabs/apt', :latest", '9.1.0', 'present'],
    ["mod 'puppetlabs/apt', '9.1.0'", undefined, 'present'],
    ["mod 'puppetlabs/stdlib', '9.1.0'", '9.1.0', 'not named'],
  ])('is compared with the Puppetfile: %s and %s', (statement, version, state) => {
    expect(stateOf(statement, version)).toBe(state);
  });

  it('has no version if its metadata cannot be read', () => {
    const files = { ...moduleFiles('modules/apt'), 'modules/apt/metadata.json': '{ "version": ' };
    expect(compareModules({ Puppetfile: "mod 'a/apt', '1.0.0'" }, files)).toEqual([
      { name: 'apt', pinned: '1.0.0', isImported: true, state: 'present' },
    ]);
  });
});

describe('the modules of a Puppetfile', () => {
  const project = {
    Puppetfile: "mod 'a/one', '1.0.0'\nmod 'a/two', '2.0.0'\nmod 'a/three', '3.0.0'\n",
    ...moduleFiles('external/two', '2.0.0'),
  };

  it('are listed with those of the project and the import, absent ones first', () => {
    expect(
      compareModules(project, { ...moduleFiles('modules/one', '0.9.0'), ...moduleFiles('modules/extra', '5.0.0') }),
    ).toEqual([
      { name: 'three', pinned: '3.0.0', isImported: false, state: 'absent' },
      { name: 'one', pinned: '1.0.0', found: '0.9.0', isImported: true, state: 'older' },
      { name: 'two', pinned: '2.0.0', found: '2.0.0', isImported: false, state: 'same' },
      { name: 'extra', found: '5.0.0', isImported: true, state: 'not named' },
    ]);
  });

  it('are not listed without a Puppetfile, or for an import without modules', () => {
    expect(compareModules({}, moduleFiles('modules/one'))).toEqual([]);
    expect(compareModules(project, { 'manifests/site.pp': '' })).toEqual([]);
  });
});

it('leaves modules out of an import', () => {
  const imported: Imported = {
    kind: 'modules',
    name: 'modules',
    files: { ...moduleFiles('modules/one'), ...moduleFiles('modules/extra'), 'README.md': '' },
    kept: { 'modules/extra/files/link': { kind: 'link', target: 'a.sh' } },
    executable: { 'modules/extra/files/a.sh': true },
    leftOut: [],
  };
  const { files, kept, executable } = withoutModules(imported, new Set(['extra']), {});
  expect(Object.keys(files)).toEqual(['modules/one/manifests/init.pp', 'README.md']);
  expect([kept, executable]).toEqual([{}, {}]);
});
