import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, type Page } from './test.ts';
import {
  editAndSave,
  editorText,
  followLink,
  openFile,
  openPage,
  openProjects,
  pasteOver,
  replaceText,
  saved,
} from './page.ts';

/** Damages every stored draft: replaces the project with an object that the page would never store. */
async function damageDrafts(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('bunraku');
        opening.addEventListener('error', () => reject(new Error('not opened')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('drafts', 'readwrite');
          const drafts = transaction.objectStore('drafts');
          drafts.openCursor().addEventListener('success', ({ target }) => {
            const cursor = target instanceof IDBRequest ? (target.result as IDBCursorWithValue | null) : null;
            if (cursor === null) return;
            cursor.update({ ...cursor.value, project: { name: 'Half a project', files: ['lost'] } });
            cursor.continue();
          });
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
  );
}

test('Without browser storage, the page shows a warning, keeps working, and offers the zip @deep', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  });
  await openPage(page);
  await openFile(page, 'site.pp');
  await replaceText(page, "notify { 'unkept': }\n");
  await expect(
    page.getByText(/^Not saved: this browser does not store data .* download it before you leave\.$/),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('Not saved');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download zip' }).click();
  expect((await download).suggestedFilename()).toBe('package-file-service.zip');
  await replaceText(page, "notify { 'still at work': }\n");
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('log', { name: 'Log' })).toContainText('still at work');
});

test('In a private window without any storage, edits stay in the tab, also after another project is opened @deep', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(globalThis, name, { get: refuse });
  });
  await openPage(page);

  await test.step('Projects says that nothing is saved, even before the first edit', async () => {
    const projects = await openProjects(page);
    await expect(projects).toContainText('Not saved: this browser does not store data for this page.');
    await expect(projects).toContainText('it stays here until you close this tab');
    await page.keyboard.press('Escape');
  });

  await test.step('An edit is reported as not saved, and the project can be applied', async () => {
    await openFile(page, 'site.pp');
    await replaceText(page, "notify { 'mine': }\n");
    await expect(page.getByText(/^Not saved: .* download it before you leave\.$/)).toBeVisible();
    await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('Not saved');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByRole('log', { name: 'Log' })).toContainText('mine');
  });

  await test.step('Back and Projects return to the edited project', async () => {
    await followLink(page, '#example/cycle');
    await expect(page.getByRole('textbox', { name: 'Project name' })).not.toHaveValue('Package, file, service');
    await page.goBack();
    await expect(editorText(page)).toContainText("notify { 'mine': }");
    await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('Not saved');
    await followLink(page, '#example/cycle');
    await expect(editorText(page)).not.toContainText('mine');
    const projects = await openProjects(page);
    const own = projects.getByRole('list', { name: 'Your projects' }).getByRole('listitem');
    await expect(own).toHaveCount(1);
    await expect(own).toContainText('Not saved: only in this tab');
    await own.getByRole('button', { name: /^Package, file, service/ }).click();
    await expect(editorText(page)).toContainText("notify { 'mine': }");
  });

  await test.step('Download zip downloads the edited project, also while another project is open', async () => {
    await followLink(page, '#example/cycle');
    await expect(editorText(page)).not.toContainText('mine');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download zip' }).first().click();
    const zip = unzipSync(new Uint8Array(await readFile(await (await download).path())));
    const manifest = Object.entries(zip).find(([path]) => path.endsWith('manifests/site.pp'))?.[1];
    expect(strFromU8(manifest ?? new Uint8Array())).toBe("notify { 'mine': }\n");
  });

  await test.step('Closing the tab asks first, also while another project is open', async () => {
    const question = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await question;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
  });
});

