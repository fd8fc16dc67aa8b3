/**
 * Returns whether the page is an embed: the address contains `?embed=1`, or the page is inside a frame of another site.
 * A framed page shows one project and cannot access stored projects, so that no site can trick a user into changing
 * them.
 */
export function isEmbed(): boolean {
  return new URLSearchParams(location.search).get('embed') === '1' || window.self !== window.top;
}
