/** A static host: serves a folder's files under a path, with only the `Content-Type` header, like any simple host. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain',
  '.json': 'application/json',
};

export interface StaticServer {
  /** Address of the site, with the path and a trailing slash. */
  readonly address: string;
  /** Serves another folder from now on, as after the release of a new version. */
  use(folder: string): void;
  close(): Promise<void>;
}

export async function serveFolder(folder: string, path = '/'): Promise<StaticServer> {
  let served = folder;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const inside = pathname.startsWith(path) ? normalize(pathname.slice(path.length)) : '..';
    const name = inside === '' || inside === '.' ? 'index.html' : inside;
    const type = types[extname(name)];
    if (name.startsWith('..') || type === undefined) {
      response.writeHead(404).end();
      return;
    }
    readFile(join(served, name)).then(
      (content) => response.writeHead(200, { 'content-type': type }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    // Localhost, because it counts as secure: the service worker runs there as with https.
    address: `http://localhost:${port}${path}`,
    use: (next) => {
      served = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
