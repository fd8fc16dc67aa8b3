/** Driver for Firefox: Puppeteer over WebDriver BiDi. */
import { ElementHandle, launch, type KeyInput } from 'puppeteer-core';
import type { EngineDriver, PageDriver } from './engine-page.ts';

export async function startFirefox(executablePath: string): Promise<EngineDriver> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  return {
    name: 'Firefox',
    version: await browser.version(),
    newPage: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: 1440, height: 900 });
      return {
        goto: async (address) => void (await page.goto(address)),
        reload: async () => void (await page.reload()),
        evaluate: (source) => page.evaluate(source),
        click: async (source) => {
          const handle = await page.evaluateHandle(source);
          if (handle instanceof ElementHandle) await handle.click();
          else throw new Error('The element is gone.');
        },
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        pressWithControl: async (key) => {
          await page.keyboard.down('Control');
          await page.keyboard.press(key as KeyInput);
          await page.keyboard.up('Control');
        },
        close: () => context.close(),
      } satisfies PageDriver;
    },
    close: () => browser.close(),
  };
}
