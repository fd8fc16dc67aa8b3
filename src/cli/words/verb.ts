/** The table row of a verb: everything that is known before the code of the verb is loaded. */
import type { RubySnapshot } from '../../engine/index.ts';
import type { CaseMachine } from '../case-machine.ts';
import type { GivenOptions } from './given-options.ts';

export interface OptionSpec {
  /** Word for the option's value in the help, such as `FILE`; absent if the option takes no value. */
  readonly value?: string;
  readonly isRepeatable?: true;
  readonly about: string;
  /** The allowed values; absent if every value is allowed, or if the verb checks the value itself. */
  readonly choices?: readonly string[];
}

export interface Example {
  /** The words after `bunraku`. */
  readonly line: string;
  readonly about: string;
}

/** A call of a verb: its arguments and options, and the tools that the process offers. */
export interface VerbCall {
  readonly args: readonly string[];
  readonly given: GivenOptions;
  readonly loadMachine: () => Promise<CaseMachine>;
  /** Loads a snapshot of Ruby after its boot, for cases that contain Ruby. */
  readonly loadRuby: () => Promise<RubySnapshot>;
}

export interface VerbSpec {
  readonly name: string;
  /** The arguments in the help, such as `FILE...`; empty if there are none. */
  readonly args: string;
  readonly summary: string;
  /** Lines of the verb's own help, after the summary. */
  readonly details?: readonly string[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly examples: readonly Example[];
  /** Meaning of exit status 1. */
  readonly one: string;
  /** True for verbs for the project's own tools, which the list of verbs omits. */
  readonly isInternal?: true;
  /** Loads the verb's code and runs it. Returns the exit status. */
  readonly run: (call: VerbCall) => Promise<number>;
}

/** Wrong arguments or options of a command. Only the message is printed, without a stack, and the exit status is 2. */
export class UsageError extends Error {}
