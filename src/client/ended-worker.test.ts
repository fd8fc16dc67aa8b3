import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineWorkerApi } from '../protocol/engine-api.ts';
import type { Project } from '../protocol/project/project.ts';
import type { MachineToken, RunProgress, RunReportView } from '../protocol/run.ts';
import type { EngineConnection } from './connection.ts';
import { createEngine } from '../worker/engine.ts';
import { createEngineClient } from './engine-client.ts';

const budgets = { silence: 60_000, loading: 60_000, decision: 60_000, longer: 60_000, cancel: 60_000 };

const resources = Array.from(
  { length: 12 },
  (_, index) => `file { '/srv/${index}': content => 'now ${index}' }\n`,
).join('');

function project(text: string): Project {
  return {
    name: 'Test',
    files: { 'manifests/site.pp': text },
    node: { certname: 'node.example.com', platform: 'debian-12', facts: {} },
    machine: { files: {}, packages: {}, services: {} },
  };
}

const before = project("file { '/srv/0': content => 'before' }\npackage { 'nginx': ensure => installed }\n");
const after = project(
  `${resources}service { 'nginx':\n  ensure    => stopped,\n  subscribe => File['/srv/3'],\n}\nuser { 'ann': ensure => present }\n`,
);

/**
 * Creates workers. Each has an engine of its own, and its messages are copied as between threads. `crash` ends the
 * newest worker.
 */
function workers() {
  let crash: (message: string) => void = () => {};
  const connect = (): EngineConnection => {
    const engine = createEngine();
    let ended = false;
    const crashed = new Promise<string>((resolve) => {
      crash = (message) => {
        ended = true;
        resolve(message);
      };
    });
    const api: EngineWorkerApi = {
      ...engine,
      apply: async (request, onProgress) =>
        structuredClone(
          await engine.apply(structuredClone(request), (batch) => {
            if (!ended) onProgress(structuredClone(batch));
          }),
        ),
      checkLesson: () => Promise.reject(new Error('has no lessons')),
    };
    return { api, crashed, end: () => void (ended = true) };
  };
  return { client: createEngineClient(connect, budgets), crash: (message: string) => crash(message) };
}

/** Removes times and durations, which differ in each run. */
function lasting(report: RunReportView): object {
  const { logs, ...rest } = report;
  return { ...rest, logs: logs.map(({ message }) => message.replace(/in [\d.]+ seconds$/, 'in … seconds')) };
}

async function apply(
  { client }: Pick<ReturnType<typeof workers>, 'client'>,
  machine: MachineToken | undefined,
  onProgress: (batch: readonly RunProgress[]) => void = () => {},
  of: Project = after,
): Promise<RunReportView | undefined> {
  const request = { revision: 1, project: of, noop: false, ...(machine === undefined ? {} : { machine }) };
  const answer = await client.apply(request, onProgress);
  return answer.kind === 'answer' ? answer.value : undefined;
}

describe('a worker that is terminated during a run', () => {
  it('has no effect: the next run is as if it had never begun', async () => {
    const fresh = workers();
    const machine = (await apply(fresh, undefined, () => {}, before))?.machine;
    let steps = 0;
    const whole = await apply(fresh, machine, (batch) => (steps += batch.length));
    if (whole === undefined) throw new Error('the run was not finished');
    expect(steps).toBeGreaterThan(20);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: steps }), async (point) => {
        const worker = workers();
        let seen = 0;
        const cut = await apply(worker, machine, (batch) => {
          seen += batch.length;
          if (seen >= point) worker.crash('out of memory');
        });
        const next = await apply(worker, machine);
        expect(cut === undefined || seen >= steps).toBe(true);
        expect(next === undefined ? undefined : lasting(next)).toEqual(lasting(whole));
      }),
      { numRuns: 50 },
    );
  });
});
