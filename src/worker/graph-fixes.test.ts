import { describe, expect, it } from 'vitest';
import type { AnalysisView, FixView } from '../protocol/analysis.ts';
import type { ProjectFiles } from '../protocol/project.ts';
import { editedFiles } from '../protocol/text-edits.ts';
import { createEngine } from './engine.ts';

async function analyze(files: ProjectFiles): Promise<AnalysisView> {
  const node = { certname: 'node.example.com', platform: 'debian-12', facts: {} } as const;
  const machine = { files: {}, packages: {}, services: {} };
  return createEngine().analyze({ revision: 1, project: { name: 'Test', files, node, machine } });
}

/** The project after a fix, analysed anew. */
async function mended(files: ProjectFiles, fix: FixView | undefined): Promise<AnalysisView> {
  if (fix === undefined) throw new Error('There is no fix.');
  return analyze({ ...files, ...editedFiles(files, fix) });
}

const site = 'manifests/site.pp';
const web = 'modules/web/manifests/init.pp';

describe('the fix of a cycle', () => {
  it('breaks it by each statement that made it', async () => {
    const files = {
      [site]: `include web
class app {
  require web
  file { '/srv/app': ensure => directory }
}
include app
Class['app'] -> File['/etc/web'] -> Service['web']
`,
      [web]: `class web {
  file { '/etc/web':
    ensure  => file,
    content => 'x',
  }
  service { 'web':
    ensure    => running,
    subscribe => [File['/etc/web'], File['/srv/app']],
  }
}
`,
    };
    const { graph, problems } = await analyze(files);
    const [cycle] = graph?.cycles ?? [];
    expect(graph?.cycles).toHaveLength(1);
    const titles = cycle?.edits?.map(({ fix }) => fix?.title);
    expect(titles).toContain('Include Class[Web] without waiting for it');
    expect(titles).toContain('Remove the arrow from Class[App] to File[/etc/web]');
    expect(titles).toContain('Take File[/srv/app] out of subscribe');
    const { fix } = problems.find(({ code }) => code === 'DEPENDENCY_CYCLE') ?? {};
    expect((await mended(files, fix)).graph?.cycles).toEqual([]);
  });

  it('is not offered where the text does not say what to take away', async () => {
    const { graph } = await analyze({
      [site]: `$first = { 'require' => Notify['b'] }
notify { 'a': * => $first }
create_resources('notify', { 'b' => { 'require' => 'Notify[a]' } })
`,
    });
    const [cycle] = graph?.cycles ?? [];
    expect(cycle?.breaks).toHaveLength(1);
    expect(cycle?.edits?.filter(({ fix }) => fix !== undefined)).toEqual([]);
  });
});

describe('a class that another includes', () => {
  const files = {
    [site]: 'include web\n',
    [web]: 'class web {\n  include web::log\n  contain web::page\n}\n',
    'modules/web/manifests/log.pp': "class web::log {\n  notify { 'log': }\n}\n",
    'modules/web/manifests/page.pp': "class web::page {\n  notify { 'page': }\n}\n",
  };

  it('floats until it is contained', async () => {
    const { graph } = await analyze(files);
    expect(graph?.floating).toMatchObject([{ ref: 'Class[Web::Log]', includedBy: 'Class[Web]' }]);
    const after = await mended(files, graph?.floating?.[0]?.fix);
    expect(after.graph?.floating).toEqual([]);
    expect(after.catalog?.resources.find(({ ref }) => ref === 'Class[Web::Log]')?.container).toBe('Class[Web]');
  });
});
