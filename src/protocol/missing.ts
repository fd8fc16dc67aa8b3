/** Definitions and data that a project lacks, and stand-ins that let its nodes compile. */
import type { Place } from './analysis.ts';
import type { JsonObject } from './project/project.ts';
import type { StandInEntry } from './project/stand-ins.ts';

export const missingKinds = [
  'manifest',
  'class',
  'resource type',
  'function',
  'data type',
  'template',
  'file',
  'file read by Ruby',
  'source',
  'hierarchy',
  'data key',
  'private key',
  'fact',
  'trusted data',
  'host',
  'answer',
] as const;
export type MissingKind = (typeof missingKinds)[number];

export interface ModuleRequestView {
  readonly source: 'Puppetfile' | 'metadata.json' | '.fixtures.yml';
  /** Name of the module on the Forge, including the author. */
  readonly slug?: string;
  /** The requested version, a range of versions, or `latest`. */
  readonly version?: string;
  readonly git?: string;
  readonly ref?: string;
  readonly place: Place;
}

/** A module that is absent, or present in a version that does not satisfy a request. */
export interface MissingModule {
  readonly name: string;
  /** The installed version; absent if the module is absent. */
  readonly present?: string;
  readonly requests: readonly ModuleRequestView[];
}

export interface MissingThing {
  /** Unique within one answer, for example `class apt::update`. */
  readonly id: string;
  readonly kind: MissingKind;
  readonly name: string;
  readonly module?: string;
  readonly places: readonly Place[];
  readonly uses: number;
  /** The values of the fact in the project's data. Only for a fact. */
  readonly values?: readonly string[];
  readonly standIn?: StandInEntry;
}

/** Compile status of a node after everything that is missing was replaced by stand-ins. */
export interface NodeOutcomeView {
  readonly node: string;
  /** Errors that stand-ins do not solve; empty if the node compiles. */
  readonly errors: readonly { readonly message: string; readonly place?: Place }[];
  /** Number of resources that the repository's own code declares for the node. */
  readonly own: number;
  /** A system on which the node compiles with fewer errors than on its own system. */
  readonly system?: NodeSystemView;
  /** Reason why the node compiles without resources of its own: all its classes are stand-ins, or it has no classes. */
  readonly whyEmpty?: 'stand-ins' | 'no classes';
}

export interface NodeSystemView {
  /** Value of the command line's option `--machine`. */
  readonly id: string;
  readonly title: string;
  /** Facts of a system for which Bunraku has no machine. */
  readonly facts?: JsonObject;
}

export interface MissingView {
  readonly modules: readonly MissingModule[];
  readonly things: readonly MissingThing[];
  readonly nodes: readonly NodeOutcomeView[];
}

/**
 * First answer of a survey of missing definitions: the nodes to compile, and everything that static analysis finds
 * missing.
 */
export interface BegunSurvey {
  readonly nodes: readonly string[];
  readonly view: MissingView;
}

/**
 * Number of compiled nodes in the current pass, out of all nodes of the pass. `isAgain`: nodes are compiled again,
 * because their stand-ins have changed.
 */
export interface SurveyProgress {
  readonly done: number;
  readonly total: number;
  readonly isAgain: boolean;
}

export type SurveyStep =
  /** The worker does not know the survey because the worker has been restarted. */
  | { readonly kind: 'unknown' }
  /** `view`: everything missing so far, if requested. */
  | { readonly kind: 'busy'; readonly progress: SurveyProgress; readonly view?: MissingView }
  | { readonly kind: 'done'; readonly view: MissingView };
