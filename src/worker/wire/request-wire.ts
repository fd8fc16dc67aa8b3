/** How questions cross from the page to the worker: of the project that a question carries, only what is new is sent (`project-wire.ts`). */
import type { EngineWorkerApi } from '../../protocol/engine-api.ts';
import type { Project, ProjectFiles } from '../../protocol/project.ts';
import { ProjectReceiver, ProjectSender, type FilesWire, type ProjectWire } from '../../protocol/project-wire.ts';
import {
  askByName,
  functionsFor,
  hasProject,
  type Question,
  type QuestionName,
  type Questions,
} from '../../protocol/questions.ts';
import type { EngineWire } from './analysis-wire.ts';
import type { ResultsMember } from './results-channel.ts';

/** A question as it crosses: its project, or files, are what is new. */
type Crossing = (...parameters: readonly unknown[]) => Promise<unknown>;

type QuestionWire = Readonly<Record<QuestionName, Crossing>>;

/** What answers the questions. */
export type Answering = Pick<EngineWire & Pick<Questions, 'checkLesson'>, QuestionName>;

/** What the worker really exposes. */
export type ExposedEngine = Pick<EngineWorkerApi, 'cancel' | 'watchRuby' | 'ping'> & QuestionWire & ResultsMember;

/** How one end takes what is carried: its types are those of `Questions`, which the table of questions follows. */
interface End {
  readonly project: (project: unknown) => unknown;
  readonly files: (files: unknown) => unknown;
}

/** The parameters with what the first one carries as the other end needs it. */
function carried(carries: Question['carries'], [first, ...rest]: readonly unknown[], end: End): readonly unknown[] {
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

/** The worker's end. Questions arrive in the order in which they were sent, and each is opened as it arrives. */
export function fromQuestions(api: Answering): QuestionWire {
  const receiver = new ProjectReceiver();
  // oxlint-disable typescript/no-unsafe-type-assertion
  const end: End = {
    project: (project) => receiver.project(project as ProjectWire),
    files: (files) => receiver.files(files as FilesWire),
  };
  // oxlint-enable typescript/no-unsafe-type-assertion
  return functionsFor<QuestionWire>(
    (name, { carries }) =>
      (...parameters) =>
        askByName(api, name, carried(carries, parameters, end)),
  );
}

/** The page's end; `send` brings a question to the worker. */
export function toQuestions(send: (name: string, parameters: readonly unknown[]) => Promise<unknown>): Answering {
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
