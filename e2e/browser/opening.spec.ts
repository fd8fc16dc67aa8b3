/** Tests opening the last project while the browser's database is slow or fails. */
import { openPage, replaceText } from './page.ts';
import { expect, test } from './test.ts';

test('A slow or failing database is reported, and the page still opens @deep', async ({ page, context }) => {
  await openPage(page);
  await replaceText(page, "notify { 'mine': }\n");
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('Saved in this browser');

  await test.step('With a busy database, the page shows that it opens the project, then opens it', async () => {
    const holder = await context.newPage();
    await holder.goto('/manifest.webmanifest');
    await holder.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('bunraku');
        opening.onsuccess = () => resolve(opening.result);
      });
      const drafts = database.transaction('drafts', 'readwrite').objectStore('drafts');
      // Blocks the database: a transaction that always makes another request never ends, and later readers wait for it.
      const ask = (): void => {
        drafts.count().onsuccess = ask;
      };
      ask();
    });
    await page.goto('about:blank');
    await page.goto('/');
    const said = () => page.locator('#root').evaluate((root) => getComputedStyle(root, '::after').content);
    await expect.poll(said).toContain('Opening the project');
    await holder.close();
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expect(page.locator('.view-lines')).toContainText('mine');
  });

  await test.step('With a failing database, the page reports the error and opens without a project', async () => {
    await page.addInitScript(() => {
      IDBObjectStore.prototype.get = () => {
        throw new DOMException('The disk is gone', 'UnknownError');
      };
    });
    await page.goto('about:blank');
    await page.goto('/');
    await expect(
      page.getByText(/^Your last project could not be read: The disk is gone\. Reload the page/),
    ).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Bunraku');
  });
});
