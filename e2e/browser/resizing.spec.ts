import { expect, test, type Page } from './test.ts';
import { followLink, openPage, showView, viewNames } from './page.ts';
import { parts } from '../../src/lessons/parts.ts';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

function collectErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Makes the page as narrow as a phone, and wide again. */
async function narrowAndWiden(page: Page): Promise<void> {
  await page.setViewportSize(NARROW);
  await expect(page.getByRole('navigation', { name: 'Panes' })).toBeVisible();
  await page.setViewportSize(WIDE);
  await expect(page.getByRole('tablist', { name: 'Views' })).toBeVisible();
}

// Allows service workers, because registering one fails otherwise, which is no fault of the page.
test.use({ serviceWorkers: 'allow' });

test('Every view survives a page that becomes narrow and wide again @deep', async ({ page }) => {
  const errors = collectErrors(page);
  await openPage(page, '#example/ntp');
  for (const name of await viewNames(page)) {
    await test.step(name, async () => {
      await showView(page, name);
      await narrowAndWiden(page);
      expect(errors, name).toEqual([]);
    });
  }
});

test('Lessons survive a page that becomes narrow and wide again @deep', async ({ page }) => {
  const errors = collectErrors(page);
  await openPage(page);
  // One lesson per part is enough, because the lessons of a part differ only in content.
  for (const { id, lessons } of parts) {
    const lesson = `${id}/${lessons[0]}`;
    await followLink(page, `#lesson/${lesson}`);
    await expect(page.getByRole('article'), lesson).toBeVisible();
    await narrowAndWiden(page);
    expect(errors, lesson).toEqual([]);
  }
});
