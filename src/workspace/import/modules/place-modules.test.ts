import { expect, it } from 'vitest';
import type { Imported } from '../import-types.ts';
import { oldModuleFiles, placeModules } from './place-modules.ts';
import { compareModules } from './puppetfile-modules.ts';

function imported(...paths: readonly string[]): Imported {
  const files = Object.fromEntries(paths.map((path) => [path, '']));
  return { kind: 'modules folder', name: 'modules', files, kept: {}, executable: {}, leftOut: [] };
}

const apt = 'modules/apt/manifests/init.pp';

it.each([
  { files: {}, place: 'modules/apt' },
  { files: { Puppetfile: "moduledir 'external'\nmod 'a/apt'" }, place: 'external/apt' },
  { files: { Puppetfile: "moduledir('./third/party/')" }, place: 'third/party/apt' },
  { files: { Puppetfile: "# moduledir 'external'" }, place: 'modules/apt' },
  { files: { 'environment.conf': 'modulepath = site:modules' }, place: 'modules/apt' },
  { files: { 'environment.conf': 'modulepath = external:$basemodulepath' }, place: 'external/apt' },
  {
    files: {
      'environment.conf': 'modulepath = site:external',
      Puppetfile: "mod 'a/ntp'",
      'external/ntp/manifests/init.pp': '',
    },
    place: 'external/apt',
  },
  { files: { 'environment.conf': 'modulepath = site:modules', 'site/apt/manifests/x.pp': '' }, place: 'site/apt' },
])('places a module in $place', ({ files, place }) => {
  const project: Readonly<Record<string, string>> = files;
  expect(Object.keys(placeModules(project, imported(apt)).files)).toEqual([`${place}/manifests/init.pp`]);
});

it('leaves an environment in its folders', () => {
  const environment: Imported = { ...imported(apt), kind: 'environment' };
  expect(placeModules({ Puppetfile: "moduledir 'external'" }, environment)).toBe(environment);
});

it('compares modules in a folder inside of a folder', () => {
  const project = { Puppetfile: "moduledir 'third/party'\nmod 'a/apt', '1.0.0'\nmod 'a/ntp', '2.0.0'" };
  const own = { ...project, 'third/party/ntp/metadata.json': '{"version": "2.0.0"}' };
  expect(compareModules(own, placeModules(own, imported(apt)).files).map(({ name, state }) => [name, state])).toEqual([
    ['apt', 'present'],
    ['ntp', 'same'],
  ]);
});

it('lists the files of an earlier version that the imported module does not have', () => {
  const files = {
    'manifests/site.pp': '',
    [apt]: '',
    'modules/apt/manifests/old.pp': '',
    'modules/ntp/manifests/init.pp': '',
  };
  const project = { files, kept: { 'modules/apt/files/logo.png': { kind: 'link', target: 'x' } } } as const;
  expect(oldModuleFiles(project, imported(apt))).toEqual([
    'modules/apt/manifests/old.pp',
    'modules/apt/files/logo.png',
  ]);
  expect(oldModuleFiles(project, { ...imported(apt), kind: 'environment' })).toEqual([]);
});
