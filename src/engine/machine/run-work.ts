/** Counts the work that a run does on a machine. Throws a `Failure` when a limit is exceeded. */
import { Failure } from '../diagnostics/failure.ts';

/** Limits of one run. At a limit, the current resource fails, and the run goes on with the next one. */
export interface RunLimits {
  readonly commands: number;
  /** Repeated attempts of `exec` commands (`tries`). */
  readonly retries: number;
  /** Characters that commands print. */
  readonly output: number;
  /** Lines of output in the log. */
  readonly logged: number;
  /** Bytes that are written to files. */
  readonly written: number;
  /** Resources that other resources generate. */
  readonly generated: number;
}

/** Default limits. A run with 5000 commands and two checks for each runs 15,000 commands. */
const DEFAULT_LIMITS: RunLimits = {
  commands: 30_000,
  retries: 2_000,
  output: 50_000_000,
  logged: 50_000,
  written: 200_000_000,
  generated: 20_000,
};

const NAMES: Readonly<Record<keyof RunLimits, string>> = {
  commands: 'commands in one run',
  retries: 'repeated attempts of commands in one run',
  output: 'characters of output in one run',
  logged: 'logged lines of output in one run',
  written: 'bytes written to files in one run',
  generated: 'generated resources in one run',
};

export class RunWork {
  readonly #limits: RunLimits;
  readonly #counts: Record<keyof RunLimits, number> = {
    commands: 0,
    retries: 0,
    output: 0,
    logged: 0,
    written: 0,
    generated: 0,
  };

  constructor(limits: Partial<RunLimits> = {}) {
    this.#limits = { ...DEFAULT_LIMITS, ...limits };
  }

  /** Counts work of the run. Throws a `Failure` if the run exceeds the limit for this kind of work. */
  count(kind: keyof RunLimits, amount = 1): void {
    const limit = this.#limits[kind];
    this.#counts[kind] += amount;
    if (this.#counts[kind] > limit) throw new Failure(`Stopped at more than ${limit} ${NAMES[kind]}`);
  }
}
