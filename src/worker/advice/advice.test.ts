import { describe, expect, it } from 'vitest';
import type { ProblemView } from '../../protocol/analysis.ts';
import { editedFiles } from '../../protocol/project/text-edits.ts';
import { createEngine } from '../engine.ts';

async function problemsOf(source: string): Promise<readonly ProblemView[]> {
  const { problems } = await createEngine().analyze({
    revision: 1,
    project: {
      name: 'Test',
      files: { 'manifests/site.pp': source },
      node: { certname: 'node.example.com', platform: 'debian-12', facts: {} },
      machine: { files: {}, packages: {}, services: {} },
    },
  });
  return problems;
}

/** Returns the first problem: the marked source, its hint, and the source after its fix. */
async function first(source: string) {
  const [problem] = await problemsOf(source);
  if (problem === undefined) throw new Error('no problem was found');
  const { place, hint, message, fix, severity, isAdvice, code } = problem;
  const line = source.split('\n')[(place?.line ?? 1) - 1] ?? '';
  return {
    code,
    message,
    severity,
    isAdvice,
    hint,
    marked: place?.column === undefined ? line : line.slice(place.column - 1, (place.endColumn ?? 1) - 1),
    fixed: fix === undefined ? undefined : editedFiles({ 'manifests/site.pp': source }, fix)['manifests/site.pp'],
  };
}

describe('an exec with refreshonly', () => {
  it('never runs if nothing notifies it', async () => {
    expect(await first("exec { '/bin/true':\n  refreshonly => true,\n}\n")).toEqual({
      code: 'NEVER_REFRESHED',
      severity: 'warning',
      isAdvice: true,
      message: 'Exec[/bin/true] never runs: it waits for a notification (refreshonly), and nothing notifies it.',
      hint: "Add notify => Exec['/bin/true'] to the resource whose change should run it. Without refreshonly, it runs every time.",
      marked: 'refreshonly => true',
      fixed: "exec { '/bin/true':\n}\n",
    });
  });

  it('subscribes to the resource that it requires', async () => {
    const source =
      "file { '/tmp/a': }\nexec { '/bin/true':\n  require     => File['/tmp/a'],\n  refreshonly => true,\n}\n";
    const { fixed } = await first(source);
    expect(fixed).toBe(source.replace('require  ', 'subscribe'));
  });

  it.each([
    "exec { '/bin/true': refreshonly => true }\nfile { '/tmp/a': notify => Exec['/bin/true'] }",
    "file { '/tmp/a': }\nexec { '/bin/true': refreshonly => true, subscribe => File['/tmp/a'] }",
    "file { '/tmp/a': } ~> exec { '/bin/true': refreshonly => true }",
    "class a { exec { '/bin/true': refreshonly => true } }\ninclude a\nfile { '/tmp/a': } ~> Class['a']",
    "define d { exec { '/bin/true': refreshonly => true } }\nd { 'x': subscribe => File['/tmp/a'] }\nfile { '/tmp/a': }",
    "exec { '/bin/true': refreshonly => false }",
    "@exec { '/bin/true': refreshonly => true }",
  ])('is fine in %j', async (source) => {
    expect(await problemsOf(source)).toEqual([]);
  });
});

describe('a Deferred value in a string', () => {
  it('is not resolved, and the fix calls sprintf', async () => {
    const source =
      "$d = Deferred('upcase', ['b'])\nnotify { 'x':\n  message => \"50% of ${d} on ${facts['os']['name']}\",\n}\n";
    expect(await first(source)).toEqual({
      code: 'DEFERRED_IN_STRING',
      severity: 'warning',
      isAdvice: true,
      message: 'The string of message contains the description of a Deferred value instead of its result.',
      hint: "Strings are built during compilation. Let the agent build this one: Deferred('sprintf', ['… %s …', $value])",
      marked: "message => \"50% of ${d} on ${facts['os']['name']}\"",
      fixed: source.replace(/"50%.*"/, "Deferred('sprintf', ['50%% of %s on %s', $d, $facts['os']['name']])"),
    });
  });

  it('is fine as a whole value', async () => {
    expect(await problemsOf("notify { 'x': message => Deferred('upcase', ['b']) }")).toEqual([]);
  });
});

describe('values of ensure', () => {
  it.each([
    [
      "package { 'x': ensure => instaled }",
      "'instaled' is treated as a version. Did you mean installed?",
      "package { 'x': ensure => installed }",
    ],
    [
      "package { 'x': ensure => 'remove' }",
      "'remove' is treated as a version. Did you mean absent?",
      "package { 'x': ensure => 'absent' }",
    ],
    [
      "file { '/x': ensure => presnt }",
      "'presnt' makes a symbolic link to presnt. Did you mean present?",
      "file { '/x': ensure => present }",
    ],
    [
      "file { '/x': ensure => dir }",
      "'dir' makes a symbolic link to dir. Did you mean directory?",
      "file { '/x': ensure => directory }",
    ],
  ])('are near another one: %j', async (source, message, fixed) => {
    expect(await first(source)).toMatchObject({ code: 'UNUSUAL_ENSURE', isAdvice: true, message, fixed });
  });

  it.each([
    "package { 'x': ensure => '1.2.3' }",
    "file { '/x': ensure => '/etc/y' }",
    "package { 'x': ensure => held }",
  ])('are fine in %j', async (source) => {
    expect((await problemsOf(source)).filter(({ isAdvice }) => isAdvice === true)).toEqual([]);
  });
});

describe('a value that a type refuses', () => {
  it.each([
    [
      "service { 'x':\n  ensure => 'runing',\n}",
      "ensure => 'runing'",
      'Did you mean running?',
      "service { 'x':\n  ensure => 'running',\n}",
    ],
    [
      "file { '/x': ensure => file, mode => 0644 }",
      'mode => 0644',
      "Write the mode as a string of octal digits: '0644'.",
      "file { '/x': ensure => file, mode => '0644' }",
    ],
    [
      "file { '/x': mode => 644 }",
      'mode => 644',
      "Write the mode as a string of octal digits: '0644'.",
      "file { '/x': mode => '0644' }",
    ],
    ["service { 'x': enable => 'yes' }", "enable => 'yes'", 'Did you mean true?', "service { 'x': enable => true }"],
  ])('is marked, with the value that was meant: %j', async (source, marked, hint, fixed) => {
    expect(await first(source)).toMatchObject({ code: 'PARAMETER_FAILED', marked, hint, fixed });
  });
});
