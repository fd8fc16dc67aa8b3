import { copyFile, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { EMBED } from './host-files.ts';

/** Maximum size of `embed.js` in bytes, uncompressed. */
const MOST_BYTES = 8192;

/**
 * Builds `embed.js` into the site's folder, under a name that stays the same and under one with the version. A classic
 * script, because other sites can load it without CORS headers, and because it can read its own address.
 */
export async function buildEmbed(root: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      lib: { entry: join(root, 'src/embed/embed.ts'), formats: ['iife'], name: 'bunraku', fileName: () => EMBED },
    },
  });
  const { size } = await stat(join(folder, EMBED));
  if (size > MOST_BYTES) throw new Error(`${EMBED} has ${size} bytes, more than ${MOST_BYTES}.`);
  const { version }: { readonly version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await copyFile(join(folder, EMBED), join(folder, EMBED.replace('.js', `-${version}.js`)));
}
