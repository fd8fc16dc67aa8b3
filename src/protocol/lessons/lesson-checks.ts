/**
 * Checks of a lesson as data, as `src/lesson-packs` reads them from `checks.yaml`. They are plain data, so that they
 * can be sent to a worker and stored. `src/lessons/data-checks/make-checks.ts` turns them into checks.
 */
import type { LogLevelView } from '../analysis.ts';
import type { FileView, Outcome, RunTotals } from '../run.ts';

/** Smallest and largest valid number, both inclusive. Without an upper limit, `most` is `noLimit`. */
export interface CountTest {
  readonly least: number;
  readonly most: number;
}

/** Value of `most` in a test without an upper limit. It is finite, because JSON has no infinity. */
export const noLimit = Number.MAX_SAFE_INTEGER;

/** In `like`, `*` matches any characters except a line break. */
export type ValueTest =
  | { readonly kind: 'is'; readonly value: string }
  | { readonly kind: 'like'; readonly pattern: string }
  /** The value in Puppet syntax, which has quotes around strings. */
  | { readonly kind: 'puppet'; readonly source: string }
  | { readonly kind: 'set'; readonly isSet: boolean }
  /** Origin of the value, as in the catalog view. */
  | { readonly kind: 'from'; readonly origin: string };

export interface TextTest {
  readonly is?: string;
  readonly contains?: readonly string[];
  readonly lacks?: readonly string[];
  /** Patterns with `*`; each must match a whole line. */
  readonly lines?: readonly string[];
  /** Values of lines such as `port=8080`. Each value is a pattern with `*`. */
  readonly settings?: readonly { readonly name: string; readonly value: string }[];
}

export interface AttributeTest {
  readonly name: string;
  readonly test: ValueTest;
}

interface ResourceCondition {
  readonly kind: 'resource';
  readonly ref: string;
  readonly exists: boolean;
  readonly attributes: readonly AttributeTest[];
  readonly container?: string;
  readonly tag?: string;
  readonly outcome?: Outcome;
}

interface FileCondition {
  readonly kind: 'file';
  readonly path: string;
  readonly exists: boolean;
  readonly type?: FileView['type'];
  readonly text: TextTest;
  readonly mode?: string;
  readonly owner?: string;
  readonly group?: string;
  readonly target?: string;
}

interface UserCondition {
  readonly kind: 'user';
  readonly name: string;
  readonly exists: boolean;
  readonly groups?: readonly string[];
  readonly home?: string;
  readonly shell?: string;
  readonly comment?: string;
}

export type Condition =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  | ResourceCondition
  /** Number of resources of a type in the catalog. `title` is a pattern with `*`. */
  | { readonly kind: 'declared'; readonly type: string; readonly title?: string; readonly count: CountTest }
  /** Each resource comes before the next one. */
  | { readonly kind: 'order'; readonly refs: readonly string[] }
  | {
      readonly kind: 'edge';
      readonly from: string;
      readonly to: string;
      readonly refresh?: boolean;
      readonly reason?: string;
    }
  | { readonly kind: 'cycles'; readonly count: CountTest }
  | { readonly kind: 'run'; readonly goal: 'succeeds' | 'changes nothing' }
  | {
      readonly kind: 'totals';
      readonly counts: readonly { readonly outcome: keyof RunTotals; readonly count: CountTest }[];
    }
  | { readonly kind: 'refreshed'; readonly ref: string; readonly by?: string }
  | {
      readonly kind: 'log';
      readonly pattern: string;
      readonly level?: LogLevelView;
      readonly source?: string;
      readonly count: CountTest;
    }
  | FileCondition
  | {
      readonly kind: 'package';
      readonly name: string;
      readonly isInstalled: boolean;
      /** Pattern of the installed version; `*` matches any characters. */
      readonly version?: string;
    }
  | { readonly kind: 'service'; readonly name: string; readonly isRunning?: boolean; readonly isEnabled?: boolean }
  | UserCondition
  | {
      readonly kind: 'group';
      readonly name: string;
      readonly exists: boolean;
      readonly members?: readonly string[];
    }
  /** Runs a command line on the machine after the run. */
  | { readonly kind: 'command'; readonly line: string; readonly text: TextTest; readonly exit?: number };

export type ConditionOf<Kind extends Condition['kind']> = Extract<Condition, { readonly kind: Kind }>;

/** Sentences with conditions. The first one whose condition holds is used; a missing condition always holds. */
export type Sentences = readonly { readonly if?: Condition; readonly say: string }[];

export interface Requirement {
  readonly condition: Condition;
  /** Sentences for a learner who does not meet the condition. If empty, the condition's default sentence is used. */
  readonly otherwise: Sentences;
}

/** The fields `id`, `task` and `on` are those of a check in code (`src/lessons/check.ts`). */
export interface CheckData {
  readonly id: string;
  readonly task: string;
  readonly on?: 'any' | 'second' | 'fresh';
  /** Requirements in order. The first one that is not met determines the message for the learner. */
  readonly must: readonly Requirement[];
}

export type Choices =
  | { readonly kind: 'listed'; readonly texts: readonly string[] }
  /** The choices are all resources in the catalog that can be applied, so no classes, defines or stages. */
  | { readonly kind: 'resources' }
  /** The choices are the numbers from 0 to `most`. A larger answer counts as `most`. */
  | { readonly kind: 'numbers'; readonly most: number };

export type Answer =
  | { readonly kind: 'said'; readonly sentences: Sentences }
  | { readonly kind: 'applied'; readonly place: 'first' | 'last' }
  /** Number of resources in the catalog (`declared`), reached by the run (`applied`), or with the given outcome. */
  | { readonly kind: 'count'; readonly outcome: Outcome | 'applied' | 'declared'; readonly type?: string };

export interface PredictionData {
  readonly question: string;
  readonly on?: 'second';
  readonly choices: Choices;
  readonly answer: Answer;
  readonly why: Sentences;
}

export interface ChecksData {
  readonly checks: readonly CheckData[];
  readonly prediction?: PredictionData;
}

/** Output of a command that a check reads, by its command line. */
export type CommandOutputs = Readonly<Record<string, { readonly output: string; readonly exit: number }>>;
