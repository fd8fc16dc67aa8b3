import { matchesPattern } from './matches-pattern.ts';
import { noLimit, type CountTest, type TextTest, type ValueTest } from '../../protocol/lessons/lesson-checks.ts';

/** Describes why a condition is not met. */
export interface Miss {
  /** Default sentence, used if the author of the check wrote none. */
  readonly seen: string;
  /** Text that replaces `{found}` in sentences of the author. */
  readonly found: string;
}

export function isWithin(count: number, { least, most }: CountTest): boolean {
  return count >= least && count <= most;
}

export function countText({ least, most }: CountTest): string {
  if (least === most) return String(least);
  if (most === noLimit) return `at least ${least}`;
  return least === 0 ? `at most ${most}` : `${least} to ${most}`;
}

const LONGEST_FOUND = 300;

/** Formats text as a quoted string for a sentence. Cuts long text, and writes line breaks as `\n`. */
export function quoted(text: string): string {
  const cut = text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}…` : text;
  return JSON.stringify(cut);
}

/** @param where subject of the sentences, such as `/etc/motd` */
export function missOfText(
  where: string,
  text: string,
  { is, contains, lacks, lines, settings }: TextTest,
): Miss | undefined {
  const found = quoted(text);
  if (is !== undefined && text !== is) return { seen: `${where} contains ${found}, not ${quoted(is)}.`, found };
  const missing = contains?.find((part) => !text.includes(part));
  if (missing !== undefined) return { seen: `${where} does not contain ${quoted(missing)}.`, found };
  const present = lacks?.find((part) => text.includes(part));
  if (present !== undefined) return { seen: `${where} still contains ${quoted(present)}.`, found };
  const own = text.split('\n');
  const absent = lines?.find((pattern) => !own.some((line) => matchesPattern(pattern, line)));
  if (absent !== undefined) return { seen: `${where} has no line ${quoted(absent)}.`, found };
  for (const { name, value } of settings ?? []) {
    const given = findSetting(own, name);
    if (given === undefined) return { seen: `${where} has no line “${name}=”.`, found: 'missing' };
    if (!matchesPattern(value, given))
      return { seen: `${where} contains “${name}=${given}”, not “${name}=${value}”.`, found: given };
  }
  return undefined;
}

/** Returns the value in the first line of the form `NAME=VALUE`; spaces around the name are allowed. */
function findSetting(lines: readonly string[], name: string): string | undefined {
  for (const line of lines) {
    const [key = '', ...rest] = line.split('=');
    if (rest.length > 0 && key.trim() === name) return rest.join('=').trim();
  }
  return undefined;
}

type PlainTest = Extract<ValueTest, { readonly kind: 'is' | 'like' | 'set' }>;

/** @param value actual value, undefined if there is none */
export function missOfValue(what: string, value: string | undefined, test: PlainTest): Miss | undefined {
  const found = value ?? 'not set';
  switch (test.kind) {
    case 'set':
      if ((value !== undefined) === test.isSet) return undefined;
      return { seen: test.isSet ? `The ${what} is not set.` : `The ${what} is set, to ${found}.`, found };
    case 'is':
      if (value === test.value) return undefined;
      return { seen: `The ${what} is ${found}, not ${test.value}.`, found };
    case 'like':
      if (value !== undefined && matchesPattern(test.pattern, value)) return undefined;
      return { seen: `The ${what} is ${found}, not like ${test.pattern}.`, found };
  }
}
