import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { filesBelow } from './content/read-folder.ts';
import { ENGINE, HASHED } from './host-files.ts';

/** Entry of the service worker's list of files. `revision` is null if the file name contains a hash. */
interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}

/**
 * Returns whether the page may request a file. Excludes configuration of hosts, files for other sites, and the image of
 * the README.
 */
function isPartOfPage(name: string): boolean {
  return (
    /\.(?:html|js|css|woff2|ttf|svg|png|webmanifest)$/.test(name) &&
    !/^(?:service-worker\.js|embed[\d.-]*\.js|screenshot\.png)$/.test(name)
  );
}

/**
 * Returns whether a file belongs to Ruby: its WebAssembly module or library, which are stored separately
 * (src/service-worker/ruby-files.ts).
 */
function isRuby(name: string): boolean {
  return /^assets\/ruby(?:-library)?-[\w-]+\.(?:wasm|json)$/.test(name);
}

async function precacheEntry(folder: string, name: string): Promise<PrecacheEntry> {
  if ([HASHED, ENGINE].some((hashed) => name.startsWith(`${hashed}/`))) return { url: name, revision: null };
  const content = await readFile(join(folder, name));
  return { url: name, revision: createHash('sha256').update(content).digest('hex').slice(0, 16) };
}

/** Returns the revision in index.html, which identifies the release. */
function readRevision(html: string): string {
  const revision = /<meta name="bunraku-revision" content="([^"]+)"/.exec(html)?.[1];
  if (revision === undefined) throw new Error('The built index.html names no revision.');
  return revision;
}

/** Builds the service worker into the site's folder, with the list of the site's files. */
export async function buildServiceWorker(folder: string): Promise<void> {
  const all = await filesBelow(folder);
  const names = all.filter(isPartOfPage);
  const entries = await Promise.all(names.map((name) => precacheEntry(folder, name)));
  const revision = readRevision(await readFile(join(folder, 'index.html'), 'utf8'));
  await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      __PRECACHE__: JSON.stringify(entries),
      __RUBY__: JSON.stringify(all.filter(isRuby)),
      __REVISION__: JSON.stringify(revision),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      lib: {
        entry: fileURLToPath(new URL('../../src/service-worker/service-worker.ts', import.meta.url)),
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'service-worker.js',
      },
    },
  });
}
