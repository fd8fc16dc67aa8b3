/**
 * `npm test -- budget`: adds up the brotli sizes of all files that the built site loads before its editor is usable.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { collectFiles, type Manifest } from './first-load.ts';

/** Maximum size in bytes. */
const BUDGET = 1_000_000;
const SITE = 'dist';
/** The page and the editor, which the page loads at once. The engine's worker starts later (src/app/main.tsx). */
const entries = ['index.html', 'src/editor/CodeEditor.tsx'];

async function measureWeight(file: string): Promise<number> {
  const content = await readFile(join(SITE, file));
  if (/\.(?:woff2|png)$/.test(file)) return content.length;
  const compressed = await readFile(join(SITE, `${file}.br`)).catch(() => brotliCompressSync(content));
  return Math.min(content.length, compressed.length);
}

const manifest: Manifest = JSON.parse(await readFile(join(SITE, '.vite/manifest.json'), 'utf8'));
// Matches files that these chunks mention, but do not wait for: workers (the engine's starts after the editor's code,
// the editor's own with the first request for links or diffs), and the editor's icon font. e2e/browser/loading.spec.ts
// verifies this.
const later = /-worker-[^/]*\.js$|codicon-[^/]*\.ttf$/;
const files = ['index.html', ...collectFiles(manifest, entries)].filter((file) => !later.test(file));
const weights = await Promise.all(files.map(async (file) => ({ file, weight: await measureWeight(file) })));
const total = weights.reduce((sum, { weight }) => sum + weight, 0);
for (const { file, weight } of weights.toSorted((a, b) => b.weight - a.weight)) {
  console.log(`${weight.toLocaleString('en').padStart(10)}  ${file}`);
}
console.log(`${total.toLocaleString('en').padStart(10)}  before the editor, of ${BUDGET.toLocaleString('en')} bytes`);

if (total > BUDGET) {
  console.error('The editor comes after more than the budget.');
  process.exitCode = 1;
}
