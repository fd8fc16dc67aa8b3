/**
 * Pages with room for one pane at a time: narrow ones, and low ones such as phones held sideways and pages at 400 % zoom. The media
 * queries of the stylesheets repeat this condition.
 */
export const NARROW = '(max-width: 720px), (max-width: 959px) and (max-height: 500px)';

/** Pages too low for two panes on top of each other. The stylesheets repeat this condition, too. */
export const LOW = '(max-height: 500px)';

/** Embeds are low more often than pages are; only phones held sideways show one pane at a time. */
export const NARROW_EMBED = '(max-width: 720px), (pointer: coarse) and (max-height: 500px)';

export function isNarrow(): boolean {
  return matchMedia(NARROW).matches;
}
