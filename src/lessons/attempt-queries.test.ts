import { expect, it } from 'vitest';
import { createEngine } from '../worker/engine.ts';
import {
  appliedOrder,
  appliedRefs,
  countChoices,
  fileOf,
  isOrdered,
  isRefreshed,
  linesAdded,
  listed,
  outcomeOf,
  valueOf,
  valueText,
} from './attempt-queries.ts';
import type { Project } from '../protocol/project/project.ts';
import type { MachineToken } from '../protocol/run.ts';
import { createAttempt, createPlan, type Attempt } from './attempt.ts';

async function attemptsAt(text: string, count: number): Promise<readonly Attempt[]> {
  const { analyze, apply } = createEngine();
  const project: Project = {
    name: 'Attempt',
    files: { 'manifests/site.pp': text },
    node: { certname: 'web.example.com', platform: 'debian-12', facts: {} },
    machine: { files: {}, packages: {}, services: {} },
  };
  const plan = createPlan(await analyze({ revision: 0, project }));
  const attempts: Attempt[] = [];
  let token: { readonly machine?: MachineToken } = {};
  while (attempts.length < count) {
    const { machine, ...run } = await apply({ revision: 0, project, noop: false, ...token }, () => {});
    token = { machine };
    attempts.push(createAttempt(plan, run));
  }
  return attempts;
}

async function attemptAt(text: string): Promise<Attempt> {
  const [attempt] = await attemptsAt(text, 1);
  if (attempt === undefined) throw new Error('no attempt');
  return attempt;
}

it('an order is found through other resources and containers, and in one direction', async () => {
  const attempt = await attemptAt(`
    class first { notify { 'a': } notify { 'b': } }
    class last { notify { 'z': } }
    include first, last
    notify { 'between': require => Class['first'], before => Class['last'] }
    notify { 'alone': }
  `);
  expect(isOrdered(attempt, 'Notify[a]', 'Notify[between]')).toBe(true);
  expect(isOrdered(attempt, 'Notify[a]', 'Notify[z]')).toBe(true);
  expect(isOrdered(attempt, 'Class[First]', 'Notify[z]')).toBe(true);
  expect(isOrdered(attempt, 'Notify[z]', 'Notify[a]')).toBe(false);
  expect(isOrdered(attempt, 'Notify[a]', 'Notify[b]')).toBe(false);
  expect(isOrdered(attempt, 'Notify[alone]', 'Notify[z]')).toBe(false);
});

it('a cycle has a graph and an empty run, and is no failure', async () => {
  const attempt = await attemptAt("notify { 'a': require => Notify['b'] } notify { 'b': require => Notify['a'] }");
  expect(attempt.failure).toBeUndefined();
  expect(attempt.graph.cycles).toHaveLength(1);
  expect(attempt.run.resources).toEqual([]);
  expect(appliedRefs(attempt)).toEqual([]);
  expect(isOrdered(attempt, 'Notify[a]', 'Notify[a]')).toBe(true);
});

it.each([
  ["notify { 'a' }", 'Syntax error'],
  ["notify { 'a': require => Notify['gone'] }", 'Could not find'],
  ["file { 'a': }", 'fully qualified'],
])('%s is a failure, with Puppet’s message', async (text, message) => {
  expect((await attemptAt(text)).failure).toContain(message);
});

it('values, outcomes, refreshes and messages are those of the catalog and the run', async () => {
  const [attempt, second] = await attemptsAt(
    `
    file { '/etc/motd': content => "hello\\n", mode => '0644' }
    ~> exec { '/bin/true': refreshonly => true }
    notify { 'said': message => 'again' }
    exec { '/bin/sh -c "echo line >> /var/tmp/lines"': }
  `,
    2,
  );
  if (attempt === undefined || second === undefined) throw new Error('no attempts');
  expect(valueText(attempt, 'File[/etc/motd]', 'mode')).toBe("'0644'");
  expect(valueOf(attempt, 'File[/etc/motd]', 'mode')).toBe('0644');
  expect(valueOf(attempt, 'File[/etc/motd]', 'owner')).toBeUndefined();
  const APPEND = 'Exec[/bin/sh -c "echo line >> /var/tmp/lines"]';
  expect(appliedOrder(attempt)).toEqual(['File[/etc/motd]', 'Exec[/bin/true]', 'Notify[said]', APPEND]);
  expect(appliedRefs(attempt)).toEqual(['Exec[/bin/true]', APPEND, 'File[/etc/motd]', 'Notify[said]'].toSorted());
  expect(outcomeOf(attempt, 'File[/etc/motd]')).toBe('changed');
  expect(outcomeOf(second, 'File[/etc/motd]')).toBe('unchanged');
  expect(isRefreshed(attempt, 'File[/etc/motd]', 'Exec[/bin/true]')).toBe(true);
  expect(isRefreshed(second, 'File[/etc/motd]', 'Exec[/bin/true]')).toBe(false);
  expect([linesAdded(attempt, '/var/tmp/lines'), linesAdded(second, '/var/tmp/lines')]).toEqual([1, 1]);
  expect(fileOf(second, '/var/tmp/lines')?.content).toBe('line\nline\n');
});

it('a refresh that was scheduled but never happened does not count', async () => {
  const attempt = await attemptAt(`
    exec { '/bin/false': }
    file { '/etc/motd': content => 'changed', notify => Service['cron'] }
    service { 'cron': ensure => running, require => Exec['/bin/false'] }
  `);
  expect(attempt.run.refreshes).toMatchObject([{ from: 'File[/etc/motd]', to: 'Service[cron]' }]);
  expect(isRefreshed(attempt, 'File[/etc/motd]', 'Service[cron]')).toBe(false);
});

it('names are listed as a sentence has them, and numbers from 0 on', () => {
  expect([listed([]), listed(['a']), listed(['a', 'b', 'c'])]).toEqual(['nothing', 'a', 'a, b and c']);
  expect(countChoices(2)).toEqual(['0', '1', '2']);
});
