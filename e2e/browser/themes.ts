/** Checks of accessibility in all themes. */
import { expectAccessible } from './axe.ts';
import { expect, type Page } from './test.ts';

/**
 * System settings that select each theme. `npm test` checks only the first theme, because `tokens.test.ts` already
 * checks the contrast of all colors in all themes. `npm run test:deep` checks the states in the others, too.
 */
const themes = [
  { name: 'light', colorScheme: 'light', contrast: 'no-preference' },
  { name: 'dark', colorScheme: 'dark', contrast: 'no-preference' },
  { name: 'contrast', colorScheme: 'dark', contrast: 'more' },
  { name: 'contrast-light', colorScheme: 'light', contrast: 'more' },
] as const;
const checkedThemes = process.env['BUNRAKU_ALL_THEMES'] === undefined ? themes.slice(0, 1) : themes;

/**
 * Expects no accessibility faults in the current state. The page follows the system's theme, so that opened parts stay
 * open for each theme. `within` selects the part that differs from the previous state.
 */
export async function expectNoFaults(page: Page, state: string, within?: string): Promise<void> {
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
  for (const [index, { name, ...wishes }] of checkedThemes.entries()) {
    await page.emulateMedia({ ...wishes, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', name);
    const extent = within === undefined ? {} : { within };
    await expectAccessible(page, `${state}, ${name}`, { ...extent, onlyColors: index > 0 });
  }
}
