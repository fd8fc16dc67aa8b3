import { expect, it } from 'vitest';
import { createTarget } from '../description.ts';
import { aptRefusal } from './apt-refusals.ts';

it.each([
  ['a name that nobody knows', { name: 'no-such-thing' }, 'E: Unable to locate package no-such-thing'],
  ['a name that others mention', { name: 'mysql-server' }, "E: Package 'mysql-server' has no installation candidate"],
  ['a name that several provide', { name: 'httpd' }, "E: Package 'httpd' has no installation candidate"],
  ['a version that is not there', { name: 'htop', version: '0.1' }, "E: Version '0.1' for 'htop' was not found"],
  [
    'a version of a name that others mention',
    { name: 'docker-ce', version: '5:24.0.7-1' },
    "E: Version '5:24.0.7-1' for 'docker-ce' was not found",
  ],
  [
    'a release that no source has',
    { name: 'htop', release: 'bookworm-backports' },
    "E: The value 'bookworm-backports' is invalid for APT::Default-Release as such a release is not available in the sources",
  ],
])('apt refuses %s', (_what, request, message) => {
  const refusal = aptRefusal(createTarget().packages, request, () => false);
  expect(refusal?.text.split('\n').at(-1)).toBe(message);
});

it('apt installs a virtual package with a single provider', () => {
  const { packages } = createTarget();
  expect(aptRefusal(packages, { name: 'perl-modules' }, () => false)).toBeUndefined();
  expect(packages.candidateOf('perl-modules')).toBe(packages.versionOf('perl-modules-5.36'));
});
