/**
 * Playwright's `test`, with a browser that keeps its caches between tests: parsing the page's scripts takes most of a
 * test's time, and a browser that knows them needs a third less. Stored data (drafts, settings, permissions) is deleted
 * after each test. A test with touch, a locale, the service worker or `hasOwnContext` gets a context of its own. A test
 * fails if its page violates its policy or sends a request to another host.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';

/** The default of Playwright. */
const DEFAULT_LOCALE = 'en-US';

/** Collects violations of a page's policy, and its requests to other hosts. */
function watch(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) faults.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== 'localhost' && hostname !== '127.0.0.1') faults.push(request.url());
  });
}

/** Collects events that can explain a failed test, with their times: loads, messages, errors, failed requests. */
function follow(page: Page, events: string[]): void {
  const start = performance.now();
  const add = (text: string): number => events.push(`${(performance.now() - start).toFixed(0)} ms ${text}`);
  page.on('framenavigated', (frame) => add(`navigated ${frame.url()}`));
  page.on('domcontentloaded', () => add('loaded'));
  page.on('crash', () => add('crashed'));
  page.on('console', (message) => add(`${message.type()} ${message.text()}`));
  page.on('pageerror', (error) => add(`error ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => add(`failed ${request.url()} ${request.failure()?.errorText ?? ''}`));
}

/** Describes what a page without frames, a hidden page or an unfinished load would explain. */
async function describeState(page: Page): Promise<string> {
  if (page.isClosed()) return 'closed';
  return await page.evaluate(async () => {
    const frame = new Promise<string>((resolve) => requestAnimationFrame(() => resolve('draws frames')));
    const none = new Promise<string>((resolve) => setTimeout(() => resolve('draws no frames'), 2000));
    const focused = document.activeElement;
    return [
      document.readyState,
      document.visibilityState,
      await Promise.race([frame, none]),
      `focus on ${focused?.tagName} ${focused?.className}`,
    ].join(', ');
  });
}

interface Options {
  /** False in tests of violations, which the policy must block. */
  readonly obeysPolicy: boolean;
  /** True in tests that change the context permanently, for example with a controlled clock. */
  readonly hasOwnContext: boolean;
}

export const test = base.extend<Options, { readonly keptBrowser: BrowserContext }>({
  keptBrowser: [
    async ({ playwright, launchOptions }, provide, { project }) => {
      const profile = await mkdtemp(join(tmpdir(), 'bunraku-browser-'));
      const { baseURL, viewport, serviceWorkers } = project.use;
      const browser = await playwright.chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(viewport === undefined ? {} : { viewport }),
        ...(serviceWorkers === undefined ? {} : { serviceWorkers }),
      });
      // Rejected, because both would affect later tests in this context.
      const refuse = (): Promise<never> =>
        Promise.reject(new Error('Use page.addInitScript, or hasOwnContext for a controlled clock.'));
      Object.assign(browser, { addInitScript: refuse });
      Object.assign(browser.clock, { install: refuse });
      await provide(browser);
      await browser.close();
      await rm(profile, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  context: async (
    {
      keptBrowser,
      hasOwnContext,
      browser,
      baseURL,
      viewport,
      hasTouch,
      isMobile,
      locale,
      serviceWorkers,
      contextOptions,
    },
    provide,
  ) => {
    if (hasOwnContext || hasTouch || locale !== DEFAULT_LOCALE || serviceWorkers === 'allow') {
      const own = await browser.newContext({
        ...contextOptions,
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(locale === undefined ? {} : { locale }),
        viewport,
        hasTouch,
        isMobile,
        serviceWorkers,
      });
      await provide(own);
      await own.close();
      return;
    }
    const [blank] = keptBrowser.pages();
    await provide(keptBrowser);
    await keptBrowser.unrouteAll({ behavior: 'ignoreErrors' });
    await keptBrowser.setOffline(false);
    await keptBrowser.clearPermissions();
    await keptBrowser.clearCookies();
    await Promise.all(
      keptBrowser
        .pages()
        .filter((page) => page !== blank)
        .map((page) => page.close()),
    );
    if (blank === undefined || baseURL === undefined) return;
    const devtools = await keptBrowser.newCDPSession(blank);
    await devtools.send('Storage.clearDataForOrigin', {
      origin: baseURL,
      storageTypes: 'local_storage,indexeddb,cache_storage,service_workers,websql,file_systems',
    });
    await devtools.detach();
  },

  hasOwnContext: [false, { option: true }],

  obeysPolicy: [true, { option: true }],

  page: async ({ context, viewport, contextOptions, obeysPolicy }, provide) => {
    const page = await context.newPage();
    if (viewport !== null) await page.setViewportSize(viewport);
    if (contextOptions.reducedMotion === 'reduce') await page.emulateMedia({ reducedMotion: 'reduce' });
    const [faults, events]: [string[], string[]] = [[], []];
    watch(page, faults);
    follow(page, events);
    await provide(page);
    const info = test.info();
    if (info.status !== info.expectedStatus) {
      events.push(await describeState(page));
      await info.attach('events of the page', { body: events.join('\n') });
    }
    if (obeysPolicy) expect(faults).toEqual([]);
  },
});
export { expect, type FileChooser, type Frame, type Locator, type Page } from '@playwright/test';
