import { expect, it, vi } from 'vitest';
import { ntpProject } from '../protocol/testing/ntp-fixture.ts';
import type { TaskKind } from '../protocol/requests.ts';
import { TaskQueue, type Task } from './task-queue.ts';

function task(kind: TaskKind, project?: Task['project']) {
  return { kind, project, start: async () => {}, finish: vi.fn<Task['finish']>() };
}

it('takes a task that the user waits for before the others, which keep their order', () => {
  const queue = new TaskQueue();
  for (const kind of ['analysis', 'data', 'run'] as const) queue.add(task(kind));
  expect([queue.take(), queue.take(), queue.take(), queue.take()].map((each) => each?.kind)).toEqual([
    'run',
    'analysis',
    'data',
    undefined,
  ]);
  expect(queue.isEmpty).toBe(true);
});

it('finishes the tasks that match, and keeps the others', () => {
  const queue = new TaskQueue();
  const [analysis, run, other] = [task('analysis', ntpProject), task('run', ntpProject), task('run')];
  for (const each of [analysis, run, other]) queue.add(each);
  queue.finishWhere(
    ({ project }) => project === ntpProject,
    () => ({ kind: 'ended', message: 'too long' }),
  );
  expect(analysis.finish.mock.calls).toEqual([[{ kind: 'ended', message: 'too long' }]]);
  expect(run.finish).toHaveBeenCalledOnce();
  expect(other.finish).not.toHaveBeenCalled();
  expect(queue.take()).toBe(other);
});
