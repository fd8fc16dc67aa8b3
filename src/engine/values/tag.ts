/**
 * Matches a valid tag. Ruby's `[[:alnum:]]` matches letters, marks that count as letters, and decimal digits. It
 * matches "é" as one character, but not the combining accent in "e\u{301}".
 */
const VALID_TAG = /^[\p{Alphabetic}\p{Nd}_][\p{Alphabetic}\p{Nd}_:.-]*\n?$/u;

/** Tests a tag like `Puppet::Util::Tagging`. The result does not depend on the letter case of the tag. */
export function isValidTag(text: string): boolean {
  return VALID_TAG.test(text);
}