test('Full storage is reported, and a draft is saved as soon as there is space again @deep', async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
      if (document.documentElement.dataset['full'] === 'true') throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await openPage(page);
  await editAndSave(page, "notify { 'before': }\n");
  await page.evaluate(() => {
    document.documentElement.dataset['full'] = 'true';
  });
  await replaceText(page, "notify { 'too much': }\n");
  await expect(
    page.getByText(/^Not saved: the browser’s storage is full\. Your work exists only in this tab/),
  ).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset['full'] = 'false';
  });
  await replaceText(page, "notify { 'room again': }\n");
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(editorText(page)).toContainText('room again');
});

test('An exceeded storage quota is reported @deep', async ({ browser, baseURL }) => {
  // Uses a separate browser context, because a quota applies to a whole context.
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(baseURL ?? '');
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 });
  await openPage(page);
  await editAndSave(page, "notify { 'before': }\n");
  const lines = Array.from(
    { length: 8000 },
    (_, line) => `# A line that takes room, of which there is little: ${line}`,
  );
  await pasteOver(page, `${lines.join('\n')}\nnotify { 'too much': }\n`);
  await expect(
    page.getByText(/^Not saved: the browser’s storage is full\. Your work exists only in this tab/),
  ).toBeVisible();
  // All edits that were reported as saved still exist.
  const second = await context.newPage();
  await second.goto('/');
  await expect(editorText(second)).toContainText('before');
  await second.close();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await replaceText(page, "notify { 'room again': }\n");
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(editorText(page)).toContainText('room again');
  await context.close();
});

test('A database blocked at the start is reported, and work continues @deep', async ({ page, context }) => {
  await openPage(page);
  await editAndSave(page, "notify { 'mine': }\n");
  // Opens a second page that blocks the database: deleting it waits for this page, and opening it waits for the
  // deletion.
  const holder = await context.newPage();
  await holder.goto('/manifest.webmanifest');
  await holder.evaluate(async () => {
    await new Promise((resolve) => {
      indexedDB.open('bunraku').onsuccess = resolve;
    });
    indexedDB.deleteDatabase('bunraku');
  });
  await page.close();
  const next = await context.newPage();
  await openPage(next);
  await expect(next.getByText(/^Another tab is blocking access to your projects/)).toBeVisible();
  await openFile(next, 'site.pp');
  await replaceText(next, "notify { 'still at work': }\n");
  await next.keyboard.press('ControlOrMeta+Enter');
  await expect(next.getByRole('log', { name: 'Log' })).toContainText('still at work');
});

test('The databases of runs and projects are created again if they are deleted while the page is open @deep', async ({
  page,
}) => {
  await openPage(page);

  await test.step('Runs are saved after their database was deleted', async () => {
    await editAndSave(page, "notify { 'first': }\n");
    await page.evaluate(async () => {
      await new Promise((resolve) => {
        indexedDB.deleteDatabase('bunraku-runs').onsuccess = resolve;
      });
    });
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByRole('log', { name: 'Log' })).toContainText('first');
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('log', { name: 'Log' })).toContainText('first');
  });

  await test.step('A deleted database of projects is created again and reported', async () => {
    await editAndSave(page, "notify { 'still here': }\n");
    await page.evaluate(() => {
      indexedDB.deleteDatabase('bunraku');
    });
    await expect(page.getByText(/^The browser deleted its saved projects\./)).toBeVisible();
    await expect(saved(page)).toBeVisible();
    await editAndSave(page, "notify { 'and goes on': }\n");
    await page.reload();
    await expect(editorText(page)).toContainText('and goes on');
  });
});

test('An unreadable draft is set aside, and its remains can be downloaded @deep', async ({ page }) => {
  await openPage(page, '');
  await editAndSave(page, "notify { 'mine': }\n");
  await damageDrafts(page);
  await page.reload();
  await expect(page.getByText(/^Your last project cannot be read\. Download what is left of it/)).toBeVisible();
  await expect(editorText(page)).not.toContainText('mine');
  const projects = await openProjects(page);
  const aside = projects.getByRole('list', { name: 'Damaged drafts' }).getByRole('listitem');
  await expect(aside).toContainText('A first resource');
  const download = page.waitForEvent('download');
  await aside.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('a-first-resource.json');
});
