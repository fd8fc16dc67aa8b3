/** Results of a lesson's checks, as the worker reports them to the page. */
import type { Project } from '../project/project.ts';
import type { ChecksData } from './lesson-checks.ts';
import type { MachineToken, RunView } from '../run.ts';

/** An apply that the page shows, with the circumstances that the checks depend on. */
export interface AppliedRun {
  readonly run: RunView;
  /** True if the run started from the machine that the project describes. */
  readonly isFresh: boolean;
  /** True if the previous apply used the same code, and nothing changed the machine in between. */
  readonly isSecond: boolean;
  /** The machine after the run. Needed only for checks that run commands. */
  readonly machine?: MachineToken;
}

/** Checks that the page sends with the request, because the lesson is not one of Bunraku's own. */
export interface GivenChecks {
  readonly checks: ChecksData;
  /** Node of the lesson. */
  readonly certname: string;
}

/** A run that a check or a prediction can wait for: a second apply of the same code, or an apply to a fresh machine. */
type AwaitedRun = 'second' | 'fresh';

export type TaskState =
  /** Nothing has been applied yet, or nothing could be applied. */
  | { readonly kind: 'unchecked' }
  /** `isEarlier`: an earlier apply of the same code passed the check. */
  | { readonly kind: 'passed'; readonly isEarlier?: true }
  /**
   * `seen`: sentence that describes what the run did instead. `needsFresh`: the machine may already have been in the
   * desired state.
   */
  | { readonly kind: 'open'; readonly seen: string; readonly isEarlier?: true; readonly needsFresh?: true }
  | { readonly kind: 'waiting'; readonly for: AwaitedRun };

export interface CheckedTask {
  readonly id: string;
  /** Goal of the task, such as `The service is refreshed when the file changes`. */
  readonly task: string;
  readonly state: TaskState;
}

export interface LessonRequest {
  readonly project: Project;
  /** Absent for Bunraku's own lessons, whose checks the worker loads by the lesson's id. */
  readonly given?: GivenChecks;
  /** Absent before the first apply. The answer then contains only the tasks and the question of the prediction. */
  readonly applied?: AppliedRun;
  /** Results of the checks after earlier applies of the same code. */
  readonly before: readonly CheckedTask[];
}

export interface LessonAnswer {
  /** All checks of the lesson, in the order of the lesson. */
  readonly checks: readonly CheckedTask[];
  /** Puppet's message if the code does not compile, or if nothing was applied for a reason other than a cycle. */
  readonly failure?: string;
  /** The node that the lesson is about. Present only if the project was compiled for a different node. */
  readonly otherNode?: string;
  /** Absent if the lesson asks no question, or if the code leaves nothing to predict. */
  readonly prediction?: PredictionView;
  /** Number of tokens that differ from the broken project. Present only for puzzles. */
  readonly changeSize?: number;
}

export interface PredictionView {
  readonly question: string;
  /** Empty while the code does not compile. */
  readonly choices: readonly string[];
  /** Set if the question is about the second of two applies. */
  readonly isAboutSecond?: true;
  readonly outcome?: PredictedOutcome;
}

interface PredictedOutcome {
  readonly answer: string;
  readonly why?: string;
}
