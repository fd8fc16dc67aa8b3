import { expect, it } from 'vitest';
import { withChanges } from '../../protocol/project/changed-paths.ts';
import type { Project, ProjectFiles } from '../../protocol/project/project.ts';
import { selectStandIns } from './select-stand-ins.ts';

const standIn = '# Stand-in for class ntp, which is not in this project.\nclass ntp {}\n';

const standInsOf = (files: ProjectFiles): ProjectFiles => {
  const project: Project = {
    name: 'Site',
    files,
    node: { certname: 'web.example.com', platform: 'debian-12', facts: {} },
    machine: { files: {}, packages: {}, services: {} },
  };
  return selectStandIns({ project });
};

it('returns the same object while other files change, and a new one once a stand-in does', () => {
  const first: ProjectFiles = { 'manifests/site.pp': 'include ntp\n', 'modules/ntp/manifests/init.pp': standIn };
  const found = standInsOf(first);
  expect(found).toEqual({ 'modules/ntp/manifests/init.pp': standIn });
  const typed = withChanges(first, { 'manifests/site.pp': 'include ntp # x\n' });
  expect(standInsOf(typed)).toBe(found);
  const real = withChanges(typed, { 'modules/ntp/manifests/init.pp': 'class ntp {}\n' });
  expect(standInsOf(real)).toEqual({});
  const again = withChanges(real, { 'modules/ssh/manifests/init.pp': standIn.replaceAll('ntp', 'ssh') });
  expect(Object.keys(standInsOf(again))).toEqual(['modules/ssh/manifests/init.pp']);
  const gone = withChanges(again, { 'modules/ssh/manifests/init.pp': undefined });
  expect(standInsOf(gone)).toEqual({});
});

it('finds the stand-ins of another project with other files', () => {
  standInsOf({ 'modules/a/manifests/init.pp': standIn });
  expect(standInsOf({ 'modules/b/manifests/init.pp': standIn, 'manifests/site.pp': '' })).toEqual({
    'modules/b/manifests/init.pp': standIn,
  });
});
