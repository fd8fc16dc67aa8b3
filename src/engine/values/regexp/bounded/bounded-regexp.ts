/**
 * A regular expression whose matches always end. Uses JavaScript's own matcher if it cannot take long for the input.
 * Otherwise, uses a matcher that counts its steps.
 */
import { spend } from '../../../budget/meter.ts';
import { EmulatedRegExp } from 'oniguruma-to-es';
import type { Issue } from '../../../diagnostics/issue.ts';
import { regexpStepsExceeded, regexpTooLong } from '../../../diagnostics/issues/ruby.ts';
import { PuppetError } from '../../../diagnostics/puppet-error.ts';
import { type Growth, estimateGrowth, mostSteps } from './growth.ts';
import { Matcher, StepLimitError } from './matcher.ts';
import { LongPatternError, type MatchProgram, parsePattern, compileProgram, UnknownPatternError } from './program.ts';

/** Maximum number of steps for JavaScript's own matcher. These steps take a few milliseconds. */
const FEW_STEPS = 1_000_000;
/** Maximum number of steps for our own matcher. These steps take about a second. */
const MOST_STEPS = 15_000_000;
/** Length of input up to which a pattern is fast if it repeats no groups. */
const SHORT_TEXT = 10;
const REPEATED_GROUP = /\)[*+?{]/;

/** True if a source contains anything that may match in several ways. */
export function mayBacktrack(source: string): boolean {
  return /[*+?{|]/.test(source);
}

function refused(issue: Issue): PuppetError {
  return new PuppetError(issue, undefined, 'RegexpError');
}

export class BoundedRegExp extends RegExp {
  readonly #native: RegExp;
  /**
   * Data from the translator about the groups that it added to the pattern. `exec` removes these groups from a match.
   */
  readonly #changes: EmulatedRegExp['rawOptions'];
  #growth: Growth | undefined;
  #program: MatchProgram | undefined;

  #source: string;

  constructor(native: RegExp, flags: string = native.flags) {
    super(native.source, flags);
    const inner = native instanceof BoundedRegExp ? native.#native : native;
    this.#native = flags === inner.flags ? inner : Reflect.construct(inner.constructor, [inner, flags]);
    this.#source = native instanceof BoundedRegExp ? native.#source : native.source;
    this.#changes = inner instanceof EmulatedRegExp ? inner.rawOptions : {};
  }

  /** Creates an expression whose errors contain the source in Ruby's syntax. */
  static translated(native: RegExp, source: string): BoundedRegExp {
    const made = new BoundedRegExp(native);
    made.#source = source;
    return made;
  }

  /** Matches a string. `test`, `replace`, `split` and all other methods that match call this method. */
  override exec(text: string): RegExpExecArray | null {
    spend(1 + text.length / 16);
    if (this.#isBounded(text.length)) {
      this.#native.lastIndex = this.lastIndex;
      const match = this.#native.exec(text);
      this.lastIndex = this.#native.lastIndex;
      return match;
    }
    const remembers = this.global || this.sticky;
    const from = remembers ? this.lastIndex : 0;
    const groups = from > text.length ? undefined : this.#search(text, from);
    if (remembers) this.lastIndex = groups?.[1] ?? 0;
    return groups === undefined ? null : this.#matchOf(text, groups);
  }

  #isBounded(length: number): boolean {
    if (length <= SHORT_TEXT && !REPEATED_GROUP.test(this.#native.source)) return true;
    const changes = this.#changes;
    if (changes.strategy !== undefined && changes.strategy !== null) return true;
    this.#growth ??= estimateGrowth(parsePattern(this.#native));
    return mostSteps(this.#growth, length) <= FEW_STEPS;
  }

  #search(text: string, from: number): readonly number[] | undefined {
    try {
      this.#program ??= compileProgram(parsePattern(this.#native), this.flags);
      const matcher = new Matcher(this.#program, text, MOST_STEPS);
      const groups = matcher.search(from, this.sticky);
      spend(matcher.steps / 4);
      return groups;
    } catch (error) {
      const source = this.#source;
      if (error instanceof StepLimitError) throw refused(regexpStepsExceeded({ source, limit: MOST_STEPS }));
      if (error instanceof LongPatternError || error instanceof UnknownPatternError)
        throw refused(regexpTooLong({ source }));
      throw error;
    }
  }

  #matchOf(text: string, positions: readonly number[]): RegExpExecArray {
    const texts: (string | undefined)[] = [];
    for (let at = 0; at < positions.length; at += 2) {
      const [start = -1, end = -1] = [positions[at], positions[at + 1]];
      texts.push(start < 0 || end < 0 ? undefined : text.slice(start, end));
    }
    const { hiddenCaptures = [], transfers = [] } = this.#changes;
    for (const [to, sources] of transfers) {
      for (const source of sources) if (texts[source] !== undefined) texts[to] = texts[source];
    }
    const groups = groupsByName(this.#program?.names ?? [], texts);
    const [whole = '', ...others] = texts.filter((_, group) => !hiddenCaptures.includes(group));
    // TypeScript's type does not allow undefined groups, although they occur.
    const match: [string, ...string[]] = [whole];
    Object.assign(match, [whole, ...others]);
    return Object.assign(match, { index: positions[0] ?? 0, input: text, ...(groups === undefined ? {} : { groups }) });
  }
}

function groupsByName(
  names: MatchProgram['names'],
  texts: readonly (string | undefined)[],
): Record<string, string> | undefined {
  if (names.length === 0) return undefined;
  const groups: Record<string, string> = Object.create(null);
  for (const [name, group] of names) {
    // If several groups have the same name, the name has the text of the group that matched.
    if (texts[group] !== undefined || !(name in groups)) Object.assign(groups, { [name]: texts[group] });
  }
  return groups;
}
