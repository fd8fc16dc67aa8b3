import { expect, test } from 'vitest';
import { isDigestOf, projectDigest } from './project-digest.ts';
import { ntpProject } from '../testing/ntp-fixture.ts';

const site = 'manifests/site.pp';
const withSite = (text: string) => ({ ...ntpProject, files: { ...ntpProject.files, [site]: text } });
const others = [{ node: { ...ntpProject.node, certname: 'other' }, machine: ntpProject.machine }];

test('differs for contents, nodes and machines, not for project names', () => {
  const digests = [
    ntpProject,
    withSite('include ntp'),
    withSite(''),
    { ...ntpProject, files: {} },
    { ...ntpProject, node: { ...ntpProject.node, facts: { a: 1 } } },
    { ...ntpProject, machine: { ...ntpProject.machine, files: { '/a': '' } } },
  ].map(projectDigest);
  expect(new Set(digests).size).toBe(digests.length);
  expect(projectDigest({ ...ntpProject, name: 'Another', files: { ...ntpProject.files } })).toBe(digests[0]);
});

test('knows the digest of a project, and of no other, of the same length or not', () => {
  const digest = projectDigest(withSite('include ntp'));
  expect(isDigestOf(digest, withSite('include ntp'))).toBe(true);
  expect(isDigestOf(digest, withSite('include npt'))).toBe(false);
  expect(isDigestOf(digest, withSite('include ntpd'))).toBe(false);
});

test('depends on other nodes only if resources are exported', () => {
  expect(projectDigest({ ...ntpProject, others })).toBe(projectDigest(ntpProject));
  const exporting = withSite('@@host { "a": }');
  expect(projectDigest({ ...exporting, others })).not.toBe(projectDigest(exporting));
});

test('is the same for the same files, regardless of earlier digests', () => {
  const first = projectDigest(ntpProject);
  const files = Object.fromEntries(Object.entries(ntpProject.files).toReversed());
  projectDigest(withSite('x'));
  projectDigest({ ...ntpProject, files: {} });
  projectDigest({ ...ntpProject, files: { 'a.pp': 'a', 'b.pp': 'b' } });
  expect(projectDigest({ ...ntpProject, files })).toBe(first);
  const swapped = { ...ntpProject, files: { 'a.pp': 'b', 'b.pp': 'a' } };
  expect(projectDigest(swapped)).not.toBe(projectDigest({ ...ntpProject, files: { 'a.pp': 'a', 'b.pp': 'b' } }));
});
