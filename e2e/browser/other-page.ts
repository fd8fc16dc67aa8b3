/** Pages of another site with code blocks, served from another origin. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const FOLDER = 'e2e/browser/generators';

/** One block per documentation generator, in the HTML that it writes. The key is the name of the file. */
export const generatorForms: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(FOLDER).map((name) => [name.replace('.html', ''), readFileSync(`${FOLDER}/${name}`, 'utf8')]),
);

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Returns Puppet code as plain HTML. `attributes` are attributes of the `code` element. */
export function plainBlock(code: string, attributes = ''): string {
  return `<pre><code class="language-puppet" ${attributes}>${escapeHtml(code)}</code></pre>`;
}

const STYLE = `body{margin:0 auto;padding:1em;max-width:48em;color:#222;background:#fff;font:16px/1.6 sans-serif}
@media(prefers-color-scheme:dark){body{color:#ddd;background:#111}}pre{overflow:auto;padding:1em;background:#8881}`;

/** Returns a page as another site could have it, with Bunraku's script loaded from `site`. */
export function createPage(site: string, content: string, script = 'data-upgrade'): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Documentation</title><style>${STYLE}</style>
<script src="${site}/embed.js" defer ${script}></script></head><body><main><h1>Documentation</h1>${content}</main></body></html>`;
}

/** Serves a page from an origin of its own. */
export async function servePage(
  html: string | ((path: string) => string),
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly address: string; readonly close: () => void }> {
  const server: Server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers });
    response.end(typeof html === 'string' ? html : html(request.url ?? '/'));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
