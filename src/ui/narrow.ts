/**
 * Pages with room for one pane at a time: narrow ones, and phones that are held sideways. Media queries of stylesheets name the same
 * two cases.
 */
export const NARROW = '(max-width: 720px), (pointer: coarse) and (max-height: 500px)';

export function isNarrow(): boolean {
  return matchMedia(NARROW).matches;
}
