import { expect, it } from 'vitest';
import { createEngine } from '../../worker/engine.ts';
import { LessonMachine } from '../../lesson-packs/lesson-machine.ts';
import { readChecks } from '../../lesson-packs/read-checks.ts';
import type { Project } from '../../protocol/project/project.ts';
import { makeChecks } from './make-checks.ts';
import { matchesPattern } from './matches-pattern.ts';

const { analyze, apply, shell } = createEngine();
const engine = { analyze, shell, apply: (request: Parameters<typeof apply>[0]) => apply(request, () => {}) };

const CODE = `
package { 'ntp': ensure => installed }
file { '/etc/motd': content => "hello\\nworld\\n", mode => '0640', require => Package['ntp'] }
~> exec { '/bin/touch /tmp/done': refreshonly => true }
user { 'deploy': groups => ['adm'], managehome => true }
notify { 'said': message => 'spoken' }
service { 'cron': ensure => running, enable => true }
`;

/** Applies code and returns a sentence for each condition: why it is not met, or an empty string. */
async function judged(code: string, ...conditions: readonly string[]): Promise<readonly string[]> {
  const source = conditions.map((each, at) => `  - { id: c${at}, task: x, must: [${each}] }`).join('\n');
  const read = readChecks('checks.yaml', `checks:\n${source}\n`);
  if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join('\n'));
  const project: Project = {
    name: 'Checks',
    files: { 'manifests/site.pp': code },
    node: { certname: 'web.example.com', platform: 'debian-12', facts: {} },
    machine: { files: {}, packages: {}, services: {} },
  };
  const { checks, failure } = await new LessonMachine(engine, makeChecks(read.checks), project).apply(project.files);
  if (failure !== undefined) throw new Error(failure);
  return checks.map(({ state }) => (state.kind === 'open' ? state.seen : ''));
}

const MOTD = "resource: 'File[/etc/motd]'";

it('each kind of condition passes on what is so, and says what is not', async () => {
  const table: readonly (readonly [condition: string, seen: string])[] = [
    [`{ ${MOTD}, attributes: { mode: 0640, owner: { set: false }, content: { set: true } }, outcome: changed }`, ''],
    [`{ ${MOTD}, attributes: { mode: 0644 } }`, 'The mode of File[/etc/motd] is 0640, not 0644.'],
    ["{ resource: 'File[/etc/none]' }", 'The catalog has no File[/etc/none].'],
    [`{ ${MOTD}, container: 'Class[Web]' }`, 'File[/etc/motd] is declared in Class[main], not in Class[Web].'],
    ['{ resources: File, count: 1 }', ''],
    ['{ resources: File, count: { least: 2 } }', 'The catalog has 1 resources File, not at least 2.'],
    ["{ order: ['Package[ntp]', 'File[/etc/motd]'] }", ''],
    [
      "{ order: ['File[/etc/motd]', 'Package[ntp]'] }",
      'The order is reversed: Package[ntp] comes before File[/etc/motd].',
    ],
    ["{ edge: 'File[/etc/motd]', to: 'Exec[/bin/touch /tmp/done]', refresh: true, reason: notify }", ''],
    [
      "{ edge: 'Package[ntp]', to: 'File[/etc/motd]', refresh: true }",
      'A change of Package[ntp] does not refresh File[/etc/motd]: the edge only orders them.',
    ],
    ['{ cycles: 0 }', ''],
    ['{ run: succeeds }', ''],
    ['{ run: { changed: { least: 3 }, failed: 0 } }', ''],
    ['{ run: { failed: 1 } }', 'Number of resources “failed”: 0, not 1.'],
    ["{ refreshed: 'Exec[/bin/touch /tmp/done]', by: 'File[/etc/motd]' }", ''],
    ["{ refreshed: 'Service[cron]' }", 'Service[cron] was not refreshed in this run.'],
    ['{ log: "defined \'message\' as *spoken*", level: notice, source: "Notify[said]" }', ''],
    ['{ log: "*nowhere*" }', 'The log has no line “*nowhere*”.'],
    ['{ file: /etc/motd, type: file, contains: [hello], lacks: bye, lines: ["wor*"], mode: 0640, owner: root }', ''],
    ['{ file: /etc/motd, is: hello }', '/etc/motd contains "hello\\nworld\\n", not "hello".'],
    ['{ command: "echo port = 80", settings: { port: 8* } }', ''],
    [
      '{ command: "echo port=80", settings: { port: 90 } }',
      'The output of “echo port=80” contains “port=80”, not “port=90”.',
    ],
    ['{ file: /etc/none }', '/etc/none does not exist after the run.'],
    ['{ package: ntp }', ''],
    ['{ package: ntp, installed: false }', 'The package ntp is still installed after the run.'],
    ['{ service: cron, running: true, enabled: true }', ''],
    ['{ service: cron, running: false }', 'The service cron is running after the run.'],
    ['{ user: deploy, groups: adm }', ''],
    ['{ user: deploy, groups: [adm, root], shell: /bin/sh }', 'The user deploy is not in the group root.'],
    ['{ user: nobody2 }', 'The user nobody2 does not exist after the run.'],
    ['{ group: adm, members: [deploy] }', ''],
    ['{ command: cat /etc/motd | wc -l, lines: "2", exit: 0 }', ''],
    [
      '{ command: cat /etc/none, exit: 0 }',
      'The exit code of “cat /etc/none” is 1, not 0: "cat: /etc/none: No such file or directory".',
    ],
    ['{ any: [{ package: nowhere }, { package: ntp }] }', ''],
    ['{ not: { package: ntp }, otherwise: It is there. }', 'It is there.'],
  ];
  expect(await judged(CODE, ...table.map(([condition]) => condition))).toEqual(table.map(([, seen]) => seen));
});

