import { describe, expect, it } from 'vitest';
import type { AnalysisView, FixView } from '../../protocol/analysis.ts';
import { examples } from 'virtual:examples/list';
import { parts } from 'virtual:lessons/list';
import { loadExample } from '../../examples/index.ts';
import { loadLesson } from '../../lessons/index.ts';
import type { Project, ProjectFiles } from '../../protocol/project/project.ts';
import { atEachPlace } from '../../protocol/problem-places.ts';
import { editedFiles } from '../../protocol/project/text-edits.ts';
import { createEngine } from '../engine.ts';

const own: Omit<Project, 'files'> = {
  name: 'Test',
  node: { certname: 'node.example.com', platform: 'debian-12', facts: {} },
  machine: { files: {}, packages: {}, services: {} },
};

async function analyze(files: ProjectFiles, project = own): Promise<AnalysisView> {
  return createEngine().analyze({ revision: 1, project: { ...project, files } });
}

/** Analyzes the project after a fix. */
async function fixed(files: ProjectFiles, fix: FixView | undefined, project = own): Promise<AnalysisView> {
  if (fix === undefined) throw new Error('There is no fix.');
  return analyze({ ...files, ...editedFiles(files, fix) }, project);
}

/** Returns the ways to break the first cycle of a manifest: titles of the fixes, or `by hand`. */
async function waysOf(text: string): Promise<readonly string[]> {
  const { graph } = await analyze({ [site]: text });
  return graph?.cycles[0]?.cuts.map(({ fix }) => fix?.title ?? 'by hand') ?? [];
}

const lessonIds = parts.find(({ id }) => id === 'cycles')?.lessons.map(({ id }) => id) ?? [];
const exampleIds = examples.filter(({ group }) => group === 'Dependency cycles').map(({ id }) => id);

async function projectOfLesson(id: string): Promise<Project> {
  const loaded = await loadLesson(id);
  if (loaded.kind !== 'loaded') throw new Error(`${id} is ${loaded.kind}`);
  return loaded.lesson.project;
}

async function projectOfExample(id: string): Promise<Project> {
  const loaded = await loadExample(id);
  if (loaded.kind !== 'loaded') throw new Error(`${id} is ${loaded.kind}`);
  return loaded.example.project;
}

const cyclicProjects = [
  ...lessonIds.map((id) => [`the lesson ${id}`, () => projectOfLesson(id)] as const),
  ...exampleIds.map((id) => [`the example ${id}`, () => projectOfExample(id)] as const),
];

const site = 'manifests/site.pp';
const web = 'modules/web/manifests/init.pp';

describe('the fix of a cycle', () => {
  it('breaks it in each of several ways', async () => {
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
    expect(graph?.cycles).toHaveLength(1);
    const [cycle] = graph?.cycles ?? [];
    // The file comes before the service for two reasons: the arrow, and the subscribe.
    expect(cycle?.cuts.map(({ fix }) => fix?.title)).toContain('Include Class[Web] without waiting for it');
    for (const { fix } of cycle?.cuts ?? []) expect((await fixed(files, fix)).graph?.cycles).toEqual([]);
    expect(problems.find(({ code }) => code === 'DEPENDENCY_CYCLE')).toBeDefined();
  });

  it.each(cyclicProjects)('breaks the cycle of %s, and each fix has its own effect', async (_, load) => {
    const { files, ...project } = await load();
    const { graph, problems } = await analyze(files, project);
    const cuts = graph?.cycles.flatMap((cycle) => cycle.cuts) ?? [];
    const fixes = cuts.flatMap(({ fix }) => fix ?? []);
    expect(fixes.length).toBeGreaterThan(0);
    const results = fixes.map((fix) => JSON.stringify(editedFiles(files, fix)));
    expect(new Set(results).size).toBe(results.length);
    for (const fix of fixes) expect((await fixed(files, fix, project)).graph?.cycles).toEqual([]);
    // The editor underlines every place.
    const places = cuts.flatMap(({ statements }) => statements.flatMap(({ place }) => place ?? []));
    const underlined = problems.filter(({ code }) => code === 'DEPENDENCY_CYCLE').flatMap(atEachPlace);
    expect(underlined.map(({ place }) => place)).toEqual(expect.arrayContaining(places));
  });

  it.each([
    [
      'read-a-cycle',
      [
        'Remove require => Service[nginx]',
        'Remove require => Package[nginx]',
        'Remove subscribe => File[/etc/nginx/conf.d/shop.conf]',
      ],
    ],
    ['before-and-after', ['Remove before => Exec[move the database]', 'Remove require => Exec[move the database]']],
    [
      'through-containers',
      ['Remove the arrow from Class[Database] to Class[Shop]', 'Remove require => File[/etc/shop.conf]'],
    ],
    ['through-autorequire', ['Remove before => User[shop]']],
    ['through-collectors', ['Remove the arrow', 'Remove require => File[/etc/apt/preferences.d/shop]']],
  ])('lists likely mistakes first in the lesson %s', async (id, titles) => {
    const { files, ...project } = await projectOfLesson(`cycles/${id}`);
    const { graph } = await analyze(files, project);
    expect(graph?.cycles[0]?.cuts.map(({ fix }) => fix?.title)).toEqual(titles);
  });

  it('lists first the removal of a file before the package that creates its directory', async () => {
    expect(
      await waysOf(`package { 'openssh-server': require => File['/etc/ssh/sshd_config'] }
file { '/etc/ssh/sshd_config': require => Exec['/bin/true'] }
exec { '/bin/true': require => Package['openssh-server'] }`),
    ).toEqual([
      'Remove require => File[/etc/ssh/sshd_config]',
      'Remove require => Package[openssh-server]',
      'Remove require => Exec[/bin/true]',
    ]);
  });

  it('is not offered if a default replaces the removed relationship', async () => {
    expect(
      await waysOf(`class first {
  Notify { require => Notify['b'] }
  notify { 'a': require => Notify['b'] }
}
include first
notify { 'b': require => Notify['a'] }`),
    ).toEqual(['Remove require => Notify[a]', 'by hand']);
  });

  it('is not offered if the source does not show the part to remove', async () => {
    const { graph } = await analyze({
      [site]: `$first = { 'require' => Notify['b'] }
notify { 'a': * => $first }
create_resources('notify', { 'b' => { 'require' => 'Notify[a]' } })
`,
    });
    const [cycle] = graph?.cycles ?? [];
    expect(cycle?.cuts.map(({ statements, fix }) => [statements.length, fix])).toEqual([
      [1, undefined],
      [1, undefined],
    ]);
  });
});

describe('a class that another class includes', () => {
  const files = {
    [site]: 'include web\n',
    [web]: 'class web {\n  include web::log\n  contain web::page\n}\n',
    'modules/web/manifests/log.pp': "class web::log {\n  notify { 'log': }\n}\n",
    'modules/web/manifests/page.pp': "class web::page {\n  notify { 'page': }\n}\n",
  };

  it('floats until it is contained', async () => {
    const { graph } = await analyze(files);
    expect(graph?.floating).toMatchObject([{ ref: 'Class[Web::Log]', includedBy: 'Class[Web]' }]);
    const after = await fixed(files, graph?.floating?.[0]?.fix);
    expect(after.graph?.floating).toEqual([]);
    expect(after.catalog?.resources.find(({ ref }) => ref === 'Class[Web::Log]')?.container).toBe('Class[Web]');
  });
});
