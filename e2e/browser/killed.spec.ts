/** A browser that is killed: what was said to be saved opens again. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type BrowserContext } from '@playwright/test';
import { editorText, openFile, openPage, replaceText, saved } from './page.ts';

/** The id of the browser's process: of those that were given the profile, the one that is no part of another (`--type`). */
async function processOf(profile: string): Promise<number> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const id of ids) {
    const commandLine = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
    if (commandLine.includes(`--user-data-dir=${profile}`) && !commandLine.includes('--type=')) return Number(id);
  }
  throw new Error(`no process has the profile ${profile}`);
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
