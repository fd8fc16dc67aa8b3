/**
 * Characters after which a completion list opens automatically. After any other character, it opens on request or when
 * the user types letters.
 */
const openers: Readonly<Record<string, RegExp>> = {
  // A value or a name must follow.
  ' ': /(?:=>|\b(?:include|contain|require|inherits))\s$/,
  ':': /::$/,
  '{': /[$%]\{$/,
  '[': /(?:\b[A-Z][\w:]*|\$[\w:]+|\])\[$/,
  "'": /(?:[[(,]|=>|\b(?:include|contain|require|inherits))\s*'$/,
  '"': /(?:[[(,]|=>|\b(?:include|contain|require|inherits))\s*"$/,
  '/': /['"][^'"\s]*\/$/,
  '.': /[\w\])}'"]\.$/,
  '@': /#\s*@$/,
  $: /\$$/,
};

export const listOpeners: readonly string[] = Object.keys(openers);

/**
 * Returns whether a completion list opens automatically after the typed text. A list that opened where a line may end (`file {`, `'title':`) would take
 * the Enter that was meant for the line.
 *
 * @param before the line up to the cursor
 */
export function opensList(before: string): boolean {
  const typed = before.slice(-1);
  return openers[typed]?.test(before) ?? /\w/.test(typed);
}
