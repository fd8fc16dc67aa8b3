/**
 * Returns whether the page is an embed: requested with `?embed=1`, or inside another site's frame, regardless of the address. A framed page shows one
 * project and cannot access stored ones, so that no site can trick a user into changing their drafts.
 */
export function isEmbed(): boolean {
  return new URLSearchParams(location.search).get('embed') === '1' || window.self !== window.top;
}
