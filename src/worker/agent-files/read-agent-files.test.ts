import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { OpenedRunContent, ReadAgentFile } from '../../protocol/opened-run.ts';
import { readAgentFiles } from './read-agent-files.ts';

const folder = new URL('../../../e2e/agent-files/', import.meta.url);

async function read(path: string): Promise<ReadAgentFile> {
  const [file] = await readAgentFiles([{ name: 'a.txt', content: new Blob([readFileSync(new URL(path, folder))]) }]);
  if (file === undefined) throw new Error('A file was not answered.');
  return file;
}

async function readRun(path: string): Promise<OpenedRunContent> {
  const { contents } = await read(path);
  const [content] = contents;
  if (content === undefined || content.kind === 'catalog') throw new Error('The file has no run.');
  return content;
}

test('a pasted log is shown as a run that applied nothing, with the graph of its cycle', async () => {
  const { title, certname, run, graph } = await readRun('pasted/agent-t-cycle/log.txt');
  expect([title, certname, run.status]).toEqual(['Agent log with 1 dependency cycle', 'web01.example.com', 'failed']);
  expect(run.error).toMatch(/^Found 1 dependency cycle:/);
  expect(graph?.cycles[0]?.path.map(({ ref }) => ref)).toEqual([
    'Package[redis-server]',
    'Class[Cache::Install]',
    'Class[Cache::Config]',
    'File[/etc/redis/redis.conf]',
    'Exec[prime cache]',
    'Package[redis-server]',
  ]);
  expect(run.catalog?.resources.map(({ kind }) => kind)).toEqual(['native', 'class', 'class', 'native', 'native']);
});

test('a cycle that was cut is drawn up to its last resource', async () => {
  const { graph, summary } = await readRun('pasted/cut-short/log.txt');
  const cut = graph?.cycles.find(({ members }) => members.includes('Exec[fetch keys]'));
  expect(cut?.edges).toHaveLength(2);
  expect(summary).toContain('1 of 3 cycles complete');
});

test('a log has an outcome for each failed and skipped resource, and their edges', async () => {
  const { run, graph } = await readRun('pasted/vagrant-prefix/log.txt');
  expect(run.resources.map(({ ref, outcome }) => [ref, outcome])).toEqual([
    ['Exec[refresh lists]', 'failed'],
    ['Package[runtime-cli]', 'skipped'],
    ['File[/etc/runtime/pool.d/www.conf]', 'skipped'],
    ['File_line[[www]]', 'skipped'],
  ]);
  expect(graph?.dependencies.map(({ from, to }) => [from, to])).toContainEqual([
    'Exec[refresh lists]',
    'Package[runtime-cli]',
  ]);
});

test('a missing dependency is drawn with the resource that wants it', async () => {
  const { graph, summary } = await readRun('pasted/missing-in-3/log.txt');
  expect(summary).toContain('3 missing resources');
  expect(graph?.dependencies.map(({ from, to }) => [from, to])).toContainEqual([
    'Package[ca-bundle]',
    'File[root_ca.crt]',
  ]);
});

test('a report has real times, and containers with places', async () => {
  const { title, summary, startedAt, run } = await readRun(
    'recorded/changes-and-refreshes/puppet-8.11.0/run-1/report.yaml',
  );
  expect(`${title}: ${summary}`).toBe('Report of Puppet 8.11.0: 4 Mar 2025, 11 resources, 10 changed, 1 refreshed');
  expect(new Date(startedAt ?? 0).toISOString()).toMatch(/^2025-03-04T09:1/);
  const group = run.catalog?.resources.find(({ ref }) => ref === 'Group[webapp]');
  expect(group?.container).toBe('Class[Web_app::Install]');
  expect(group?.place?.file).toMatch(/production\/modules\/web_app\/manifests\/install\.pp$/);
});

test('the cycle in the log of a report is drawn', async () => {
  const { graph } = await readRun('recorded/cycle-two-resources/puppet-8.11.0/report.yaml');
  expect(graph?.cycles).toHaveLength(1);
  expect(graph?.cycleMessage).toContain('Found 1 dependency cycle:\n(');
});

test.each([['another kind of text', 'pasted/../README.md', /not a Puppet log, graph, report or catalog/]])(
  '%s is refused with the reason',
  async (_name, path, reason) => {
    const { contents, problem } = await read(path);
    expect(contents).toEqual([]);
    expect(problem).toMatch(reason);
  },
);

test('a file in a form that does not fit, and a catalog without resources, are refused with the reason', async () => {
  const files = await readAgentFiles([
    { content: 'Error: one', form: 'report-yaml' },
    { content: '{"resources": 1}', form: 'catalog-json' },
    { content: 'nothing', form: 'graph-dot' },
  ]);
  expect(files.map(({ contents, problem }) => contents.length === 0 && (problem ?? '') !== '')).toEqual([
    true,
    true,
    true,
  ]);
});
