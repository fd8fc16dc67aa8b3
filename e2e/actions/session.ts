/** A browser with the built page (`npm run build`), for scripts that test the editor. */
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { EditorPage } from './editor-page.ts';

export interface Session {
  /** Opens an example in a new tab. */
  readonly openEditor: () => Promise<EditorPage>;
  readonly close: () => Promise<void>;
}

/** Starts the server and the browser. `BUNRAKU_CHROMIUM` is the path of the browser. */
export async function startSession(): Promise<Session> {
  const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  const address = server.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch({
    executablePath: process.env['BUNRAKU_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Turns off formatting of pasted code, because scripts paste code that must stay unchanged.
  await context.addInitScript(() => localStorage.setItem('bunraku.format-on-paste', 'off'));
  return {
    openEditor: async () => {
      const page = await context.newPage();
      page.setDefaultTimeout(30_000);
      const editor = new EditorPage(page);
      await page.goto(`${address}#example/ntp`);
      await editor.field.waitFor({ state: 'attached' });
      return editor;
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
