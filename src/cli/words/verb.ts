/** Description of a verb in the table of verbs. It is loaded without the code of the verb. */
import type { RubySnapshot } from '../../engine/index.ts';
import type { CaseMachine } from '../case-machine.ts';
import type { GivenOptions } from './given-options.ts';

export interface OptionSpec {
  /** Placeholder for the option's value in the help, such as `FILE`; absent if the option takes no value. */
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

/** Arguments and options of one call of a verb, and tools that the process provides. */
export interface VerbCall {
  readonly args: readonly string[];
  readonly given: GivenOptions;
  readonly loadMachine: () => Promise<CaseMachine>;
  /** Loads a snapshot of the booted Ruby VM, for code that needs Ruby. */
  readonly loadRuby: () => Promise<RubySnapshot>;
}

export interface VerbSpec {
  readonly name: string;
  /** The arguments in the help, such as `FILE...`; empty if there are none. */
  readonly args: string;
  readonly summary: string;
  /** Further lines of the verb's help, after the summary. */
  readonly details?: readonly string[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly examples: readonly Example[];
  /** Meaning of exit status 1. */
  readonly one: string;
  /** True for a verb that only this repository's own tools use. The list of verbs omits it. */
  readonly isInternal?: true;
  /** Loads the verb's code and runs it. Returns the exit status. */
  readonly run: (call: VerbCall) => Promise<number>;
}

/**
 * Error in a command's arguments or options. Only the message is printed, without a stack, and the exit status is 2.
 */
export class UsageError extends Error {}
