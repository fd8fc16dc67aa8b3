/** `npm test -- budget`: weighs, as brotli sends it, what the built site loads before its editor can be typed in. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesOf, type Manifest } from './first-load.ts';

/** Bytes. */
const BUDGET = 1_000_000;
const SITE = 'dist';
/** The page, and the editor that it loads at once. The engine's worker starts when these are there (src/app/main.tsx). */
const entries = ['index.html', 'src/editor/CodeEditor.tsx'];

async function weightOf(file: string): Promise<number> {
  const content = await readFile(join(SITE, file));
  if (/\.(?:woff2|png)$/.test(file)) return content.length;
  const compressed = await readFile(join(SITE, `${file}.br`)).catch(() => brotliCompressSync(content));
  return Math.min(content.length, compressed.length);
}

const manifest: Manifest = JSON.parse(await readFile(join(SITE, '.vite/manifest.json'), 'utf8'));
// What these chunks name without waiting for it: workers (the engine's starts when the editor's code is there, the editor's
// own when it is first asked for links or differences) and the editor's icons. e2e/browser/loading.spec.ts holds them to it.
const later = /-worker-[^/]*\.js$|codicon-[^/]*\.ttf$/;
const files = ['index.html', ...filesOf(manifest, entries)].filter((file) => !later.test(file));
const weights = await Promise.all(files.map(async (file) => ({ file, weight: await weightOf(file) })));
const total = weights.reduce((sum, { weight }) => sum + weight, 0);
for (const { file, weight } of weights.toSorted((a, b) => b.weight - a.weight)) {
  console.log(`${weight.toLocaleString('en').padStart(10)}  ${file}`);
}
console.log(`${total.toLocaleString('en').padStart(10)}  before the editor, of ${BUDGET.toLocaleString('en')} bytes`);

if (total > BUDGET) {
  console.error('The editor comes after more than the budget.');
  process.exitCode = 1;
}
