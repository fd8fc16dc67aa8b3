import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { runCommandLine } from '../command-line.ts';

const files = {
  // Nodes a and c export resources, and node b collects them. Node d has a relationship with a collected resource.
  'before/manifests/site.pp': `
    node a { @@notify { 'from a': } include role::web }
    node b { Notify <<| |>> }
    node c { @@notify { 'from c': } fail('broken') }
    node d { Notify <<| title == 'from a' |>> ~> exec { '/bin/true': } }
    node e { include role::db }`,
  'before/modules/role/manifests/web.pp': "class role::web { file { '/web': mode => '0644' } }",
  'before/modules/role/manifests/db.pp': "class role::db { notify { 'db': } }",
  'after/manifests/site.pp': `
    node a { @@notify { 'from a': } include role::web }
    node b { notify { 'new': } Notify <<| |>> }
    node d { }
    node e { include role::nowhere }`,
  'after/modules/role/manifests/web.pp': "class role::web { file { '/web': mode => '0600' } }",
};

function writeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shards-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

/** Runs a command line in this process, and returns its output. */
async function run(
  ...args: readonly string[]
): Promise<{ readonly text: string; readonly errors: string; readonly status: unknown }> {
  const [text, errors] = [process.stdout, process.stderr].map((stream) => {
    const written: string[] = [];
    const spy = vi.spyOn(stream, 'write').mockImplementation((part) => written.push(String(part)) > 0);
    return { spy, written };
  });
  const refuse = (): Promise<never> => Promise.reject(new Error('not needed'));
  await runCommandLine({ args, loadMachine: refuse, loadRuby: refuse });
  for (const stream of [text, errors]) stream?.spy.mockRestore();
  return {
    text: text?.written.join('') ?? '',
    errors: errors?.written.join('') ?? '',
    status: process.exitCode,
  };
}

// Each run adds a listener to standard output. Without this call, Node warns about a leak.
process.stdout.setMaxListeners(0);

const folder = writeFolder();
const before = join(folder, 'before');
const after = join(folder, 'after');

/** Runs a command once for each shard, and writes the output of each run to a file. */
async function writeShards(total: number, words: readonly string[]): Promise<readonly string[]> {
  const paths: string[] = [];
  for (let number = 1; number <= total; number += 1) {
    const { text, status } = await run(...words, '--shard', `${number}/${total}`);
    expect(status).toBe(0);
    const path = join(mkdtempSync(join(folder, 'shard-')), `${number}.json`);
    writeFileSync(path, text);
    paths.push(path);
  }
  return paths;
}

it.each([
  { words: ['nodes', '--format', 'junit', before], part: 'broken' },
  { words: ['diff', before, after], part: '0600' },
  { words: ['nodes', '--against', after, '--format', 'markdown', before], part: '0600' },
  { words: ['matrix', '--machines', 'debian-12,rhel-9', before], part: 'role::web' },
  { words: ['unused', '--format', 'json', before], part: '"nodes":' },
  { words: ['users', '--dir', before, 'role::web'], part: 'class role::web' },
])('prints the same from merged shards as from one process: $words.0 $words.1', async ({ words, part }) => {
  const whole = await run(...words);
  expect(whole.text).toContain(part);
  // Some commands have fewer than seven rows, so some of the seven shards are empty.
  for (const total of [1, 3, 7]) {
    const merge = (await writeShards(total, words)).toReversed().flatMap((path) => ['--merge', path]);
    expect(await run(...words, ...merge)).toEqual(whole);
  }
});

it('compiles nodes that collect resources again when shards are merged', async () => {
  const words = ['nodes', '--json', before];
  const [one = '', two = ''] = await writeShards(2, words);
  const { text } = await run(...words, '--merge', one, '--merge', two);
  const resources = text
    .trim()
    .split('\n')
    .map((line): { readonly node: string; readonly resources: number } => JSON.parse(line));
  const find = (name: string): number => resources.find(({ node }) => node === name)?.resources ?? 0;
  expect(find('b') - find('e')).toBe(-1);
  expect(find('d') - find('e')).toBe(0);
});

it('refuses shards that do not belong together', async () => {
  const words = ['nodes', before];
  const [one = '', two = ''] = await writeShards(2, words);
  const [whole = ''] = await writeShards(1, words);
  const refusals = [
    { args: [...words, '--merge', one], message: '--merge needs all shards: 2/2 missing.' },
    {
      args: [...words, '--merge', one, '--merge', two, '--merge', whole],
      message: 'is incomplete, a duplicate, or from a different set of shards',
    },
    {
      args: ['nodes', '--node', 'a', before, '--merge', one, '--merge', two],
      message: 'is a shard of a different job',
    },
    { args: [...words, '--merge', join(before, 'manifests/site.pp')], message: 'is not a file that --shard wrote' },
    { args: [...words, '--merge', one, '--shard', '1/2'], message: 'Use --shard or --merge, not both.' },
    { args: [...words, '--shard', '3/2'], message: '--shard must be I/N' },
    { args: [...words, '--jobs', '0'], message: '--jobs must be a number' },
  ];
  for (const { args, message } of refusals) {
    const { errors, status } = await run(...args);
    expect(errors).toContain(message);
    expect(status).toBe(2);
  }
});
