/**
 * Both ends of the message channel for requests to the worker. Only the changes of a project are sent
 * (`project-wire.ts`).
 */
import type { EngineWorkerApi } from '../../protocol/engine-api.ts';
import type { Project, ProjectFiles } from '../../protocol/project/project.ts';
import {
  ProjectReceiver,
  ProjectSender,
  type FilesWire,
  type ProjectWire,
} from '../../protocol/project/project-wire.ts';
import {
  callByName,
  functionsFor,
  hasProject,
  type RequestTraits,
  type RequestName,
  type EngineRequests,
} from '../../protocol/requests.ts';
import type { EngineWire } from './analysis-wire.ts';
import type { ResultsMember } from './results-channel.ts';

/** Sends a request as a message. For a project or its files, sends only the changes. */
type Crossing = (...parameters: readonly unknown[]) => Promise<unknown>;

type RequestsWire = Readonly<Record<RequestName, Crossing>>;

export type Answering = Pick<EngineWire & Pick<EngineRequests, 'checkLesson'>, RequestName>;

export type ExposedEngine = Pick<EngineWorkerApi, 'cancel' | 'watchRuby' | 'ping'> & RequestsWire & ResultsMember;

/** Functions that convert the projects and files in requests, at one end of the channel. */
interface End {
  readonly project: (project: unknown) => unknown;
  readonly files: (files: unknown) => unknown;
}

/** Converts the project or the files in the first parameter. */
function carried(
  carries: RequestTraits['carries'],
  [first, ...rest]: readonly unknown[],
  end: End,
): readonly unknown[] {
  switch (carries) {
    case 'request':
      return hasProject(first) ? [{ ...first, project: end.project(first.project) }, ...rest] : [first, ...rest];
    case 'project':
      return [end.project(first), ...rest];
    case 'files':
      return [end.files(first), ...rest];
    case 'nothing':
      return [first, ...rest];
  }
}

/** The worker's end. Requests arrive in the order in which they were sent, and each one is decoded when it arrives. */
export function fromRequests(api: Answering): RequestsWire {
  const receiver = new ProjectReceiver();
  // oxlint-disable typescript/no-unsafe-type-assertion
  const end: End = {
    project: (project) => receiver.project(project as ProjectWire),
    files: (files) => receiver.files(files as FilesWire),
  };
  // oxlint-enable typescript/no-unsafe-type-assertion
  return functionsFor<RequestsWire>(
    (name, { carries }) =>
      (...parameters) =>
        callByName(api, name, carried(carries, parameters, end)),
  );
}

/** Creates the page's side of the connection to the worker. `send` sends a request to the worker. */
export function toRequests(send: (name: string, parameters: readonly unknown[]) => Promise<unknown>): Answering {
  const sender = new ProjectSender();
  // oxlint-disable typescript/no-unsafe-type-assertion
  const end: End = {
    project: (project) => sender.project(project as Project),
    files: (files) => sender.files(files as ProjectFiles),
  };
  // oxlint-enable typescript/no-unsafe-type-assertion
  return functionsFor<Answering>(
    (name, { carries }) =>
      (...parameters) =>
        send(name, carried(carries, parameters, end)),
  );
}
