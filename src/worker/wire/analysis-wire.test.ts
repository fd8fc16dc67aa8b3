import { expect, it } from 'vitest';
import type { Project } from '../../protocol/project/project.ts';
import { fromWire, toWire } from './analysis-wire.ts';
import { createEngine } from '../engine.ts';

/** Creates an engine whose answers pass through both ends of the message channel, as between a worker and its page. */
function engineOverWire() {
  const wire = toWire(createEngine());
  return fromWire({
    analyze: async (request) => structuredClone(await wire.analyze(request)),
    apply: async (request, onProgress) => structuredClone(await wire.apply(request, onProgress)),
  });
}

function projectOf(text: string): Project {
  return {
    name: 'Wire',
    files: { 'manifests/site.pp': text },
    node: { certname: 'web.example.com', platform: 'debian-12', facts: {} },
    machine: { files: {}, packages: {}, services: {} },
  };
}

const nothing = (): void => undefined;
const project = projectOf("file { '/etc/motd': content => 'hello' }\n");
const other = projectOf("notify { 'other': }\n");

it('a run of the last analysis has the identical catalog object', async () => {
  const engine = engineOverWire();
  const analysis = await engine.analyze({ revision: 1, project });
  const report = await engine.apply({ revision: 1, project, noop: false }, nothing);
  expect(report.catalog).toBe(analysis.catalog);
});

it('a run of other code has its own catalog, and a failed compilation none', async () => {
  const engine = engineOverWire();
  const refsOf = async (of: Project): Promise<readonly string[] | undefined> => {
    const { catalog } = await engine.apply({ revision: 1, project: of, noop: false }, nothing);
    return catalog?.resources.map(({ ref }) => ref);
  };
  expect(await refsOf(project)).toContain('File[/etc/motd]');
  await engine.analyze({ revision: 1, project });
  expect(await refsOf(other)).toContain('Notify[other]');
  expect(await refsOf(project)).toContain('File[/etc/motd]');
  expect(await refsOf(projectOf('notify {'))).toBeUndefined();
});
