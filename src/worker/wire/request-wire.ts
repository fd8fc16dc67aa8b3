/** How questions cross from the page to the worker: of the project that a question names, only what is new is sent (`project-wire.ts`). */
import type { EngineWorkerApi } from '../../protocol/engine-api.ts';
import type { Project } from '../../protocol/project.ts';
import { ProjectReceiver, ProjectSender, type FilesWire, type ProjectWire } from '../../protocol/project-wire.ts';
import type { EngineWire } from './analysis-wire.ts';
import type { ResultsMember } from './results-channel.ts';

type Requests = {
  readonly [
    Name in 'analyze' | 'apply' | 'shell' | 'catalogJson' | 'dot' | 'explainData' | 'migrate' | 'checkLesson'
  ]: Parameters<EngineWorkerApi[Name]>[0];
};

/** A request whose project crosses as what is new. */
type Crossing<Request> = Omit<Request, 'project'> & { readonly project: ProjectWire };

/** The questions as they cross; answers are those of the worker. */
interface QuestionWire {
  readonly analyze: (request: Crossing<Requests['analyze']>) => ReturnType<EngineWire['analyze']>;
  readonly apply: (
    request: Crossing<Requests['apply']>,
    onProgress: Parameters<EngineWire['apply']>[1],
  ) => ReturnType<EngineWire['apply']>;
  readonly shell: (request: Crossing<Requests['shell']>) => ReturnType<EngineWire['shell']>;
  readonly catalogJson: (request: Crossing<Requests['catalogJson']>) => ReturnType<EngineWire['catalogJson']>;
  readonly dot: (
    request: Crossing<Requests['dot']>,
    form: Parameters<EngineWire['dot']>[1],
  ) => ReturnType<EngineWire['dot']>;
  readonly explainData: (request: Crossing<Requests['explainData']>) => ReturnType<EngineWire['explainData']>;
  readonly migrate: (request: Crossing<Requests['migrate']>) => ReturnType<EngineWire['migrate']>;
  readonly initialSystem: (project: ProjectWire) => ReturnType<EngineWire['initialSystem']>;
  readonly describeMachine: (
    project: ProjectWire,
    machine: Parameters<EngineWire['describeMachine']>[1],
  ) => ReturnType<EngineWire['describeMachine']>;
  readonly dataKeys: (files: FilesWire) => ReturnType<EngineWire['dataKeys']>;
  readonly checkLesson: (
    request: Crossing<Requests['checkLesson']>,
    lessonId: string,
  ) => ReturnType<EngineWorkerApi['checkLesson']>;
}

/** What the worker really exposes. */
export type ExposedEngine = Omit<EngineWire, keyof QuestionWire> & QuestionWire & ResultsMember;

/** What answers the questions. */
type Answering = Pick<EngineWire & Pick<EngineWorkerApi, 'checkLesson'>, keyof QuestionWire>;

/** The worker's end. Questions arrive in the order in which they were sent, and each is opened as it arrives. */
export function fromQuestions(api: Answering): QuestionWire {
  const receiver = new ProjectReceiver();
  const open = <Request extends { readonly project: ProjectWire }>({
    project,
    ...rest
  }: Request): Omit<Request, 'project'> & { readonly project: Project } => ({
    ...rest,
    project: receiver.project(project),
  });
  return {
    analyze: (request) => api.analyze(open(request)),
    apply: (request, onProgress) => api.apply(open(request), onProgress),
    shell: (request) => api.shell(open(request)),
    catalogJson: (request) => api.catalogJson(open(request)),
    dot: (request, form) => api.dot(open(request), form),
    explainData: (request) => api.explainData(open(request)),
    migrate: (request) => api.migrate(open(request)),
    initialSystem: (project) => api.initialSystem(receiver.project(project)),
    describeMachine: (project, machine) => api.describeMachine(receiver.project(project), machine),
    dataKeys: (files) => api.dataKeys(receiver.files(files)),
    checkLesson: (request, lessonId) => api.checkLesson(open(request), lessonId),
  };
}

/** The page's end. */
export function toQuestions(wire: QuestionWire): Answering {
  const sender = new ProjectSender();
  const close = <Request extends { readonly project: Project }>({ project, ...rest }: Request): Crossing<Request> => ({
    ...rest,
    project: sender.project(project),
  });
  return {
    analyze: (request) => wire.analyze(close(request)),
    apply: (request, onProgress) => wire.apply(close(request), onProgress),
    shell: (request) => wire.shell(close(request)),
    catalogJson: (request) => wire.catalogJson(close(request)),
    dot: (request, form) => wire.dot(close(request), form),
    explainData: (request) => wire.explainData(close(request)),
    migrate: (request) => wire.migrate(close(request)),
    initialSystem: (project) => wire.initialSystem(sender.project(project)),
    describeMachine: (project, machine) => wire.describeMachine(sender.project(project), machine),
    dataKeys: (files) => wire.dataKeys(sender.files(files)),
    checkLesson: (request, lessonId) => wire.checkLesson(close(request), lessonId),
  };
}
