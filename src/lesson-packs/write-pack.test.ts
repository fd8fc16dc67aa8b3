import { expect, it } from 'vitest';
import { createEngine } from '../worker/engine.ts';
import { goalOfEdge, goalOfFile, goalOfResource } from '../panels/shared/goals.ts';
import type { Project } from '../protocol/project/project.ts';
import { proveLesson } from './prove-pack.ts';
import { readPack } from './read-pack.ts';
import { writePack } from './write-pack.ts';

const { analyze, apply, shell } = createEngine();
const engine = { analyze, shell, apply: (request: Parameters<typeof apply>[0]) => apply(request, () => {}) };

const start: Project = {
  name: 'A "quoted" name: with a colon',
  files: { 'manifests/site.pp': '# Start\n', 'data/x.yaml': '---\n' },
  node: { certname: 'shop.example.com', platform: 'debian-12', facts: { role: 'shop' } },
  machine: { files: { '/etc/old': 'old\n', '/srv/x': null }, packages: {}, services: {} },
};
const solved = `
file { '/etc/shop.conf': content => "port=\\"80\\"\\n# \${facts['role']}\\n", mode => '0640' }
~> exec { '/bin/true': refreshonly => true }
file { '/srv/current': ensure => link, target => '/srv/x' } -> Exec['/bin/true']
`;

it('a lesson made by pointing is a pack whose start fails and whose solution passes', async () => {
  const project = { ...start, files: { ...start.files, 'manifests/site.pp': solved } };
  const { catalog } = await analyze({ revision: 0, project });
  const { after } = await engine.apply({ revision: 0, project, noop: false });
  const conf = catalog?.resources.find(({ ref }) => ref === 'File[/etc/shop.conf]');
  const file = after.files['/etc/shop.conf'];
  const link = after.files['/srv/current'];
  if (conf === undefined || file === undefined || link === undefined) throw new Error('not applied');
  const goals = [
    goalOfResource(conf),
    goalOfEdge('File[/etc/shop.conf]', 'Exec[/bin/true]', true),
    goalOfEdge('File[/srv/current]', 'Exec[/bin/true]', false),
    goalOfFile('/etc/shop.conf', file),
    goalOfFile('/srv/current', link),
  ].map((goal, at) => ({ ...goal, id: `goal-${at + 1}`, message: at === 0 ? 'Declare it: {found}.' : '' }));
  const files = writePack({
    title: start.name,
    summary: '',
    author: 'Ada',
    text: '## Do it\n\nDeclare the file.\n',
    goals,
    start,
    solution: project.files,
  });
  expect(Object.keys(files).toSorted()).toEqual([
    'lesson/checks.yaml',
    'lesson/lesson.md',
    'lesson/solution/manifests/site.pp',
    'lesson/start/data/x.yaml',
    'lesson/start/manifests/site.pp',
    'pack.yaml',
  ]);
  const read = readPack(files);
  expect(read).toMatchObject({ ok: true, pack: { title: start.name, author: 'Ada' } });
  const lesson = read.ok ? read.pack.lessons[0] : undefined;
  if (lesson === undefined) throw new Error('no lesson');
  expect(lesson.project).toEqual({ ...start });
  const proven = await proveLesson(lesson, engine);
  expect(proven.faults).toEqual([]);
  expect(proven.states[0]?.answer.checks.map(({ state }) => state.kind)).toEqual(goals.map(() => 'open'));
});
