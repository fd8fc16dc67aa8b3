/** Creates the address of an embed that shows the project of `link`, and one view beside the code. */
export function embedLink(link: string, view: string): string {
  const url = new URL(link);
  url.searchParams.set('embed', '1');
  url.searchParams.set('view', view);
  return url.href;
}

export function fullPageLink(link: string): string {
  const url = new URL(link);
  url.searchParams.delete('embed');
  return url.href;
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

export function embedCode(link: string, view: string, name: string): string {
  return `<iframe src="${attribute(embedLink(link, view))}" title="${attribute(`${name}: Puppet in Bunraku`)}" width="100%" height="480" style="border: 1px solid #8b8679" loading="lazy" allow="clipboard-write"></iframe>`;
}
