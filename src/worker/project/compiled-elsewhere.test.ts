import { describe, expect, it } from 'vitest';
import type { Project } from '../../protocol/project/project.ts';
import { resourceOffset } from './compiled-elsewhere.ts';
import { createEngine } from '../engine.ts';

const catalog = {
  name: 'web.example.com',
  environment: 'production',
  classes: ['motd'],
  resources: [
    { type: 'Stage', title: 'main', tags: [], parameters: { name: 'main' } },
    { type: 'Class', title: 'Motd', tags: ['class', 'motd'] },
    {
      type: 'File',
      title: '/etc/motd',
      tags: ['file'],
      file: '/etc/puppetlabs/code/environments/production/modules/motd/manifests/init.pp',
      line: 3,
      parameters: { ensure: 'file', content: 'a, [b] and {c}\n', require: 'Notify[first]' },
    },
    { type: 'Notify', title: 'first', tags: ['notify'] },
  ],
  edges: [
    { source: 'Stage[main]', target: 'Class[Motd]' },
    { source: 'Class[Motd]', target: 'File[/etc/motd]' },
    { source: 'Class[Motd]', target: 'Notify[first]' },
  ],
};

function projectOf(text: string, files: Project['files'] = {}): Project {
  return {
    name: 'Catalog',
    files: { 'catalog.json': text, ...files },
    node: { certname: 'web.example.com', platform: 'debian-12', facts: {} },
    machine: { files: {}, packages: {}, services: {} },
  };
}

describe('a catalog that was compiled elsewhere', () => {
  it('has its graph and its places', async () => {
    const project = projectOf(JSON.stringify(catalog, undefined, 2));
    const view = await createEngine().analyze({ revision: 1, project });
    expect(view.problems).toEqual([]);
    expect(view.nodeDefinition).toEqual({ kind: 'elsewhere' });
    expect(view.graph?.dependencies).toMatchObject([{ from: 'Notify[first]', to: 'File[/etc/motd]' }]);
    expect(view.catalog?.resources.find(({ ref }) => ref === 'File[/etc/motd]')).toMatchObject({
      container: 'Class[Motd]',
      place: { file: 'modules/motd/manifests/init.pp', line: 3 },
    });
  });

  it('is applied, without messages of compiling', async () => {
    const project = projectOf(JSON.stringify(catalog));
    const report = await createEngine().apply({ revision: 1, project, noop: false }, () => {});
    expect(report.after.files['/etc/motd']?.content).toBe('a, [b] and {c}\n');
    expect(report.logs.map(({ message }) => message).join('\n')).not.toContain('Compiled catalog');
  });

  it('is ignored if there are manifests', async () => {
    const project = projectOf(JSON.stringify(catalog), { 'manifests/site.pp': "notify { 'here': }" });
    const view = await createEngine().analyze({ revision: 1, project });
    expect(view.catalog?.resources.map(({ ref }) => ref)).toContain('Notify[here]');
  });

  it('reports a mistake at its place', async () => {
    const problemOf = async (text: string): Promise<unknown> => {
      const { problems } = await createEngine().analyze({ revision: 1, project: projectOf(text) });
      return problems;
    };
    expect(await problemOf('{\n  "name": "x",\n}')).toMatchObject([
      { severity: 'error', message: expect.stringContaining('Extra comma'), place: { line: 3, column: 1 } },
    ]);
    const twice = { ...catalog, resources: [...catalog.resources, { type: 'Notify', title: 'first' }] };
    const text = JSON.stringify(twice, undefined, 2);
    const line = text.slice(0, text.lastIndexOf('"type": "Notify"')).split('\n').length - 1;
    expect(await problemOf(text)).toMatchObject([
      { message: 'Notify[first] is in the catalog twice', place: { line } },
    ]);
    expect(await problemOf('[]')).toMatchObject([{ severity: 'error', place: { file: 'catalog.json', line: 1 } }]);
  });
});

describe('the place of a resource in the JSON', () => {
  const text = '{"a": "\\"resources\\": [", "resources": [ {"t": "x,]\\"", "l": [1, 2]},\n {"u": {}}, 3]}';

  it('is found for any content of strings', () => {
    expect(text.slice(resourceOffset(text, 0)).startsWith('{"t"')).toBe(true);
    expect(text.slice(resourceOffset(text, 1)).startsWith('{"u"')).toBe(true);
    expect(text.slice(resourceOffset(text, 2)).startsWith('3')).toBe(true);
    expect(resourceOffset(text, 9)).toBe(0);
  });

  it("is found in PuppetDB's form", () => {
    const db = '[{"resources": {"href": "x", "data": [{"a": 1}, {"b": 2}]}}]';
    expect(db.slice(resourceOffset(db, 1)).startsWith('{"b"')).toBe(true);
  });
});
