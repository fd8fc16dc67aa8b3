/** Checks that a hostile program has ended correctly. */
import type { Ending } from './process.ts';

/** Matches messages of JavaScript's own exceptions, which no manifest must cause. */
export const HOST_TEXTS =
  /RangeError|TypeError|SyntaxError: |Maximum call stack|too much recursion|out of memory|Invalid (?:string|array) length|Invalid count value|Map maximum size|Set maximum size|Cannot (?:read|mix|convert)|is not a function|\[object Object\]|could not be cloned/;

/** Returns what is wrong with the ending of a program; undefined if it is correct. */
export function judge({ kind, answer }: Ending): string | undefined {
  if (kind === 'overrun') return 'does not end';
  if (kind === 'crashed' || answer === undefined) return 'crashes';
  const { problems, hasCatalog, run } = answer;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const texts = [...problems.map(({ message }) => message), ...(run?.messages ?? [])];
  if (texts.some((text) => HOST_TEXTS.test(text))) return "says JavaScript's own words";
  if (errors.length > 0) return errors.some(({ place }) => place !== undefined) ? undefined : 'has no place';
  return hasCatalog ? undefined : 'has neither catalog nor error';
}
