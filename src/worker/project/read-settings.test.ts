import { expect, it } from 'vitest';
import type { Project } from '../../protocol/project/project.ts';
import { createEngine } from '../engine.ts';
import { readSettings } from './read-settings.ts';

const settingsOf = (text: string | undefined) =>
  readSettings({ read: (path) => (path === 'puppet.conf' ? text : undefined) });

it('reads the settings of a server from its sections of puppet.conf: main, then master, without comments and other sections', () => {
  expect(settingsOf('[main]\ntrusted_node_data = true\n')).toEqual({ trusted_node_data: 'true' });
  expect(settingsOf('[main]\ntrusted_node_data=false\n[master]\n  trusted_node_data=true\n')).toEqual({
    trusted_node_data: 'true',
  });
  expect(settingsOf('[agent]\ntrusted_node_data = true\n[main]\n# immutable_node_data = true\n')).toBeUndefined();
  expect(settingsOf(undefined)).toBeUndefined();
});

it('a node of 3.8 has trusted data once puppet.conf enables it', async () => {
  const project = (files: Project['files']): Project => ({
    name: 'Site',
    release: '3.8',
    files: { 'manifests/site.pp': 'notice("${trusted[\'certname\']}")\n', ...files },
    node: { certname: 'web.example.com', platform: 'debian-12', facts: {} },
    machine: { files: {}, packages: {}, services: {} },
  });
  const { analyze } = createEngine();
  const messages = async (files: Project['files']) =>
    (await analyze({ revision: 1, project: project(files) })).logs.map(({ message }) => message);
  expect(await messages({})).not.toContain('web.example.com');
  expect(await messages({ 'puppet.conf': '[main]\ntrusted_node_data = true\n' })).toContain('web.example.com');
});

it('Deferred values are resolved before the run once puppet.conf enables it, in the sections of an agent', async () => {
  const code = "exec { '/bin/true': environment => [Deferred('join', [['A', '=1']])] }\n";
  const problems = async (files: Project['files']): Promise<readonly string[]> => {
    const engine = createEngine();
    const project: Project = {
      name: 'Site',
      release: 'openvox-8',
      files: { 'manifests/site.pp': code, ...files },
      node: { certname: 'web.example.com', platform: 'debian-12', facts: {} },
      machine: { files: {}, packages: {}, services: {} },
    };
    await engine.analyze({ revision: 1, project });
    const { logs } = await engine.apply({ revision: 1, project, noop: false }, () => {});
    return logs.filter(({ level }) => level === 'err').map(({ message }) => message);
  };
  expect(await problems({})).not.toEqual([]);
  expect(await problems({ 'puppet.conf': '[master]\npreprocess_deferred = true\n' })).not.toEqual([]);
  expect(await problems({ 'puppet.conf': '[agent]\npreprocess_deferred = true\n' })).toEqual([]);
});
