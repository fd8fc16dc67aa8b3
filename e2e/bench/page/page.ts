/**
 * Measures the built page in Chromium: the cost of a key press and of an editor request for the page's thread in a
 * project of 1,000 resources, and the time from opening a link to the drawn graph. `BUNRAKU_CHROMIUM` is the path of
 * the browser.
 */
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { projectHash } from '../../../src/workspace/permalink/permalink.ts';
import type { Bench } from '../bench.ts';
import { plainResources } from '../manifests.ts';
import { between, longest, quantile, total, traced, type PageTrace } from './page-trace.ts';
import { row } from '../row.ts';

const typed = 30;
const asked = 20;
/** Milliseconds between key presses, more than the debounce, so that each key press leads to a new catalog. */
const keyPause = 250;
const settling = 1500;

export const benchPage: Bench = async (scratch) => {
  const outDir = join(scratch.folder, 'site');
  await build({ build: { outDir, emptyOutDir: true }, logLevel: 'error' });
  const server = await preview({ build: { outDir }, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  const address = server.resolvedUrls?.local[0] ?? '';
  const executablePath = process.env['BUNRAKU_CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await benchGraphs(browser, address);
    await benchMoving(browser, address);
    await benchTimeline(browser, address);
    await benchTyping(browser, address);
    await benchHugeText(browser, address);
    await benchAsking(browser, address);
  } finally {
    await browser.close();
    await server.close();
  }
};

async function benchGraphs(browser: Browser, address: string): Promise<void> {
  for (const count of [50, 1000, 5000]) {
    const page = await openPage(browser, `${address}#src=${encodeURIComponent("notify { 'a': }")}`);
    const trace = await traced(browser, page, async () => {
      await mark(page, 'begin');
      await page.evaluate((hash) => (location.hash = hash), createHash(count));
      await drawn(page, count);
      await mark(page, 'drawn');
      await page.waitForLoadState('networkidle');
    });
    const [begin, end] = [markAt(trace, 'begin'), markAt(trace, 'drawn')];
    const tasks = between(trace, begin, end);
    row(
      `graph of ${count}, drawn`,
      `${(end - begin).toFixed(0)} ms after its link was opened`,
      `longest task ${longest(tasks, 'wall').toFixed(0)} ms (${longest(tasks, 'cpu').toFixed(0)} ms of CPU)`,
      // On a busy machine, the first number is too high, because elapsed time includes the work of other processes.
      `${tasks.filter(({ wall }) => wall > 50).length} over 50 ms (${tasks.filter(({ cpu }) => cpu > 50).length} by CPU)`,
      `page thread ${total(tasks, 'cpu').toFixed(0)} ms of CPU in all`,
    );
    await page.context().close();
  }
}

const steps = 40;

/** Measures moving the graph of 300 visible nodes: each frame drags and zooms it a little. */
async function benchMoving(browser: Browser, address: string): Promise<void> {
  const count = 276;
  const page = await openPage(browser, `${address}${createHash(count)}`);
  await drawn(page, count);
  await page.getByRole('button', { name: 'Open all groups' }).click();
  await drawn(page, count);
  await page.getByRole('button', { name: 'Fit' }).click();
  const graph = page.getByRole('application');
  const box = await graph.boundingBox();
  if (box === null) throw new Error('The graph is not on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.waitForTimeout(settling);
  const moves = {
    panning: async (index: number): Promise<void> => {
      if (index === 0) {
        await page.mouse.move(x, y);
        await page.mouse.down();
      }
      await page.mouse.move(x + 2 * index, y + index);
    },
    zooming: async (index: number): Promise<void> => page.mouse.wheel(0, index < steps / 2 ? -20 : 20),
  };
  await benchFrames(browser, page, '300 nodes in view', moves);
  await page.context().close();
}

/** Measures the cost of each frame during a movement. */
async function benchFrames(
  browser: Browser,
  page: Page,
  what: string,
  moves: Readonly<Record<string, (index: number) => Promise<void>>>,
): Promise<void> {
  for (const [name, move] of Object.entries(moves)) {
    const trace = await traced(browser, page, async () => {
      for (let index = 0; index < steps; index += 1) {
        await mark(page, 'step');
        await move(index);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      }
      await mark(page, 'step');
    });
    await page.mouse.up();
    const moments = trace.marks.filter((each) => each.name === 'step').map(({ at }) => at);
    const frames = moments.slice(0, -1).map((at, index) => between(trace, at, moments[index + 1] ?? at));
    const each = frames.map((tasks) => total(tasks, 'cpu'));
    row(
      `${name} ${what}`,
      `${quantile(each, 0.5).toFixed(1)} ms of CPU a frame (95th of 100: ${quantile(each, 0.95).toFixed(1)})`,
      `longest task ${Math.max(...frames.map((tasks) => longest(tasks, 'cpu'))).toFixed(0)} ms of CPU`,
    );
  }
}

/** Measures a timeline of 2,000 rows: each frame zooms, pans and scrolls it a little. */
async function benchTimeline(browser: Browser, address: string): Promise<void> {
  const count = 2000;
  const page = await openPage(browser, `${address}${createHash(count)}`);
  await page.getByRole('tab', { name: 'Timeline' }).click();
  const rows = page.getByRole('tree', { name: 'Resources in the order of the run' });
  await rows.getByRole('treeitem').nth(5).waitFor();
  const box = await page.locator('.timeline-rows').boundingBox();
  if (box === null) throw new Error('The timeline is not on the page.');
  const [x, y] = [box.x + box.width - 120, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(settling);
  await benchFrames(browser, page, `${count.toLocaleString('en')} rows`, {
    zooming: async (index) => page.mouse.wheel(0, index < steps / 2 ? -40 : 40),
    panning: async (index) => {
      if (index === 0) {
        await page.mouse.wheel(0, -960);
        await page.mouse.down();
      }
      await page.mouse.move(x + 2 * index, y);
    },
    scrolling: async () => {
      await page.keyboard.down('Shift');
      await page.mouse.wheel(0, 45);
      await page.keyboard.up('Shift');
    },
  });
  await page.context().close();
}

/** Where to type: the keys that move the cursor there from the start of the file, and the text to type first. */
const places = [
  { name: 'a comment', keys: [], before: '# ' },
  // A key press here changes a resource of the catalog: the content of the first file.
  {
    name: 'a value',
    keys: [...Array.from({ length: 7 }, () => 'ArrowDown'), 'End', 'ArrowLeft', 'ArrowLeft'],
    before: '',
  },
] as const;

async function benchTyping(browser: Browser, address: string): Promise<void> {
  const count = 1000;
  for (const { name, keys, before } of places) {
    const page = await openPage(browser, `${address}${createHash(count)}`);
    await drawn(page, count);
    await page.getByRole('textbox', { name: /^Editor of/ }).focus();
    await page.keyboard.press('ControlOrMeta+Home');
    for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.type(`${before}x`);
    await benchKeys(browser, page, `typing ${name}, ${count}`);
    await page.context().close();
  }
}

/** Measures a manifest of 22,000 resources. It is pasted, because it is too large for a link. */
async function benchHugeText(browser: Browser, address: string): Promise<void> {
  const page = await openPage(browser, `${address}#src=${encodeURIComponent("notify { 'a': }")}`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('textbox', { name: /^Editor of/ }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.evaluate((text) => navigator.clipboard.writeText(text), plainResources(22_000));
  await page.keyboard.press('ControlOrMeta+V');
  await drawn(page, 22_000);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('# x');
  await benchKeys(browser, page, 'typing a comment, 22000');
  await page.context().close();
}

/** Measures some key presses at the cursor. */
async function benchKeys(browser: Browser, page: Page, name: string): Promise<void> {
  // Waits until earlier work has ended.
  await page.waitForTimeout(settling);
  const trace = await traced(browser, page, async () => {
    for (let index = 0; index < typed; index += 1) {
      await mark(page, 'key');
      await page.keyboard.press('x');
      await page.waitForTimeout(keyPause);
    }
    await mark(page, 'key');
  });
  const moments = trace.marks.filter((each) => each.name === 'key').map(({ at }) => at);
  const windows = moments.slice(0, -1).map((at, index) => between(trace, at, moments[index + 1] ?? at));
  const each = windows.map((tasks) => total(tasks, 'cpu'));
  const worst = (by: 'wall' | 'cpu'): readonly number[] => windows.map((tasks) => longest(tasks, by));
  row(
    name,
    `longest task of a key ${quantile(worst('wall'), 0.5).toFixed(1)} ms (95th of 100: ${quantile(worst('wall'), 0.95).toFixed(1)})`,
    `by CPU ${quantile(worst('cpu'), 0.5).toFixed(1)} (${quantile(worst('cpu'), 0.95).toFixed(1)})`,
    `page thread ${quantile(each, 0.5).toFixed(1)} ms of CPU a key in all (95th of 100: ${quantile(each, 0.95).toFixed(1)})`,
  );
}

/** Editor requests by key. Each is repeated for the same file, so that only the page's part of the work is measured. */
const editorRequests = [
  { name: 'completion', keys: ['ControlOrMeta+Space'], answer: '.suggest-widget .monaco-list-row' },
  { name: 'hover', keys: ['ControlOrMeta+K', 'ControlOrMeta+I'], answer: '.monaco-hover-content' },
  { name: 'outline', keys: ['ControlOrMeta+Shift+O'], answer: '.quick-input-widget .monaco-list-row' },
] as const;

async function benchAsking(browser: Browser, address: string): Promise<void> {
  const count = 1000;
  const page = await openPage(browser, `${address}${createHash(count)}`);
  await drawn(page, count);
  await page.getByRole('textbox', { name: /^Editor of/ }).focus();
  // Moves the cursor into the word `package` on the second line.
  for (const key of ['ControlOrMeta+Home', 'ArrowDown', 'Home', 'ArrowRight', 'ArrowRight'])
    await page.keyboard.press(key);
  await page.waitForTimeout(settling);
  for (const { name, keys, answer } of editorRequests) {
    const ask = async (): Promise<void> => {
      await mark(page, 'ask');
      for (const key of keys) await page.keyboard.press(key);
      await page.locator(answer).first().waitFor();
      await page.keyboard.press('Escape');
      await page.locator(answer).first().waitFor({ state: 'hidden' });
    };
    // The first request also creates the widget, so it is not measured.
    await ask();
    const trace = await traced(browser, page, async () => {
      for (let index = 0; index < asked; index += 1) await ask();
      await mark(page, 'ask');
    });
    const moments = trace.marks.filter((each) => each.name === 'ask').map(({ at }) => at);
    const windows = moments.slice(0, -1).map((at, index) => between(trace, at, moments[index + 1] ?? at));
    const worst = windows.map((tasks) => longest(tasks, 'cpu'));
    row(
      `asking for ${name}, ${count}`,
      `longest task ${quantile(worst, 0.5).toFixed(1)} ms of CPU (95th of 100: ${quantile(worst, 0.95).toFixed(1)})`,
    );
  }
  await page.context().close();
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url);
  await page.getByRole('contentinfo', { name: 'Status' }).getByText('Engine ready').waitFor();
  await page.getByRole('application').waitFor();
  return page;
}

/** Resolves when the graph has drawn this many nodes. */
async function drawn(page: Page, count: number): Promise<void> {
  await page
    .getByRole('application', { name: new RegExp(`^Graph of ${count.toLocaleString('en')} resources`) })
    .and(page.locator('[aria-busy="false"]'))
    .waitFor();
}

async function mark(page: Page, name: string): Promise<void> {
  await page.evaluate((text) => console.timeStamp(text), name);
}

function markAt({ marks }: PageTrace, wanted: string): number {
  return marks.find(({ name }) => name === wanted)?.at ?? Number.NaN;
}

function createHash(count: number): string {
  const hash = projectHash({
    project: {
      name: `${count} resources`,
      files: { 'manifests/site.pp': plainResources(count) },
      node: { certname: 'bench.example.com', platform: 'debian-12', facts: {} },
      machine: { files: {}, packages: {}, services: {} },
    },
    open: ['manifests/site.pp'],
    active: 'manifests/site.pp',
  });
  if (!hash.ok) throw new Error('The project is too large for a link.');
  return hash.value;
}
