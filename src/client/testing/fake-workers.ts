import { UnfinishedWork } from '../../protocol/project/unfinished-work.ts';
import type { EngineWorkerApi } from '../../protocol/engine-api.ts';
import { ntpAnalysis, ntpProject, ntpReport } from '../../protocol/testing/ntp-fixture.ts';
import type { ClientState } from '../client-types.ts';
import type { EngineConnection } from '../connection.ts';
import { createEngineClient, type Budgets } from '../engine-client.ts';

export const budgets = { silence: 100, loading: 500, decision: 60, longer: 300, cancel: 50 };
/** Milliseconds after which a silent worker is ended. */
export const longest = budgets.silence + budgets.decision;
export const request = (revision: number) => ({ revision, project: ntpProject });
export const never = <T>(): Promise<T> => new Promise<T>(() => {});

interface Fake extends EngineConnection {
  ended: boolean;
  crash(message: string): void;
}

/** Creates workers whose answers the test decides. */
export function fakeWorkers(api: Partial<EngineWorkerApi>, limits: Budgets = budgets) {
  const started: Fake[] = [];
  const connect = (): Fake => {
    let crash: (message: string) => void = () => {};
    const crashed = new Promise<string>((resolve) => {
      crash = resolve;
    });
    const fake: Fake = {
      crashed,
      crash,
      ended: false,
      end: () => {
        fake.ended = true;
      },
      api: {
        analyze: async ({ revision }) => ({ ...ntpAnalysis, revision }),
        apply: async () => ntpReport,
        cancel: async () => {},
        initialSystem: async () => ntpReport.before,
        describeMachine: () => never(),
        shell: () => never(),
        catalogJson: never,
        catalogCode: never,
        dot: async () => '',
        explainData: never,
        dataKeys: never,
        firstNode: never,
        syntaxTree: async () => undefined,
        checkLesson: never,
        migrate: never,
        beginMissing: never,
        missingStep: never,
        printedBy: never,
        watchRuby: async () => {},
        ping: async () => 0,
        ...api,
      },
    };
    started.push(fake);
    return fake;
  };
  const unfinished = new UnfinishedWork();
  const client = createEngineClient(connect, limits, undefined, unfinished);
  const states: ClientState[] = [];
  client.watch((state) => states.push(state));
  return { client, started, states, unfinished };
}
