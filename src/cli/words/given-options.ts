import { parseArgs } from 'node:util';
import { UsageError, type OptionSpec } from './verb.ts';

/** The options of one command line, already checked against the verb's table of options. */
export class GivenOptions {
  readonly #values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

  constructor(values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>) {
    this.#values = values;
  }

  has(name: string): boolean {
    return this.#values[name] === true;
  }

  find(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }

  list(name: string): readonly string[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  }

  /** Returns the options with their values, sorted by name. Leaves out the options with the given names. */
  listExcept(names: readonly string[]): readonly (readonly [name: string, value: unknown])[] {
    return Object.entries(this.#values)
      .filter(([name]) => !names.includes(name))
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
  }
}

export interface ParsedWords {
  readonly args: readonly string[];
  readonly given: GivenOptions;
}

/**
 * Reads the words after a verb. Throws a `UsageError` for an unknown option, a missing value, and a value that is not
 * among the option's choices.
 */
export function parseWords(words: readonly string[], specs: Readonly<Record<string, OptionSpec>>): ParsedWords {
  const options = Object.fromEntries(
    Object.entries(specs).map(([name, { value, isRepeatable }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple: isRepeatable === true },
    ]),
  );
  const { values, positionals } = parse(words, { ...options, help: { type: 'boolean', short: 'h' } });
  for (const [name, { choices }] of Object.entries(specs)) {
    const value = values[name];
    if (choices === undefined || typeof value !== 'string' || choices.includes(value)) continue;
    throw new UsageError(`--${name} must be one of ${choices.join(', ')}, but it is '${value}'.`);
  }
  return { args: positionals, given: new GivenOptions(values) };
}

type ParseOptions = Record<
  string,
  { readonly type: 'boolean' | 'string'; readonly multiple?: boolean; short?: string }
>;

function parse(words: readonly string[], options: ParseOptions) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(optionProblem(message), { cause: error });
  }
}

/** Rewords a message of Node's parser of options, whose further sentences explain syntax that is seldom needed. */
function optionProblem(message: string): string {
  const withoutValue = /^Option '(?:-\w, )?(--[\w-]+)(?: <value>' argument missing|' argument is ambiguous)/.exec(
    message,
  )?.[1];
  if (withoutValue === undefined) return message.split(/\. (?=To specify)/, 1)[0] ?? message;
  const hint = message.includes('ambiguous') ? ` If it begins with a dash, write ${withoutValue}=-….` : '';
  return `Option '${withoutValue}' needs a value.${hint}`;
}