it('the sentence of the first condition that holds is shown, with what was found', async () => {
  const otherwise = '[{ if: { file: /etc/motd, exists: false }, say: None. }, { say: "Its mode is {found}." }]';
  const condition = `{ file: /etc/motd, mode: 0600, otherwise: ${otherwise} }`;
  expect(await judged("file { '/etc/motd': content => 'x', mode => '0644' }", condition)).toEqual([
    'Its mode is 0644.',
  ]);
  expect(await judged("file { '/etc/motd': ensure => absent }", condition)).toEqual(['None.']);
});

it('with a cycle, only conditions of the catalog are judged', async () => {
  const code = "notify { 'a': require => Notify['b'] } notify { 'b': require => Notify['a'] }";
  expect(await judged(code, "{ resource: 'Notify[a]' }", '{ cycles: 0 }', '{ file: /etc/motd }')).toEqual([
    '',
    'The graph has a cycle, so nothing was applied.',
    'The graph has a cycle: no order exists yet.',
  ]);
});

it('a cycle hides only the conditions that need a run, also of sentences', async () => {
  const code = "notify { 'a': require => Notify['b'] } notify { 'b': require => Notify['a'] }";
  const check = (must: string): string => `{ cycles: 0, otherwise: "In a circle: {found}." }, ${must}`;
  const needsRun = '{ if: { file: /etc/motd, exists: false }, say: "No file." }';
  expect(
    await judged(
      code,
      check('{ run: succeeds }'),
      "{ resource: 'Notify[c]' }, { file: /etc/motd }",
      "{ resource: 'Notify[a]' }, { file: /etc/motd }",
      `{ resource: 'Notify[c]', otherwise: [${needsRun}, { say: "No c." }] }`,
    ),
  ).toEqual([
    'In a circle: 1.',
    'The catalog has no Notify[c].',
    'The graph has a cycle: no order exists yet.',
    'No c.',
  ]);
});

it('references are read as Puppet reads them', async () => {
  const code = "class web { file { '/etc/motd': content => 'x' } } include web notify { 'a b': }";
  const conditions = [
    "{ resource: 'Class[web]' }",
    '{ resource: "Class[\'::web\']" }',
    "{ resource: \"File['/etc/motd']\", container: 'Class[web]' }",
    "{ resource: 'Notify[a b]', container: 'Class[main]' }",
    "{ resources: Class, title: 'we*', count: 1 }",
    "{ order: ['File[/etc/motd]', 'File[/etc/motd]'] }",
  ];
  expect((await judged(code, ...conditions)).slice(0, 5)).toEqual(['', '', '', '', '']);
});

it('a pattern for the log can match one line of a message, and a part of its source', async () => {
  const code = 'notify { "a": message => "first\nsecond" }';
  expect(
    await judged(code, '{ log: "sec*" }', '{ log: "*first*", source: "*Notify[*" }', '{ log: "*", source: "File[*" }'),
  ).toEqual(['', '', 'The log has no line “*”.']);
});

it('the reason why something is missing is named', async () => {
  const code = "package { 'nowhere': ensure => installed } -> file { '/srv/x': content => 'x' }";
  const [missing = '', skipped] = await judged(code, '{ package: nowhere }', '{ file: /srv/x }');
  expect(missing).toMatch(
    /^The package nowhere is not installed after the run: Package\[nowhere\] failed: “.*nowhere.*”\.$/,
  );
  expect(skipped).toBe('/srv/x does not exist after the run: File[/srv/x] was skipped.');
});

it('a command that never ends is stopped by the limits of the shell', async () => {
  const [seen = ''] = await judged('', "{ command: 'while true; do :; done', exit: 0 }");
  expect(seen).toMatch(
    /^The exit code of “while true; do :; done” is \d+, not 0: .*This is a simulation: it ends a line after/,
  );
});

it('a pattern matches a whole line, in linear time', () => {
  expect(
    ['port=*', '*80', 'p*=*0', '*', 'port', 'port=80*0', '80'].map((pattern) => matchesPattern(pattern, 'port=80')),
  ).toEqual([true, true, true, true, false, false, false]);
  expect(matchesPattern(`${'*a'.repeat(1000)}b`, 'a'.repeat(100_000))).toBe(false);
});
