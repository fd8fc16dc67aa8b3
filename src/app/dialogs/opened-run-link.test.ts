import { expect, test, vi } from 'vitest';
import { readOnlyRun, readRecorded } from '../../../e2e/agent-files/recorded.ts';
import { showLog } from '../../agent-files/shown/show-log.ts';
import { showReport } from '../../agent-files/shown/show-report.ts';
import { readLog } from '../../agent-files/log/read-log.ts';
import type { OpenedRunContent } from '../../protocol/opened-run.ts';
import type { RunRecord } from '../../protocol/run-record.ts';
import { joinFiles } from '../../store/opened/join-files.ts';
import { readAgentFiles } from '../../worker/agent-files/read-agent-files.ts';
import { readFilesHash } from '../../workspace/permalink/files-link.ts';
import { linkOpenedRun } from './opened-run-link.ts';

vi.stubGlobal('location', { href: 'https://bunraku.example/?view=graph' });

function record(content: Pick<OpenedRunContent, 'kind' | 'run' | 'graph' | 'startedAt'>): RunRecord {
  const [made] = joinFiles([{ title: 'File', summary: '', certname: 'web.example.com', unread: [], ...content }]);
  if (made === undefined) throw new Error('There is no run.');
  return made;
}

async function reopen(made: RunRecord): Promise<OpenedRunContent> {
  const { href = '' } = linkOpenedRun(made);
  const files = readFilesHash(new URL(href).hash) ?? [];
  const [read] = await readAgentFiles(files.map(({ name, text }) => ({ name, content: text })));
  const [content] = read?.contents ?? [];
  if (content === undefined || content.kind === 'catalog') throw new Error('The link has no run.');
  return content;
}

test('the link of a report opens the same run', async () => {
  const report = readOnlyRun(readRecorded('failure-with-skips/puppet-8.11.0/report.yaml'));
  const { run } = await reopen(record({ kind: 'report', startedAt: report.startedAt, ...showReport(report) }));
  // Rounded, because a link contains times in whole milliseconds.
  const facts = ({ resources }: typeof run) =>
    resources.map(({ ref, outcome, start, end }) => [ref, outcome, Math.round(end - start)]);
  expect(facts(run)).toEqual(facts(report.run));
  expect(run.logs.map(({ message }) => message)).toEqual(report.run.logs.map(({ message }) => message));
});

test('a link leaves out values that look like passwords, and says which', () => {
  const text =
    'Notice: /Stage[main]/Main/Exec[login]/returns: password=hunter2hunter2\nError: Found 1 dependency cycle:\n(A[a] => B[b] => A[a])\n';
  const { run, names } = showLog(readLog(text, 'log-text'));
  const made = record({ kind: 'log', run, graph: names.graph });
  const { href = '', hidden } = linkOpenedRun(made);
  expect(hidden.map(({ kind }) => kind)).toContain('password');
  const linked = (readFilesHash(new URL(href).hash) ?? []).map((file) => file.text).join('\n');
  expect(linked).toContain('dependency cycle');
  expect(linked).not.toContain('hunter2');
});

test('the link of a graph opens its edges, and a run that is too long has no link', async () => {
  const { run, names } = showLog(
    readLog('Error: Found 1 dependency cycle:\n(A[a "b"] => B[b] => A[a "b"])\n', 'log-text'),
  );
  const { graph } = await reopen(record({ kind: 'graph', run, graph: names.graph }));
  expect(graph?.cycles[0]?.members.toSorted()).toEqual(['A[a "b"]', 'B[b]']);
  const logs = Array.from({ length: 30_000 }, (_, at) => ({
    level: 'notice' as const,
    source: 'Puppet',
    message: String(Math.imul(at, 2_654_435_761)),
  }));
  expect(linkOpenedRun(record({ kind: 'log', run: { ...run, logs } })).href).toBeUndefined();
});
