/**
 * Measures the time from a key press to the completion list, and to the first marker of an error. Alternates with plain
 * Monaco and its TypeScript worker, on code with the same number of declarations. Quote only the ratios, because times
 * depend on the machine. `BUNRAKU_CHROMIUM` is the path of the browser.
 */
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import type { Bench } from '../bench.ts';
import { serveBothPages } from './both-pages.ts';
import { plainResources } from '../manifests.ts';
import { quantile } from './page-trace.ts';
import { row } from '../row.ts';

const ROUNDS = 9;
/** Number of uncounted rounds, in which the page creates its widgets and the browser compiles the page's code. */
const ROUNDS_BEFORE = 2;
/** Milliseconds that a page gets to finish its work, so that the next measurement does not include this work. */
const SETTLING = 1000;

const LIST = '.suggest-widget.visible .monaco-list-row';
const MARK = '.squiggly-error';

/** A page with an editor, and the code to type there. */
interface Editor {
  readonly page: Page;
  readonly field: string;
  readonly text: string;
  /** Line to type before the letter that opens the list. */
  readonly beforeList: string;
}

const puppet = { field: '[role=textbox][aria-label^="Editor of"]', beforeList: "file { '/last':\n" };
const typescript = {
  field: '.monaco-editor textarea, .native-edit-context',
  beforeList: 'const last: FileResource = {\n',
};

export const benchLatency: Bench = async ({ folder }) => {
  const pages = await serveBothPages(folder);
  const browser = await chromium.launch({
    executablePath: process.env['BUNRAKU_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const count of [50, 1000]) {
      const own = await openEditor(context, `${pages.ours}#src=x`, { ...puppet, text: plainResources(count) });
      const other = await openEditor(context, pages.theirs, { ...typescript, text: objects(count) });
      await compare(`completion list, ${count}`, own, other, measureList);
      await compare(`first mark, ${count}`, own, other, measureMark);
      await Promise.all([own, other].map(({ page }) => page.close()));
    }
  } finally {
    await browser.close();
    await pages.close();
  }
};

/** Returns TypeScript code with as many declarations as a manifest has resources. */
function objects(count: number): string {
  const type = `interface FileResource {
  ensure?: 'file' | 'absent';
  path: string;
  mode?: string;
  owner?: string;
  content?: string;
}
`;
  const all = Array.from(
    { length: count },
    (_, index) => `const file${index}: FileResource = {\n  path: '/etc/file-${index}.conf',\n  mode: '0644',\n};\n`,
  );
  return type + all.join('');
}

async function openEditor(context: BrowserContext, address: string, code: Omit<Editor, 'page'>): Promise<Editor> {
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(code.field).first().waitFor({ state: 'attached' });
  return { ...code, page };
}

/** Replaces the code in the editor, and waits until the page has no more work. */
async function reset({ page, text }: Editor): Promise<void> {
  await page.bringToFront();
  // Focuses the editor again: a page in the background loses the focus without an event, and the editor completes only
  // while it has the focus.
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await page.locator('.view-lines').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await page.keyboard.press('ControlOrMeta+V');
  await page.waitForTimeout(2 * SETTLING);
  await page.keyboard.press('ControlOrMeta+End');
}

async function compare(
  name: string,
  own: Editor,
  other: Editor,
  measure: (editor: Editor) => Promise<number>,
): Promise<void> {
  const times = new Map<Editor, number[]>([
    [own, []],
    [other, []],
  ]);
  for (let round = -ROUNDS_BEFORE; round < ROUNDS; round += 1)
    for (const [editor, found] of times) {
      await reset(editor);
      const time = await measure(editor);
      if (time === Infinity) throw new Error(`${name}: no answer within 20 seconds at ${editor.page.url()}`);
      if (round >= 0) found.push(time);
    }
  const [ours = 0, theirs = 0] = [...times.values()].map((found) => quantile(found, 0.5));
  row(
    name,
    `${ours.toFixed(0)} ms`,
    `Monaco with TypeScript ${theirs.toFixed(0)} ms`,
    `ratio ${(ours / theirs).toFixed(2)}`,
  );
}

async function measureList({ page, beforeList }: Editor): Promise<number> {
  await page.keyboard.type(beforeList);
  await page.waitForTimeout(SETTLING);
  await page.keyboard.press('Escape');
  const time = await timeFromKey(page, 'e', LIST);
  await page.keyboard.press('Escape');
  return time;
}

async function measureMark({ page }: Editor): Promise<number> {
  return timeFromKey(page, ')', MARK);
}

/** Measures the milliseconds from a key press until an element appears, with the page's own clock. */
async function timeFromKey(page: Page, key: string, selector: string): Promise<number> {
  // Adds the listener before the key is pressed, because a busy page would handle the key before a new script.
  const listening = await page.evaluateHandle((wanted) => {
    const shown = new Promise<number>((resolve) => {
      let pressed = 0;
      window.addEventListener('keydown', () => (pressed = performance.now()), { capture: true, once: true });
      const observer = new MutationObserver(() => {
        if (pressed === 0 || document.querySelector(wanted) === null) return;
        observer.disconnect();
        resolve(performance.now() - pressed);
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      setTimeout(() => resolve(Infinity), 20_000);
    });
    return { shown };
  }, selector);
  await page.keyboard.press(key);
  return await listening.evaluate(({ shown }) => shown);
}
