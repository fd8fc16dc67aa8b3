/**
 * `npm run docs-pages -- --docs DIR [--puppet DIR]`: renders a checkout of public documentation as Jekyll does
 * (`render.rb`), makes its code blocks runnable with the built `embed.js`, and runs each different block in Chromium.
 * Fails if a runnable block does not have exactly the code of the page. With `--puppet`, also fails if a block that real
 * Puppet compiles and relates does not run in the page, or if another block shows a message other than real Puppet's.
 * Then prints the cost of a page with 50 blocks until the first run, with and without the script.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { preview } from 'vite';
import { createPage, servePage } from '../browser/other-page.ts';
import { createEngine } from '../differential/engine.ts';
import { Both } from '../differential/both.ts';
import type { JsonRecord } from '../conformance/compare.ts';
import { realPuppet, type Answerer } from '../differential/puppet.ts';
import { caseOf } from '../differential/source.ts';
import { findBlocks } from './find-blocks.ts';
import { measureStartCost } from './start-cost.ts';

/** Minimum number of blocks in a page. */
const BLOCKS = 40;

const { values: options } = parseArgs({
  options: {
    docs: { type: 'string', default: '' },
    puppet: { type: 'string', default: process.env['PUPPET_LIB'] ?? '' },
    cost: { type: 'boolean', default: false },
  },
});
if (options.docs === '') throw new Error('--docs takes a folder with Markdown files.');

const root = fileURLToPath(new URL('../..', import.meta.url));
const site = await preview({ root, logLevel: 'error', preview: { port: 0, strictPort: false } });
const address = (site.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
const browser = await chromium.launch({
  executablePath: process.env['BUNRAKU_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const pages: Readonly<Record<string, string>> = JSON.parse(
  execFileSync('ruby', [`${root}/e2e/docs-blocks/render.rb`, options.docs], { maxBuffer: 1e9, encoding: 'utf8' }),
);
if (!options.cost) await runAll(browser);
await measureStartCost(browser, address, Object.values(pages));
await browser.close();
await site.close();

async function runAll(chromiumBrowser: Browser): Promise<void> {
  const blocks = findBlocks(options.docs);
  const errors = await findErrors(blocks.map(({ code }) => code));
  const results: Record<string, BlockStatus> = {};
  for (const content of joinPages(Object.values(pages))) {
    const other = await servePage(createPage(address, content));
    const page = await chromiumBrowser.newPage();
    await page.goto(other.address);
    Object.assign(results, await runBlocks(page, Object.keys(results)));
    await page.close();
    other.close();
  }
  const byCode = new Map(Object.entries(results).map(([code, status]) => [normalize(code), status]));
  const counts = { upgraded: 0, ran: 0, 'run in Puppet': 0, 'the same message': 0, faults: 0 };
  for (const [index, { file, line, code }] of blocks.entries()) {
    const status = byCode.get(normalize(code));
    if (status !== undefined) counts.upgraded += 1;
    if (status?.failed === false) counts.ran += 1;
    const error = errors[index];
    if (error === '') counts['run in Puppet'] += 1;
    const isSame = isExpected(status, error);
    if (isSame && error !== undefined && error !== '') counts['the same message'] += 1;
    if (isSame) continue;
    counts.faults += 1;
    console.log(`✗ ${file}:${line}: ${status?.text ?? 'not upgraded'}`);
    if (error !== undefined) console.log(`    Puppet: ${error === '' ? 'runs' : error}`);
  }
  console.log(
    `${blocks.length} blocks: ${Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}`,
  );
  if (counts.faults > 0) process.exitCode = 1;
}

/**
 * Joins rendered pages to pages with at least `BLOCKS` blocks. Each page loads the engine once, and layout of a page with
 * all documentation takes longer than the runs.
 */
function joinPages(rendered: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let [content, count] = ['', 0];
  for (const html of rendered) {
    const own = html.match(/language-puppet/g)?.length ?? 0;
    if (own === 0) continue;
    content += html;
    count += own;
    if (count < BLOCKS) continue;
    joined.push(content);
    [content, count] = ['', 0];
  }
  return content === '' ? joined : [...joined, content];
}

/**
 * Returns for each code the error with which real Puppet refuses to apply it, or an empty string; nothing without a real
 * Puppet.
 */
async function findErrors(codes: readonly string[]): Promise<readonly (string | undefined)[]> {
  if (options.puppet === '') return [];
  const puppet = realPuppet(root, options.puppet);
  let results: readonly (JsonRecord | undefined)[] = [];
  const kept: Answerer = {
    answer: async (sources) => (results = await puppet.answer(sources)),
    close: () => puppet.close(),
  };
  await new Both(kept, createEngine('openvox-8')).compare(codes.map((code) => caseOf(code, 'graph')));
  kept.close();
  return results.map((result) => {
    if (result === undefined) return undefined;
    const error = result['compile_error'] ?? result['graph_error'] ?? result['apply_error'];
    const message = typeof error === 'object' && error !== null && 'message' in error ? String(error['message']) : '';
    // A library that this Puppet lacks says nothing about the code.
    return message.startsWith('cannot load such file') ? undefined : message;
  });
}

/** Returns whether a block has the result that real Puppet has. `error` is undefined if that is unknown. */
function isExpected(status: BlockStatus | undefined, error: string | undefined): boolean {
  if (status === undefined) return false;
  if (error === undefined) return true;
  return error === '' ? !status.failed : status.failed && withoutPlaces(status.text).includes(withoutPlaces(error));
}

/** Removes places and the name of the node, which differ between the page and the recorder. */
function withoutPlaces(message: string): string {
  return message
    .replaceAll(/\b[a-z]+\.example\.com\b/g, 'the node')
    .replace(/ ?\((?:file: [^)]*|line: \d+[^)]*)\)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[. ]+$/, '');
}

interface BlockStatus {
  /** True if the code of the block did not compile. */
  readonly failed: boolean;
  readonly text: string;
}

/** Presses Run in each block whose code has not run yet. Returns the results by code. */
async function runBlocks(page: Page, known: readonly string[]): Promise<Readonly<Record<string, BlockStatus>>> {
  return await page.evaluate(async (before) => {
    const done = new Set(before);
    const results: Record<string, { failed: boolean; text: string }> = {};
    /**
     * Waits until a function returns an element, because blocks get their controls only near the visible part of the
     * page.
     */
    const waitFor = async <Found>(find: () => Found | null | undefined): Promise<Found> => {
      for (;;) {
        const found = find();
        if (found !== null && found !== undefined) return found;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    for (const pre of document.querySelectorAll('.language-puppet pre')) {
      const code = pre.textContent.trimEnd();
      if (done.has(code)) continue;
      done.add(code);
      pre.scrollIntoView();
      const shadow = await waitFor(() => pre.nextElementSibling?.shadowRoot);
      const status = await waitFor(() => shadow.querySelector('[role=status]'));
      shadow.querySelector('button')?.click();
      const text = await waitFor(() => (/^(?:|Running…)$/.test(status.textContent) ? null : status.textContent));
      const log = shadow.querySelector('.log')?.textContent ?? '';
      results[code] = { failed: !log.includes('Compiled catalog for') || text.startsWith('Nothing was applied'), text };
    }
    return results;
  }, known);
}

/** Removes the indentation that all lines have in common: Markdown tools keep different parts of it in lists. */
function normalize(code: string): string {
  const lines = code.trimEnd().split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const common = Math.min(...indents);
  return lines.map((line) => line.slice(common)).join('\n');
}
