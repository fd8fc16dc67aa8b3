/**
 * Media query for pages with space for only one pane at a time: narrow pages, and low pages such as phones in landscape
 * or pages at 400 % zoom. The stylesheets repeat this condition.
 */
export const NARROW = '(max-width: 720px), (max-width: 959px) and (max-height: 500px)';

/**
 * Media query for pages that are not tall enough for two panes one above the other. The stylesheets repeat this condition.
 */
export const LOW = '(max-height: 500px)';

/**
 * Media query for embeds with space for only one pane. Embeds are often low on purpose, so height counts only on a
 * phone in landscape.
 */
export const NARROW_EMBED = '(max-width: 720px), (pointer: coarse) and (max-height: 500px)';

export function isNarrow(): boolean {
  return matchMedia(NARROW).matches;
}
