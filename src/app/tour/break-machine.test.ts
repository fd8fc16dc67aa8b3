import { expect, it } from 'vitest';
import type { CatalogView } from '../../protocol/analysis.ts';
import { createEngine } from '../../worker/engine.ts';
import { findBreakage } from './break-machine.ts';
import { tourSteps } from './steps.ts';

async function catalogOf(text: string): Promise<CatalogView | undefined> {
  const { catalog } = await createEngine().analyze({
    revision: 1,
    project: {
      name: 'Test',
      files: { 'manifests/site.pp': text },
      node: { certname: 'node.example.com', platform: 'debian-12', facts: {} },
      machine: { files: {}, packages: {}, services: {} },
    },
  });
  return catalog;
}

it('overwrites a file with content, or else stops a service that should run', async () => {
  const both = await catalogOf(`service { 'cron': ensure => running }
file { '/srv': ensure => directory }
file { '/etc/motd': content => 'x' }`);
  expect(findBreakage(both)?.line).toBe("echo 'Changed by hand' > /etc/motd");
  expect(findBreakage(await catalogOf("service { 'cron': ensure => running }"))?.line).toBe('systemctl stop cron');
});

it('leaves names alone that need quoting in a shell, and does nothing without a catalog', async () => {
  expect(findBreakage(await catalogOf("file { '/tmp/a; reboot': content => 'x' }"))).toBeUndefined();
  expect(findBreakage(undefined)).toBeUndefined();
});

it('has at most eight steps with unique ids', () => {
  expect(tourSteps.length).toBeLessThanOrEqual(8);
  expect(new Set(tourSteps.map(({ id }) => id)).size).toBe(tourSteps.length);
});
