/**
 * Contract between the page and the engine's worker. The requests are in `requests.ts`. The worker implements the
 * contract (`worker/engine-worker.ts`). The page uses it only through `client/engine-client.ts`, which drops stale
 * answers, limits the time of each task, and restarts the worker.
 */
import type { Place } from './analysis.ts';
import type { KeptFile, MachineDescription, Project } from './project/project.ts';
import type { MachineToken } from './run.ts';
import type { EngineRequests } from './requests.ts';

export interface AnalyzeRequest {
  /** Incremented at each change of the project. The answer contains the same number. */
  readonly revision: number;
  readonly project: Project;
}

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
 * A node of the syntax tree. The nodes are sent as a flat list, because a tree that is thousands of levels deep cannot
 * be sent from the worker to the page.
 */
export interface SyntaxTreeNodeView {
  /** Class of the node in Puppet's own model, such as `ResourceExpression`. */
  readonly label: string;
  /** Short text on one line: a name, an operator or the value of a literal. */
  readonly detail?: string;
  readonly isError: boolean;
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
  /** Paths of files that were left out, because a project cannot contain binary files or files that are too long. */
  readonly leftOut: readonly string[];
}

/** The project's code that is running now: a Ruby file, or a line of a manifest. */
export interface RunningPlace {
  readonly kind: 'runs';
  readonly file: string;
  readonly line?: number;
}

/** State of the Ruby interpreter. It is loaded only when a project needs it. */
export type RubyState =
  /** `share`: loaded fraction of the download, from 0 to 1. */
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'ready' }
  | RunningPlace
  | { readonly kind: 'works' }
  | { readonly kind: 'failed'; readonly message: string };

interface EngineControls {
  /** Stops a run after the current resource has been applied. */
  cancel(): Promise<void>;
  /**
   * Calls the listener while Ruby is loading, and regularly during a task. During a task, the state names the running
   * code (`RunningPlace`), or is `works` if the running code is unknown.
   */
  watchRuby(listener: (state: RubyState) => void): Promise<void>;
  /** Answers at once, so that the page can distinguish a hanging worker from a busy one. */
  ping(): Promise<number>;
}

export interface EngineApi extends Omit<EngineRequests, 'checkLesson'>, EngineControls {}

export interface EngineWorkerApi extends EngineRequests, EngineControls {}
