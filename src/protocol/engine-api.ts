/**
 * Contract between the page and the engine's worker, apart from the questions (`questions.ts`). The worker implements it
 * (`worker/engine-worker.ts`). The page uses it only through `client/engine-client.ts`, which drops stale answers, limits the time of each
 * task, and restarts the worker.
 */
import type { Place } from './analysis.ts';
import type { KeptFile, MachineDescription, Project } from './project/project.ts';
import type { MachineToken } from './run.ts';
import type { Questions } from './questions.ts';

export interface AnalyzeRequest {
  /** Grows with each change of the project; the answer carries it back. */
  readonly revision: number;
  readonly project: Project;
}

/** Files that have no text, with the packs that hold their bytes. */
export interface KeptBytes {
  readonly files: Readonly<Record<string, Extract<KeptFile, { readonly kind: 'bytes' }>>>;
  readonly packs: Readonly<Record<string, Blob>>;
}

export interface ApplyRequest extends AnalyzeRequest {
  readonly noop: boolean;
  /** Files of modules that resources may copy though they are no text; absent for none. */
  readonly kept?: KeptBytes;
  /** The machine as the last run left it; absent for a machine as the project describes it. */
  readonly machine?: MachineToken;
}

/** One node. Nodes come in a flat list, as a tree of thousands of levels could not be sent from the worker to the page. */
export interface SyntaxTreeNodeView {
  /** Its class in Puppet's own model: `ResourceExpression`. */
  readonly label: string;
  /** A name, an operator or a literal's value, on one line and not long. */
  readonly detail?: string;
  readonly isError: boolean;
  /** How many nodes it stands in. */
  readonly depth: number;
  /** Offsets in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly place: Place;
}

export interface SyntaxTreeView {
  /** Each node before those in it, in the order of the text. */
  readonly nodes: readonly SyntaxTreeNodeView[];
  /** The tree as `puppet parser dump --format pn` prints it. */
  readonly pn: string;
}

export interface DescribedMachine {
  readonly machine: MachineDescription;
  /** Paths of files that a project cannot hold: no text, or too long. */
  readonly leftOut: readonly string[];
}

/** Code of the project that is running: of a Ruby file, or at a line of a manifest. */
export interface RunningPlace {
  readonly kind: 'runs';
  readonly file: string;
  readonly line?: number;
}

/** What becomes of Ruby, which is fetched when a project needs it first. */
export type RubyState =
  /** `share`: how much has arrived, from 0 to 1. */
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'ready' }
  | RunningPlace
  | { readonly kind: 'failed'; readonly message: string };

/** Methods that control a worker or listen to it. */
interface EngineControls {
  /** Asks a run under way to stop after the resource at hand. */
  cancel(): Promise<void>;
  /** Calls back as Ruby is loaded for a project that needs it, and now and then with the place that is running. */
  watchRuby(listener: (state: RubyState) => void): Promise<void>;
  /** Answers at once; used to tell a hanging worker from a busy one. */
  ping(): Promise<number>;
}

/** The engine of one worker. */
export interface EngineApi extends Omit<Questions, 'checkLesson'>, EngineControls {}

/** All methods of the worker. */
export interface EngineWorkerApi extends Questions, EngineControls {}
