import { expect, it } from 'vitest';
import { createEngine } from './engine.ts';
import type { PlatformId, Project } from '../protocol/project/project.ts';

const engine = createEngine();

/** Applies a package with these attributes. Returns the missing packages in the log lines. */
async function missingIn(platform: PlatformId, attributes: string, archive = {}) {
  const project: Project = {
    name: 'x',
    files: { 'manifests/site.pp': `package { 'shop-2': ${attributes} }` },
    node: { certname: 'a.example.com', platform, facts: {} },
    machine: { files: {}, packages: {}, services: {}, archive },
  };
  const { logs } = await engine.apply({ revision: 1, project, noop: false }, () => {});
  return logs
    .filter(({ source, level }) => level === 'err' && source !== 'Puppet')
    .map(({ missingPackage }) => missingPackage);
}

const needy = { 'shop-2': { versions: ['1.0'], depends: ['libshop|libother'] } };

it.each([
  ['debian-12', 'ensure => installed', {}, { kind: 'name', name: 'shop-2' }],
  ['debian-12', 'ensure => latest', {}, { kind: 'name', name: 'shop-2' }],
  ['debian-12', "ensure => '1.4-2'", {}, { kind: 'name', name: 'shop-2', version: '1.4-2' }],
  ['debian-12', "ensure => '9'", needy, { kind: 'version', name: 'shop-2', version: '9' }],
  ['debian-12', 'ensure => installed', needy, { kind: 'dependency', name: 'libshop' }],
  ['debian-12', "name => 'mysql-server'", {}, { kind: 'name', name: 'mysql-server' }],
  ['rhel-9', 'ensure => installed', {}, { kind: 'name', name: 'shop-2' }],
  ['rhel-9', "ensure => '1.4-2'", {}, { kind: 'name', name: 'shop-2', version: '1.4-2' }],
  ['rhel-9', 'ensure => installed', needy, { kind: 'dependency', name: 'libshop' }],
] as const)(
  'names the package missing from the archive of %s for %s',
  async (platform, attributes, archive, missing) => {
    expect(await missingIn(platform, attributes, archive)).toEqual([missing]);
  },
);

it('names nothing for other failures', async () => {
  expect(await missingIn('debian-12', "ensure => installed, install_options => ['-t', 'nowhere']")).toEqual([
    undefined,
  ]);
});

it("names the missing package of a resource's change", async () => {
  const project: Project = {
    name: 'x',
    files: { 'manifests/site.pp': "package { 'shop-2': ensure => installed }" },
    node: { certname: 'a.example.com', platform: 'debian-12', facts: {} },
    machine: { files: {}, packages: {}, services: {} },
  };
  const { resources } = await engine.apply({ revision: 1, project, noop: false }, () => {});
  expect(resources.find(({ ref }) => ref === 'Package[shop-2]')?.changes).toMatchObject([
    { property: 'ensure', missingPackage: { kind: 'name', name: 'shop-2' } },
  ]);
});
