/** Accessibility checks with axe: all of its rules, including best practices, also for Monaco. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Frame, type Page } from './test.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules about colors: only their results depend on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

interface Extent {
  /**
   * Selector of the part to check, which differs from the state checked before. By default, the whole page is checked.
   */
  readonly within?: string;
  readonly onlyColors?: boolean;
}

/**
 * Expects that the page, or a part of it, has no accessibility faults. Repeats the check, because the page may still be
 * changing. The message of a failure lists each rule with the start of the element's HTML.
 */
export async function expectAccessible(
  page: Pick<Page | Frame, 'evaluate'>,
  state: string,
  { within, onlyColors = false }: Extent = {},
): Promise<void> {
  // Loads axe once per document, because loading it takes as long as checking a part of the page.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    // Turns off loading stylesheets and checking frames, because the page has none of other origins.
    preload: false,
    iframes: false,
    ...(onlyColors ? { runOnly: COLOR_RULES } : { rules: { 'target-size': { enabled: true } } }),
  };
  const findFaults = (): Promise<readonly string[]> =>
    page.evaluate(
      async ([selector, wanted]) => {
        if (window.axe === undefined) throw new Error('axe was not loaded.');
        const { violations } = await window.axe.run(selector ?? document, wanted);
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
      },
      [within, options] as const,
    );
  await expect.poll(findFaults, { message: state }).toEqual([]);
}
