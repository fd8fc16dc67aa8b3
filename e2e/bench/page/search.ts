/**
 * Measures the search of the built page in Chromium, in a project of 5,000 files: the time from a query to its first
 * visible match, and to the end of the search.
 */
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { build, preview } from 'vite';
import type { Bench } from '../bench.ts';
import { importArchive } from './import-archive.ts';
import { row } from '../row.ts';

const COUNT = 5000;
/** Number of lines per file. With them, a file has about 3,000 characters, the average of public manifests. */
const LINES = 60;

function zipOfModules(): Buffer {
  const files: Record<string, Uint8Array> = { 'x/manifests/site.pp': strToU8('node default { }\n') };
  for (let index = 0; index < COUNT; index += 1) {
    const module = `module${Math.floor(index / 20)}`;
    const lines = Array.from(
      { length: LINES },
      (_, line) => `  $value_${line} = 'the text of line ${line}, file ${index}'`,
    );
    const text = `class ${module}::part${index} {\n${lines.join('\n')}\n}\n`;
    files[`x/modules/${module}/manifests/part${index}.pp`] = strToU8(text);
  }
  return Buffer.from(zipSync(files));
}

export const benchSearch: Bench = async (scratch) => {
  const outDir = join(scratch.folder, 'search-site');
  await build({ build: { outDir, emptyOutDir: true }, logLevel: 'error' });
  const server = await preview({ build: { outDir }, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  const executablePath = process.env['BUNRAKU_CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(120_000);
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await importArchive(page, { name: 'x.zip', mimeType: 'application/zip', buffer: zipOfModules() });
    await page.keyboard.press('ControlOrMeta+Shift+F');
    for (const [name, query] of [
      ['a word in one file, cold', 'module0::part7 '],
      ['a word in one file', 'module249::part4999'],
      ['a text in every file', 'line 59, file'],
      ['more than are shown', 'the text'],
    ] as const) {
      const { first, all, found } = await measure(page, query);
      row(`search: ${name}`, `first match drawn after ${first.toFixed(0)} ms`, `all after ${all.toFixed(0)} ms`, found);
    }
  } finally {
    await browser.close();
    await server.close();
  }
};

/**
 * Types a query in one step. Returns the milliseconds from its last character until a match is visible, and until the
 * counts no longer change.
 */
async function measure(
  page: Page,
  query: string,
): Promise<{ readonly first: number; readonly all: number; readonly found: string }> {
  const field = page.getByRole('searchbox', { name: 'Search all files' });
  await field.fill('');
  await page.getByText(/^Search [\d,]+ files$/).waitFor();
  const timed = page.evaluate(
    () =>
      new Promise<{ first: number; all: number; found: string }>((resolve) => {
        let [began, first] = [0, 0];
        document.addEventListener('input', () => (began = performance.now()), { capture: true, once: true });
        let ending: ReturnType<typeof setTimeout> | undefined;
        const watch = new MutationObserver(() => {
          if (began === 0) return;
          const all = performance.now() - began;
          if (first === 0 && document.querySelector('[role=treeitem] mark') !== null) first = all;
          if (first === 0) return;
          clearTimeout(ending);
          // No change for a while: the search has ended.
          ending = setTimeout(() => {
            watch.disconnect();
            resolve({ first, all, found: document.querySelector('.search-result')?.textContent ?? '' });
          }, 1000);
        });
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
  await field.fill(query);
  return await timed;
}
