/** Compresses the built site's texts ahead, as hosts that serve `.br` and `.gz` files want them. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Fonts of type woff2 and images are compressed by themselves. */
const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.ttf']);
/** Shorter files gain nothing that a packet would show (bytes). */
const WORTH_IT = 1024;

/** The files below a folder, as paths relative to it with `/`. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** Writes `FILE.br` and `FILE.gz` beside each file of the folder that gains by it. All at once: zlib has threads of its own. */
export async function compressFolder(folder: string): Promise<void> {
  const names = (await filesBelow(folder)).filter((name) => compressible.has(extname(name)));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const content = await readFile(path);
      if (content.length < WORTH_IT) return;
      const [br, gz] = await Promise.all([
        brotli(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
        gzipped(content, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    }),
  );
}
