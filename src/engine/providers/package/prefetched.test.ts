import { expect, it } from 'vitest';
import { createTarget } from '../../machine/description.ts';
import { applyManifest } from '../../testing/apply.ts';

it('a package removed by an earlier resource still counts as listed at the start of the run', async () => {
  const target = createTarget();
  target.packages.install('ntpsec');
  const { report } = await applyManifest("package { ['chrony', 'ntpsec']: ensure => installed }", { target });
  expect(report.logs.map(({ source, message }) => `${source}: ${message}`)).toEqual([
    '/Stage[main]/Main/Package[chrony]/ensure: created',
  ]);
  expect(target.packages.versionOf('ntpsec')).toBeUndefined();
});

it('a package missing from the prefetched list is queried when it is evaluated', async () => {
  const target = createTarget();
  const { report } = await applyManifest("package { ['nginx', 'nginx-common']: ensure => installed }", { target });
  expect(report.logs.map(({ source }) => source)).toEqual(['/Stage[main]/Main/Package[nginx]/ensure']);
});
