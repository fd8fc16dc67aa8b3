/** What a project misses, and the stand-ins that let its nodes compile meanwhile. */
import type { Place } from './analysis.ts';
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
  'data key',
  'private key',
  'fact',
  'host',
] as const;
export type MissingKind = (typeof missingKinds)[number];

/** A module that a file of the project asks for. */
export interface ModuleRequestView {
  readonly source: 'Puppetfile' | 'metadata.json' | '.fixtures.yml';
  /** Its name on the Forge with the author. */
  readonly slug?: string;
  /** A version, a range, or `latest`. */
  readonly version?: string;
  readonly git?: string;
  readonly ref?: string;
  readonly place: Place;
}

/** A module that is absent, or present in a version that a file of the project does not take. */
export interface MissingModule {
  readonly name: string;
  /** The version that is present; absent where the module is. */
  readonly present?: string;
  readonly requests: readonly ModuleRequestView[];
}

/** One thing that no file of the project has. */
export interface MissingThing {
  /** Unique in one answer: `class apt::update`. */
  readonly id: string;
  readonly kind: MissingKind;
  readonly name: string;
  /** The module in which it is expected. */
  readonly module?: string;
  /** The first of the places that ask for it. */
  readonly places: readonly Place[];
  /** How many places ask for it. */
  readonly uses: number;
  /** Values that the project has data for, of a fact. */
  readonly values?: readonly string[];
  /** Absent where nothing can stand in for it. */
  readonly standIn?: StandInEntry;
}

/** How a node compiles once all that is missing has a stand-in. */
export interface NodeOutcomeView {
  readonly node: string;
  /** What is wrong beyond what is missing; none where the node compiles. */
  readonly errors: readonly { readonly message: string; readonly place?: Place }[];
}

export interface MissingView {
  readonly modules: readonly MissingModule[];
  readonly things: readonly MissingThing[];
  readonly nodes: readonly NodeOutcomeView[];
}

/** What a survey begins with: the nodes that are to be compiled, and what reading alone found. */
export interface BegunSurvey {
  readonly nodes: readonly string[];
  readonly view: MissingView;
}

/** How far the nodes have come of those that are compiled for the first time, or of those that are compiled once more. */
export interface SurveyProgress {
  readonly done: number;
  readonly total: number;
  readonly isAgain: boolean;
}

/** What came of a compilation of a node of a survey. */
export type SurveyStep =
  /** The worker knows of no survey: it was started anew. */
  | { readonly kind: 'unknown' }
  /** `view`: what is missing so far; present where it was asked for. */
  | { readonly kind: 'busy'; readonly progress: SurveyProgress; readonly view?: MissingView }
  | { readonly kind: 'done'; readonly view: MissingView };
