/**
 * Returns whether the page is an embed: the address contains `?embed=1`, or the page is inside a frame of another site.
 * A framed page shows one project and cannot access stored projects, so that no site can trick a user into changing
 * them.
 */
export function isEmbed(): boolean {
  return isBlock() || readEmbed() === '1' || window.self !== window.top;
}

/** Returns whether the page is the frame that runs the code blocks of another page (src/embed). */
export function isBlock(): boolean {
  return readEmbed() === 'block';
}

function readEmbed(): string | null {
  return new URLSearchParams(location.search).get('embed');
}
