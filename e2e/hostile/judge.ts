/** Whether a hostile program ended as it must. */
import type { Ending } from './process.ts';

/** Texts of JavaScript's own exceptions: never what a manifest is refused with. */
export const HOST_TEXTS =
  /RangeError|TypeError|SyntaxError: |Maximum call stack|too much recursion|out of memory|Invalid (?:string|array) length|Invalid count value|Map maximum size|Set maximum size|Cannot (?:read|mix|convert)|is not a function|\[object Object\]|could not be cloned/;

/** What is wrong with an ending; undefined for one as it must be. */
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
