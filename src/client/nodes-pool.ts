/**
 * Several workers of the engine that compile many nodes at once. They start with the first question, get the files of a version of the
 * project once, and are ended when nothing was asked for a while. One that runs over its time is ended, and what it did is answered so.
 */
import type { NodesApi, NodesVersion } from '../protocol/nodes/nodes.ts';
import { keptVersions } from '../protocol/nodes/node-versions.ts';
import type { ProjectFiles, ReleaseId } from '../protocol/project/project.ts';
import type { Answer } from './client-types.ts';
import { connectNodes, type NodesConnection } from './connection.ts';
import { sendVersion } from './send-version.ts';

interface PoolOptions {
  readonly size: number;
  /** Milliseconds that one question may take. */
  readonly budget: number;
  /** Milliseconds that a worker may be silent while Ruby is loaded. */
  readonly loading: number;
  /** Milliseconds after which idle workers are ended. */
  readonly idle: number;
}

/** A version of a project's files that questions are about. */
interface PoolVersion extends NodesVersion {
  readonly files: ProjectFiles;
}

export interface NodesPool {
  /** How many workers there are at most. */
  readonly size: number;
  /** A version for questions; the same files are the same version. */
  version(files: ProjectFiles, release: ReleaseId): PoolVersion;
  /**
   * Asks the next worker that is free, which has these versions then. Never rejects.
   * @param about what the question is about: a worker takes what it was asked about before first, having kept much of what that needs
   */
  ask<T>(versions: readonly PoolVersion[], call: (api: NodesApi) => Promise<T>, about?: string): Promise<Answer<T>>;
  /** Ends what is under way and what waits. */
  cancel(): void;
  /** Cancels all, and ends the workers with all files that they keep. */
  end(): void;
}

interface Job {
  readonly versions: readonly PoolVersion[];
  readonly about: string | undefined;
  readonly start: (api: NodesApi) => Promise<void>;
  readonly finish: (answer: { readonly kind: 'ended'; readonly message: string }) => void;
}

interface Member {
  readonly connection: NodesConnection;
  /** The versions that the worker keeps, what was sent last at the end. */
  known: readonly PoolVersion[];
  /** What it was asked about. */
  readonly askedAbout: Set<string>;
  job: Job | undefined;
  /** Ends the job at hand. */
  stop: (message: string) => void;
}

/** Said of what was under way or waiting when it was cancelled. */
export const CANCELLED = 'It was cancelled.';

/** As many as the machine has cores, at most four; one is left for the page where there are more than two. */
export function poolSize(cores: number | undefined = globalThis.navigator?.hardwareConcurrency): number {
  const count = cores ?? 2;
  return Math.max(1, Math.min(4, count > 2 ? count - 1 : count));
}

export function createNodesPool(
  connect: () => NodesConnection = connectNodes,
  { size, budget, loading, idle }: PoolOptions = { size: poolSize(), budget: 20_000, loading: 60_000, idle: 30_000 },
): NodesPool {
  let members: readonly Member[] = [];
  let queue: Job[] = [];
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let nextId = 1;
  const ids = new WeakMap<ProjectFiles, number>();

  function remove(member: Member): void {
    if (!members.includes(member)) return;
    members = members.filter((each) => each !== member);
    member.connection.end();
  }

  function endIdle(): void {
    for (const member of members) if (member.job === undefined) remove(member);
  }

  function free(): Member | undefined {
    const found = members.find(({ job }) => job === undefined);
    if (found !== undefined || members.length >= size) return found;
    const started: Member = { connection: connect(), known: [], askedAbout: new Set(), job: undefined, stop: () => {} };
    members = [...members, started];
    return started;
  }

  /** The next job of a member, out of the queue. */
  function takeFor({ askedAbout }: Member): Job | undefined {
    const own = queue.findIndex(({ about }) => about !== undefined && askedAbout.has(about));
    const [job] = queue.splice(Math.max(own, 0), 1);
    if (job?.about !== undefined) askedAbout.add(job.about);
    return job;
  }

  function work(): void {
    clearTimeout(idleTimer);
    for (;;) {
      const member = queue.length === 0 ? undefined : free();
      const job = member === undefined ? undefined : takeFor(member);
      if (member === undefined || job === undefined) break;
      void carryOut(member, job);
    }
    if (members.every(({ job }) => job === undefined)) idleTimer = setTimeout(endIdle, idle);
  }

  async function carryOut(member: Member, job: Job): Promise<void> {
    member.job = job;
    const { connection } = member;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ended = new Promise<string>((resolve) => {
      member.stop = resolve;
    });
    const alive = (limit: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        member.stop(`It gave no answer for ${Math.round(limit / 1000)} seconds and was stopped.`);
      }, limit);
    };
    alive(budget);
    connection.onRuby(({ kind }) => alive(kind === 'loading' ? loading : budget));
    const answered = answer(member, job).then(
      () => undefined,
      (error: unknown) => `The engine failed: ${error instanceof Error ? error.message : String(error)}`,
    );
    const crash = connection.crashed.then((message) => `The engine crashed. ${message}`);
    const message = await Promise.race([answered, ended, crash]);
    clearTimeout(timer);
    member.job = undefined;
    member.stop = () => {};
    if (message !== undefined) {
      remove(member);
      job.finish({ kind: 'ended', message });
    }
    work();
  }

  async function answer(member: Member, { versions, start }: Job): Promise<void> {
    const { api } = member.connection;
    for (const version of versions) {
      if (!member.known.some(({ id }) => id === version.id)) await sendVersion(api, version, member.known.at(-1));
      member.known = [...member.known.filter(({ id }) => id !== version.id), version].slice(-keptVersions);
    }
    await start(api);
  }

  function cancel(): void {
    const waiting = queue;
    queue = [];
    for (const job of waiting) job.finish({ kind: 'ended', message: CANCELLED });
    for (const member of members) member.stop(CANCELLED);
  }

  return {
    size,
    version: (files, release) => {
      const id = ids.get(files) ?? nextId++;
      ids.set(files, id);
      return { id, release, files };
    },
    ask: (versions, call, about) =>
      new Promise((resolve) => {
        const job: Job = {
          versions,
          about,
          start: async (api) => resolve({ kind: 'answer', value: await call(api) }),
          finish: resolve,
        };
        queue.push(job);
        work();
      }),
    cancel,
    end: () => {
      cancel();
      clearTimeout(idleTimer);
      for (const member of members) remove(member);
    },
  };
}
