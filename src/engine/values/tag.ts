/** Ruby's `[[:alnum:]]` matches letters, marks that count as letters, and decimal digits: "é" as one character, but not as two. */
const VALID_TAG = /^[\p{Alphabetic}\p{Nd}_][\p{Alphabetic}\p{Nd}_:.-]*\n?$/u;

/** Tests a tag as `Puppet::Util::Tagging` does. Puppet tests it before or after it puts it in lower case, with the same result. */
export function isValidTag(text: string): boolean {
  return VALID_TAG.test(text);
}
