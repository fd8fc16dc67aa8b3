/**
 * Contract between the page and the engine's worker, apart from the requests (`requests.ts`). The worker implements it
 * (`worker/engine-worker.ts`). The page uses it only through `client/engine-client.ts`, which drops stale answers,
 * limits the time of each task, and restarts the worker.
 */
import type { Place } from './analysis.ts';
import type { KeptFile, MachineDescription, Project } from './project/project.ts';
import type { MachineToken } from './run.ts';
import type { EngineRequests } from './requests.ts';

export interface AnalyzeRequest {
  /** Incremented at each change of the project; the answer returns it. */
  readonly revision: number;
  readonly project: Project;
}

/** Binary files, with the packs that contain their bytes. */
export interface KeptBytes {
  readonly files: Readonly<Record<string, Extract<KeptFile, { readonly kind: 'bytes' }>>>;
  readonly packs: Readonly<Record<string, Blob>>;
}

export interface ApplyRequest extends AnalyzeRequest {
  readonly noop: boolean;
  /** Binary files of modules that resources may copy; absent if there are none. */
  readonly kept?: KeptBytes;
  /** The machine after the last run; absent for the machine that the project describes. */
  readonly machine?: MachineToken;
}

/**
 * A node of the syntax tree. The nodes are a flat list, since a tree of thousands of levels could not be sent from the
 * worker to the page.
 */
export interface SyntaxTreeNodeView {
  /** Its class in Puppet's own model: `ResourceExpression`. */
  readonly label: string;
  /** A name, an operator or a literal's value, short and on one line. */
  readonly detail?: string;
  readonly isError: boolean;
  /** Nesting depth. */
  readonly depth: number;
  /** Offsets in the source, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly place: Place;
}

export interface SyntaxTreeView {
  /** Nodes in source order, parents before children. */
  readonly nodes: readonly SyntaxTreeNodeView[];
  /** The tree as `puppet parser dump --format pn` prints it. */
  readonly pn: string;
}

export interface DescribedMachine {
  readonly machine: MachineDescription;
  /** Paths of files that a project cannot contain: binary, or too long. */
  readonly leftOut: readonly string[];
}

/** Running code of the project: a Ruby file, or a line of a manifest. */
export interface RunningPlace {
  readonly kind: 'runs';
  readonly file: string;
  readonly line?: number;
}

/** State of Ruby, which loads when a project needs it. */
export type RubyState =
  /** `share`: loaded part, from 0 to 1. */
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'ready' }
  | RunningPlace
  | { readonly kind: 'failed'; readonly message: string };

/** Methods that control a worker or listen to it. */
interface EngineControls {
  /** Stops a run after the current resource. */
  cancel(): Promise<void>;
  /** Calls back while Ruby loads for a project that needs it, and from time to time with the running place. */
  watchRuby(listener: (state: RubyState) => void): Promise<void>;
  /** Answers at once; distinguishes a hanging worker from a busy one. */
  ping(): Promise<number>;
}

/** The engine of one worker. */
export interface EngineApi extends Omit<EngineRequests, 'checkLesson'>, EngineControls {}

/** All methods of the worker. */
export interface EngineWorkerApi extends EngineRequests, EngineControls {}
