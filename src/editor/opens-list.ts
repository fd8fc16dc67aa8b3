/** After which character a list of completions opens by itself; what does not match waits for letters, or to be asked. */
const openers: Readonly<Record<string, RegExp>> = {
  // Where a value or a name has to follow.
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
 * Whether a list opens by itself after what was typed. A list that opens where a line may end (`file {`, `'title':`) would take the
 * Enter that was meant for the line.
 *
 * @param before the line up to the cursor
 */
export function opensList(before: string): boolean {
  const typed = before.slice(-1);
  return openers[typed]?.test(before) ?? /\w/.test(typed);
}
