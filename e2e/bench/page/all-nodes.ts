/**
 * `node scripts/run.mjs e2e/bench/page/all-nodes.ts ARCHIVE FILE`: measures in Chromium how long the built page needs to
 * compile all nodes of a repository, and the longest task of the page's thread during this time. Then adds a line at
 * the start of FILE, and measures how many nodes are compiled again and how long this takes.
 * `e2e/repositories/prepare.ts` adds the nodes to a repository's files. `BUNRAKU_CHROMIUM` is the path of the browser.
 * Build the page first (`npm run build`).
 */
import { basename } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { preview } from 'vite';
import { showView } from '../../browser/page.ts';
import { importArchive } from './import-archive.ts';
import { longest, traced } from './page-trace.ts';
import { row } from '../row.ts';

const patience = 120_000;

/** Presses the button that compiles, and waits for the end. Returns the seconds, and the message in the view. */
async function compile(page: Page, name: RegExp): Promise<readonly [seconds: number, summary: string]> {
  const nodes = page.getByRole('region', { name: 'Nodes', exact: true });
  const button = nodes.getByRole('button', { name });
  await button.waitFor({ timeout: patience });
  const started = performance.now();
  await button.click();
  const summary = nodes.getByRole('status').filter({ hasText: /^Compiled/ });
  await summary.waitFor({ timeout: patience });
  return [(performance.now() - started) / 1000, (await summary.textContent()) ?? ''];
}

/** Opens the page as a new visitor, imports the repository, and shows the Nodes view. */
async function opened(browser: Browser, address: string, archive: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  await page.getByRole('contentinfo', { name: 'Status' }).getByText('Engine ready').waitFor();
  await importArchive(page, archive);
  // After an import, a worker searches for missing definitions node by node. Waits for the end, so that it does not
  // affect the measurement.
  await showView(page, 'Missing');
  await page.getByText(/^With stand-ins for everything missing, .* nodes compile/).waitFor({ timeout: patience });
  await showView(page, 'Nodes');
  return page;
}

/** Adds a line at the start of a file, by keyboard. */
async function addLine(page: Page, file: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+P');
  await page.getByRole('searchbox', { name: 'Go to a file or symbol' }).fill(file);
  await page.getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Enter');
  const editor = page.getByRole('textbox', { name: `Editor of ${file}` });
  await editor.waitFor({ state: 'attached' });
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('# one line more\n');
}

const [archive = '', file = ''] = process.argv.slice(2);
const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
const address = server.resolvedUrls?.local[0] ?? '';
const executablePath = process.env['BUNRAKU_CHROMIUM'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await opened(browser, address, archive);
  const [all, saidOfAll] = await compile(page, /^Compile all$/);
  row(basename(archive), `${all.toFixed(1)} s: ${saidOfAll}`);
  await addLine(page, file);
  const [seconds, summary] = await compile(page, /^Compile [\d,]+$/);
  row(file, `${seconds.toFixed(1)} s: ${summary}`);
  await page.close();
  // A second page for the trace, because tracing itself takes time.
  const watched = await opened(browser, address, archive);
  const trace = await traced(browser, watched, async () => {
    await watched.evaluate(() => console.timeStamp('start'));
    await compile(watched, /^Compile all$/);
  });
  row('', `longest task of the page ${longest(trace.tasks, 'cpu').toFixed(0)} ms of CPU`);
} finally {
  await browser.close();
  await server.close();
}
