import { expect, it } from 'vitest';
import { createEngine } from '../worker/engine.ts';
import { proveLesson, type ProvenLesson } from './prove-pack.ts';
import { readPack } from './read-pack.ts';

const { analyze, apply, shell } = createEngine();
const engine = { analyze, shell, apply: (request: Parameters<typeof apply>[0]) => apply(request, () => {}) };

const CHECKS = `
checks:
  - id: motd
    task: The file says hello
    must:
      - file: /etc/motd
        contains: hello
        otherwise:
          - if: { file: /etc/motd, contains: Hello }
            say: Write hello in lower case.
          - say: The file has {found}.
  - id: runs
    task: Nothing fails on a fresh machine
    on: fresh
    must: [{ run: succeeds }]
`;
const LESSON = {
  'lesson.md': '---\ntitle: A file\n---\n## Write it\n\nWrite the file.\n',
  'checks.yaml': CHECKS,
  'start/manifests/site.pp': '# Start\n',
  'solution/manifests/site.pp': "file { '/etc/motd': content => 'hello' }\n",
};

async function prove(files: Readonly<Record<string, string>>): Promise<ProvenLesson> {
  const read = readPack({ ...LESSON, ...files });
  const lesson = read.ok ? read.pack.lessons[0] : undefined;
  if (lesson === undefined) throw new Error('The pack has a fault.');
  return await proveLesson(lesson, engine);
}

it('a wrong attempt proves its message, and the other messages are listed', async () => {
  const proven = await prove({});
  expect(proven.faults).toEqual([]);
  expect(proven.unproven.map(({ say }) => say)).toEqual(['Write hello in lower case.']);
  const { faults, unproven, states } = await prove({
    'wrong/motd--capital/manifests/site.pp': "file { '/etc/motd': content => 'Hello' }",
    'wrong/motd--none/manifests/site.pp': "file { '/etc/motd': content => 'Hi' }",
  });
  expect([faults, unproven]).toEqual([[], []]);
  expect(states.map(({ name }) => name)).toEqual(['start', 'solution', 'wrong/motd--capital', 'wrong/motd--none']);
});

it('an attempt that does not do what its name says is a fault', async () => {
  const { faults } = await prove({
    'wrong/motd--fine/manifests/site.pp': "file { '/etc/motd': content => 'hello' }",
    'wrong/motd--syntax/manifests/site.pp': 'file {',
    'other/empty/manifests/site.pp': '# Nothing\n',
  });
  expect(faults[0]).toMatch(/^other\/empty does not pass the check motd: /);
  expect(faults[1]).toBe('wrong/motd--fine must fail the check motd, but does not.');
  expect(faults[2]).toMatch(/^wrong\/motd--syntax does not compile, so no check runs: /);
});

it('a failure that a second apply hides is shown by one apply', async () => {
  const code =
    "file { '/srv/a/b': ensure => directory } file { '/srv/a': ensure => directory, require => File['/srv/a/b'] }";
  const hidden =
    "exec { '/usr/bin/test -e /srv/x': } file { '/srv/x': ensure => file, require => Notify['a'] } notify { 'a': }";
  const { faults } = await prove({
    'wrong/runs--cycle/manifests/site.pp': code,
    'wrong/runs--order/manifests/site.pp': hidden,
  });
  expect(faults).toEqual([]);
});

it('a lesson without a solution says so', async () => {
  expect((await prove({ 'solution/manifests/site.pp': '# Start\n' })).faults).toEqual([
    'The folder solution/ has no file that differs from the start.',
  ]);
});
