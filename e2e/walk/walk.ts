/** A random walk through the page: performs actions one by one, and collects all faults. */
import type { BrowserContext, Page } from '@playwright/test';
import type { Random } from '../fuzz/random.ts';
import type { Action } from './actions.ts';
import { chooseAction } from './choose.ts';

export interface Finding {
  readonly message: string;
  /** Actions since the page was loaded. The fault appeared after the last one. */
  readonly actions: readonly Action[];
}

/** Maximum milliseconds for the page to answer. */
const PATIENCE = 10_000;
/** Milliseconds without a change after which the page counts as idle. `LONGEST_WAIT` limits the wait for this. */
const QUIET = 40;
const LONGEST_WAIT = 400;

/** Keeps a walk on the page: closes popups, rejects downloads and files, and blocks other origins. */
export async function fenceIn(context: BrowserContext, page: Page, origin: string): Promise<void> {
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    (route) => route.abort('aborted'),
  );
  context.on('page', (popup) => void popup.close().catch(() => undefined));
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  page.on('download', (download) => void download.cancel().catch(() => undefined));
  page.on('filechooser', () => undefined);
}

/** Collects the errors that the page itself reports. */
function listen(page: Page): { take(): readonly string[] } {
  let faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`page error: ${error.stack ?? error.message}`));
  page.on('crash', () => faults.push('the page crashed'));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console error: ${message.text()}`);
  });
  return {
    take: () => {
      const taken = faults;
      faults = [];
      return taken;
    },
  };
}

async function perform(page: Page, address: string, action: Action): Promise<void> {
  switch (action.kind) {
    case 'click':
      return page.mouse.click(action.x, action.y);
    case 'edit': {
      const text = page.locator('.view-lines, .cm-content').first();
      if (await text.isVisible()) await text.click({ timeout: 2000, force: true });
      return;
    }
    case 'press':
      return page.keyboard.press(action.key);
    case 'type':
      return page.keyboard.type(action.text);
    case 'resize':
      return page.setViewportSize({ width: action.width, height: action.height });
    case 'open':
      await page.evaluate((hash) => void (location.hash = hash), action.address);
      return;
    case 'back':
      await page.goBack({ waitUntil: 'commit', timeout: 2000 });
      // Loads the page again after Back to the first entry of the tab's history, which is empty.
      if (!page.url().startsWith(new URL(address).origin)) await page.goto(address, { waitUntil: 'load' });
      return;
    case 'reload':
      await page.reload({ waitUntil: 'load' });
  }
}

/** Waits until nothing has changed on the page for a moment. */
function settle(page: Page): Promise<void> {
  return page.evaluate(
    ({ quiet, longest }) =>
      new Promise<void>((resolve) => {
        const end = (): void => {
          observer.disconnect();
          clearTimeout(last);
          clearTimeout(calm);
          resolve();
        };
        let calm = setTimeout(end, quiet);
        const last = setTimeout(end, longest);
        const observer = new MutationObserver(() => {
          clearTimeout(calm);
          calm = setTimeout(end, quiet);
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    { quiet: QUIET, longest: LONGEST_WAIT },
  );
}

/** Waits until the page contains any text, which appears when its project is open. */
function hasContent(page: Page): Promise<unknown> {
  return page.waitForFunction(() => document.body.innerText.trim() !== '', undefined, { timeout: PATIENCE });
}

/** Waits until the page is idle. Returns its fault, if there is one. */
async function examine(page: Page): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), PATIENCE);
  });
  try {
    if ((await Promise.race([settle(page), late])) === 'late')
      return `the page does not answer within ${PATIENCE / 1000} seconds`;
    await hasContent(page);
    return undefined;
  } catch (error) {
    if (/Timeout/.test(String(error))) return 'the page is empty';
    // Ignores the error, because a reload or a link may replace the page while it is examined.
    if (/navigat|context was destroyed|Target page/i.test(String(error))) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

export interface WalkOptions {
  readonly page: Page;
  readonly address: string;
  /** Returns the next action, or undefined at the end. */
  readonly next: () => Promise<Action | undefined>;
  /** Called with each action before it is performed. */
  readonly onAction?: (action: Action) => void;
}

/** Performs actions until the end. Reloads the page after a finding, so that each fault is reported once. */
export async function walk({ page, address, next, onAction }: WalkOptions): Promise<readonly Finding[]> {
  const faults = listen(page);
  const findings: Finding[] = [];
  let done: Action[] = [];
  const start = async (): Promise<void> => {
    await page.goto(address, { waitUntil: 'load' });
    await page.locator('.shell').waitFor();
    faults.take();
    done = [];
  };
  await start();
  for (let action = await next(); action !== undefined; action = await next()) {
    onAction?.(action);
    done.push(action);
    try {
      await perform(page, address, action);
    } catch (error) {
      // Ignores these errors: links in the history may be broken, and an element may disappear before it is clicked.
      if (!/Timeout|navigat|not attached|not visible|outside of the viewport|ERR_ABORTED/i.test(String(error)))
        throw error;
    }
    const trouble = await examine(page);
    const messages = [...faults.take(), ...(trouble === undefined ? [] : [trouble])];
    if (messages.length === 0) continue;
    findings.push(...messages.map((message) => ({ message, actions: [...done] })));
    if (trouble !== undefined) await page.goto('about:blank');
    await start();
  }
  return findings;
}

/** Returns a function that chooses an action at random, up to `count` times. */
export function randomActions(random: Random, page: Page, count: number): () => Promise<Action | undefined> {
  let left = count;
  return async () => {
    if (left === 0) return undefined;
    left -= 1;
    return chooseAction(random, page);
  };
}
