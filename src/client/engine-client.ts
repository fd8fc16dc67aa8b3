/**
 * The page's side of the engine worker. The worker starts with the first request, and answers one request at a time; a
 * run comes before background requests. If the worker crashes or makes no progress for too long, it is ended, and the
 * next request starts a new one. The user loses no data, because the worker stores none.
 */
import { UnfinishedWork } from '../protocol/project/unfinished-work.ts';
import { callByName, functionsFor, hasProject } from '../protocol/requests.ts';
import type { ClientRequests, EngineClient } from './client-types.ts';
import { connectWorker, type EngineConnection } from './connection.ts';
import { EngineTasks } from './engine-tasks.ts';
import type { Budgets } from './task-run.ts';

export { NOT_APPLIED, NOT_CHECKED, NOT_READ, STOPPED, type Budgets } from './task-run.ts';

const defaultBudgets: Budgets = {
  silence: 15_000,
  loading: 60_000,
  decision: 30_000,
  longer: 120_000,
  cancel: 300,
};

export function createEngineClient(
  connect: () => EngineConnection = connectWorker,
  budgets: Budgets = defaultBudgets,
  /** No worker is started before this resolves; requests wait until then. */
  ready?: Promise<void>,
  unfinished: UnfinishedWork = new UnfinishedWork(),
): EngineClient {
  const tasks = new EngineTasks({ connect, budgets, ready, unfinished });
  const requests = functionsFor<ClientRequests>((name, { task, isAboutProject }) => (...parameters) => {
    const [request] = parameters;
    return tasks.add(
      task,
      (api, alive) =>
        callByName(
          api,
          name,
          parameters.map((each) => heardFrom(each, alive)),
        ),
      isAboutProject === true && hasProject(request) ? request.project : undefined,
    );
  });
  return {
    ...requests,
    cancel: () => tasks.stop(),
    wait: () => tasks.wait(),
    release: () => tasks.release(),
    watch: (listener) => tasks.watch(listener),
  };
}

/** Wraps a listener of a request. Each call of the listener shows that the worker is alive. */
function heardFrom(parameter: unknown, alive: () => void): unknown {
  if (typeof parameter !== 'function') return parameter;
  return (...values: readonly unknown[]): unknown => {
    alive();
    const answer: unknown = Reflect.apply(parameter, undefined, values);
    return answer;
  };
}
