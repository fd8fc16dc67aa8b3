/** Compresses the text files of the built site, for hosts that serve `.br` and `.gz` files. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './content/read-folder.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Extensions of files to compress. Images and woff2 fonts are compressed already. */
const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.ttf', '.wasm']);
/** Minimum size in bytes of a file to compress. For a smaller file, compression saves no network packet. */
const WORTH_IT = 1024;

/**
 * Writes `FILE.br` and `FILE.gz` beside each file of the folder that becomes smaller. Compresses all files in parallel,
 * because zlib uses threads.
 */
export async function compressFolder(folder: string): Promise<void> {
  const names = (await filesBelow(folder)).filter((name) => compressible.has(extname(name)));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const content = await readFile(path);
      if (content.length < WORTH_IT) return;
      await Promise.all([
        kept(content, '.br').then((br) => writeFile(`${path}.br`, br)),
        kept(content, '.gz').then((gz) => writeFile(`${path}.gz`, gz)),
      ]);
    }),
  );
}

/**
 * Minimum size in bytes of files whose compressed form is cached for the next build: compressing Ruby takes half a
 * minute, and Ruby rarely changes.
 */
const WORTH_KEEPING = 4_000_000;
const KEPT = 'node_modules/.cache/bunraku';

async function kept(content: Buffer, ending: keyof typeof compressors): Promise<Buffer> {
  const compress = compressors[ending];
  if (content.length < WORTH_KEEPING) return await compress(content);
  const path = join(KEPT, `${createHash('sha256').update(content).digest('hex')}${ending}`);
  const earlier = await readFile(path).catch(() => undefined);
  if (earlier !== undefined) return earlier;
  const compressed = await compress(content);
  await mkdir(KEPT, { recursive: true });
  await writeFile(path, compressed);
  return compressed;
}

const compressors = {
  '.br': (content: Buffer): Promise<Buffer> =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content: Buffer): Promise<Buffer> => gzipped(content, { level: 9 }),
} as const;
