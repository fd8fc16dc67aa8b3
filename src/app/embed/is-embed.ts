/**
 * Whether the page is an embed: asked for with `?embed=1`, or inside of another site's frame whatever its address says. A
 * framed page shows one project and reaches no stored one, so that no site can lead a person's hand to their drafts.
 */
export function isEmbed(): boolean {
  return new URLSearchParams(location.search).get('embed') === '1' || window.self !== window.top;
}
