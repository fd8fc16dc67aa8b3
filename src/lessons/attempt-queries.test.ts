import { expect, it } from 'vitest';
import { createEngine } from '../worker/engine.ts';
import {
  appliedOrder,
  countChoices,
  isOrdered,
  isRefreshed,
  listed,
  messagesOf,
  outcomeOf,
  valueOf,
  valueText,
} from './attempt-queries.ts';
import { attemptOf, type Attempt } from './attempt.ts';
import { answerOf } from './check.ts';
import { comesBefore, declares, noCycle, nothingFails } from './common-checks.ts';

async function attemptAt(text: string): Promise<Attempt> {
  const { analyze, apply } = createEngine();
  return await attemptOf(
    { analyze, apply: (request) => apply(request, () => {}) },
    {
      name: 'Attempt',
      files: { 'manifests/site.pp': text },
      node: { certname: 'web.example.com', platform: 'debian-12', facts: {} },
      machine: { files: {}, packages: {}, services: {} },
    },
  );
}

it('an order is found by way of others and through containers, and in one direction', async () => {
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

it('a cycle leaves its graph to look at, with both runs empty and no failure', async () => {
  const attempt = await attemptAt("notify { 'a': require => Notify['b'] } notify { 'b': require => Notify['a'] }");
  expect(attempt.failure).toBeUndefined();
  expect(attempt.graph.cycles).toHaveLength(1);
  expect(attempt.runs.map(({ resources }) => resources.length)).toEqual([0, 0]);
  expect(isOrdered(attempt, 'Notify[a]', 'Notify[a]')).toBe(true);
});

it('while there is a cycle, checks of an order or a run say only that, and checks of the catalog are answered', async () => {
  const attempt = await attemptAt("notify { 'a': require => Notify['b'] } notify { 'b': require => Notify['a'] }");
  const checks = [
    noCycle,
    comesBefore('order', 'a comes before b', 'Notify[a]', 'Notify[b]'),
    nothingFails,
    declares('declared', 'a is declared', 'Notify[a]'),
  ];
  expect(answerOf({ checks }, attempt).checks.map(({ seen }) => seen)).toEqual([
    'The graph has a cycle, so nothing was applied: Notify[a] and Notify[b] wait for each other.',
    'The graph has a cycle: no order exists yet.',
    'The graph has a cycle: no order exists yet.',
    undefined,
  ]);
});

it.each([
  ["notify { 'a' }", 'Syntax error'],
  ["notify { 'a': require => Notify['gone'] }", 'Could not find'],
  ["file { 'a': }", 'fully qualified'],
])('%s is a failure, with Puppet’s message', async (text, message) => {
  expect((await attemptAt(text)).failure).toContain(message);
});

it('values, outcomes, refreshes and messages are those of the catalog and of the two runs', async () => {
  const attempt = await attemptAt(`
    file { '/etc/motd': content => "hello\\n", mode => '0644' }
    ~> exec { '/bin/true': refreshonly => true }
    notify { 'said': message => 'again' }
  `);
  expect(valueText(attempt, 'File[/etc/motd]', 'mode')).toBe("'0644'");
  expect(valueOf(attempt, 'File[/etc/motd]', 'mode')).toBe('0644');
  expect(valueOf(attempt, 'File[/etc/motd]', 'owner')).toBeUndefined();
  expect(appliedOrder(attempt)).toEqual(['File[/etc/motd]', 'Exec[/bin/true]', 'Notify[said]']);
  expect(outcomeOf(attempt, 'File[/etc/motd]')).toBe('changed');
  expect(outcomeOf(attempt, 'File[/etc/motd]', 'second')).toBe('unchanged');
  expect(isRefreshed(attempt, 'File[/etc/motd]', 'Exec[/bin/true]')).toBe(true);
  expect(isRefreshed(attempt, 'File[/etc/motd]', 'Exec[/bin/true]', 'second')).toBe(false);
  expect(messagesOf(attempt, 'Notify[said]')).toContain("defined 'message' as 'again'");
});

it('names are listed as a sentence has them, and numbers from 0 on', () => {
  expect([listed([]), listed(['a']), listed(['a', 'b', 'c'])]).toEqual(['nothing', 'a', 'a, b and c']);
  expect(countChoices(2)).toEqual(['0', '1', '2']);
});
