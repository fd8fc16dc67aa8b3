/**
 * Characters that open a completion list automatically if the code up to the cursor matches the pattern. Otherwise, a
 * list opens on request or when the user types letters.
 */
const openers: Readonly<Record<string, RegExp>> = {
  // Places where a value or a name must follow.
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
 * Returns whether a completion list opens automatically after the typed text. No list opens where a line may end (after
 * `file {` or `'title':`), because Enter would then choose an item instead of ending the line.
 *
 * @param before the line up to the cursor
 */
export function opensList(before: string): boolean {
  const typed = before.slice(-1);
  return openers[typed]?.test(before) ?? /\w/.test(typed);
}
