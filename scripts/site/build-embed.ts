import { copyFile, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { EMBED } from './host-files.ts';

/** Maximum size of the script that other pages load, in bytes before compression. */
const MOST_BYTES = 8192;

/**
 * Builds the script for other pages into the site's folder, under a name that stays and one with the version. A classic
 * script: other sites can load one without CORS headers, and it knows its own address.
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
