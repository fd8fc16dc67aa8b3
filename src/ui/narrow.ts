/**
 * Media query for pages with room for one pane at a time: narrow ones, and low ones such as phones in landscape and pages at 400 % zoom. The
 * stylesheets repeat this condition.
 */
export const NARROW = '(max-width: 720px), (max-width: 959px) and (max-height: 500px)';

/** Media query for pages too low for two panes above each other. The stylesheets repeat this condition, too. */
export const LOW = '(max-height: 500px)';

/** Media query for embeds, which are often low, so that only phones in landscape show one pane at a time. */
export const NARROW_EMBED = '(max-width: 720px), (pointer: coarse) and (max-height: 500px)';

export function isNarrow(): boolean {
  return matchMedia(NARROW).matches;
}
