import { expect, test } from 'vitest';
import { startComparingCatalogs, startReadingAgentFiles, type AgentFilesConnection } from './agent-files-client.ts';

const pending = new Promise<never>(() => {});

function connection(more: Partial<AgentFilesConnection> = {}): AgentFilesConnection & { ended: number } {
  const made = {
    api: { read: async () => [], compare: async () => 'a.json has no catalog.' },
    crashed: pending,
    ended: 0,
    end: () => (made.ended += 1),
    ...more,
  };
  return made;
}

test('a job ends its worker after the answer', async () => {
  const used = connection();
  expect(await startReadingAgentFiles([], () => used).answer).toEqual({ kind: 'read', files: [] });
  expect(used.ended).toBe(1);
});

test('a canceled job ends its worker, which never answers', async () => {
  const used = connection({ api: { ...connection().api, read: () => pending } });
  const job = startReadingAgentFiles([], () => used);
  job.cancel();
  expect(await job.answer).toEqual({ kind: 'canceled' });
  expect(used.ended).toBe(1);
});

test.each([
  [
    'a crash of the worker',
    { api: { ...connection().api, read: () => pending }, crashed: Promise.resolve('no memory') },
  ],
  ['a file that cannot be read', { api: { ...connection().api, read: () => Promise.reject(new Error('no memory')) } }],
])('%s is an answer', async (_name, more) => {
  expect(await startReadingAgentFiles([], () => connection(more)).answer).toEqual({
    kind: 'failed',
    message: 'no memory',
  });
});

test('a comparison without a catalog fails with the reason', async () => {
  const file = { name: 'a.json', content: '{}' };
  const { answer } = startComparingCatalogs(file, file, () => connection());
  expect(await answer).toEqual({ kind: 'failed', message: 'a.json has no catalog.' });
});
