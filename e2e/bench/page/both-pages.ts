/**
 * Builds and serves Bunraku and a page with only Monaco and its TypeScript worker, so that both can be measured
 * alternately.
 */
import { join } from 'node:path';
import { build, preview } from 'vite';

export interface BothPages {
  /** Address of the page with Bunraku. */
  readonly ours: string;
  /** Address of the page with only Monaco. */
  readonly theirs: string;
  close(): Promise<void>;
}

export async function serveBothPages(folder: string): Promise<BothPages> {
  const [site, monacoPage] = [join(folder, 'site'), join(folder, 'monaco')];
  await build({ build: { outDir: site, emptyOutDir: true }, logLevel: 'error' });
  await build({
    configFile: false,
    root: 'e2e/bench/monaco-page',
    base: './',
    build: { outDir: monacoPage, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 10_000 },
    worker: { format: 'es' },
    logLevel: 'error',
  });
  const at = { port: 0, host: '127.0.0.1' };
  const servers = await Promise.all([
    preview({ build: { outDir: site }, preview: at, logLevel: 'error' }),
    // Allows browsers to cache Monaco's files in the same way as Bunraku's.
    preview({
      configFile: false,
      build: { outDir: monacoPage },
      preview: { ...at, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
      logLevel: 'error',
    }),
  ]);
  const [ours = '', theirs = ''] = servers.map((server) => server.resolvedUrls?.local[0] ?? '');
  return {
    ours,
    theirs,
    close: async () => void (await Promise.all(servers.map((server) => server.close()))),
  };
}
