/** A browser that is killed: what was said to be saved opens again. */
import { mkdtemp, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type BrowserContext } from '@playwright/test';
import { editorText, openFile, openPage, replaceText, saved } from './page.ts';

/** The id of the browser's process, which Chromium writes into its profile (`SingletonLock` leads to host-id). */
async function processOf(profile: string): Promise<number> {
  const id = Number(/-(\d+)$/.exec(await readlink(join(profile, 'SingletonLock')))?.[1]);
  const commandLine = await readFile(`/proc/${id}/cmdline`, 'utf8');
  if (!commandLine.includes(profile)) throw new Error(`process ${id} is not the browser of ${profile}`);
  return id;
}

for (const milliseconds of [100, 1500]) {
  test(`a browser killed ${milliseconds} ms after its text was saved opens that text again`, async ({
    baseURL,
    launchOptions,
  }) => {
    const profile = await mkdtemp(join(tmpdir(), 'bunraku-killed-'));
    const launch = (): Promise<BrowserContext> =>
      chromium.launchPersistentContext(profile, { ...launchOptions, ...(baseURL === undefined ? {} : { baseURL }) });
    const first = await launch();
    const page = await first.newPage();
    await openPage(page);
    await openFile(page, 'site.pp');
    await replaceText(page, "notify { 'saved before the end': }\n");
    await expect(saved(page)).toBeVisible();
    await page.waitForTimeout(milliseconds);
    const ended = new Promise((resolve) => {
      first.once('close', resolve);
    });
    process.kill(await processOf(profile), 'SIGKILL');
    await ended;
    await rm(join(profile, 'SingletonLock'), { force: true });

    const second = await launch();
    const again = await second.newPage();
    await openPage(again, '');
    await expect(editorText(again)).toContainText('saved before the end');
    await second.close();
    await rm(profile, { recursive: true, force: true });
  });
}
