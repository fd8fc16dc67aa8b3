import { expect, it } from 'vitest';
import type { KeptFiles, Project } from '../../protocol/project/project.ts';
import { servedBytes } from '../../workspace/kept/served-bytes.ts';
import { createPackBuilder } from '../../workspace/kept/pack.ts';
import { createEngine } from '../engine.ts';

const image = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 255);

/** Creates a project whose module has binary files, and the packs (blobs) with their bytes. */
function withImages(manifest: string) {
  const builder = createPackBuilder('pack');
  builder.add(Uint8Array.of(1, 2, 3), 'binary');
  const kept: KeptFiles = {
    'modules/web/files/logo.png': builder.add(image, 'binary'),
    'modules/web/files/icons/small.png': builder.add(image.subarray(0, 5), 'binary'),
    'modules/web/README.png': builder.add(image, 'unused'),
  };
  const pack = builder.finish();
  const project: Project = {
    name: 'images',
    files: { 'manifests/site.pp': manifest, 'modules/web/files/icons/list.txt': 'small\n' },
    kept,
    node: { certname: 'web.example.com', platform: 'debian-12', facts: {} },
    machine: { files: {}, packages: {}, services: {} },
  };
  return { project, packs: { blob: async (id: string) => (id === pack?.id ? pack.blob : undefined) } };
}

/** Runs a manifest, and then a shell line on the resulting machine. */
async function applied(manifest: string, line: string, packs?: 'lost') {
  const { project, packs: own } = withImages(manifest);
  const kept = await servedBytes(packs === 'lost' ? { blob: async () => undefined } : own, project.kept ?? {});
  const engine = createEngine();
  const request = { revision: 1, project, noop: false, ...(kept === undefined ? {} : { kept }) };
  const { totals, machine } = await engine.apply(request, () => {});
  const { output } = await engine.shell({ project, machine, line });
  return { failed: totals.failed, output };
}

it('copies a binary file of a module', async () => {
  const manifest = "file { '/srv/logo.png': source => 'puppet:///modules/web/logo.png' }\n";
  expect(await applied(manifest, 'base64 /srv/logo.png')).toEqual({ failed: 0, output: 'iVBORwABAv8=\n' });
});

it('copies a folder with files of both kinds', async () => {
  const attributes = "ensure => directory, recurse => true, source => ['puppet:///modules/web/icons']";
  const { output } = await applied(`file { '/srv/icons': ${attributes} }\n`, 'cd /srv/icons; wc -c *');
  expect(output).toMatch(/ 6 list.txt\n +5 small.png\n/);
});

it('fails like for a missing source if the bytes are lost', async () => {
  const manifest = "file { '/srv/logo.png': source => 'puppet:///modules/web/logo.png' }\n";
  expect(await applied(manifest, 'ls /srv', 'lost')).toEqual({ failed: 1, output: '' });
});

it('also copies it if a command applies the manifest', async () => {
  const { project, packs } = withImages("file { '/srv/logo.png': source => 'puppet:///modules/web/logo.png' }\n");
  const kept = await servedBytes(packs, project.kept ?? {});
  const line = 'puppet apply /etc/puppetlabs/code/environments/production/manifests >/dev/null; base64 /srv/logo.png';
  const { output } = await createEngine().shell({ project, line, ...(kept === undefined ? {} : { kept }) });
  expect(output).toBe('iVBORwABAv8=\n');
});
