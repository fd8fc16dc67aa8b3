/** Tests that every edit that was reported as saved survives a killed browser. */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type BrowserContext } from '@playwright/test';
import { editorText, openFile, openPage, replaceText, saved } from './page.ts';

/**
 * Returns the ids of the processes with this profile among their arguments: the browser, and the script that started
 * it.
 */
async function processesOf(profile: string): Promise<readonly number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const given = await Promise.all(
    ids.map(async (id) => (await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')).includes(`=${profile}`)),
  );
  return ids.filter((_id, at) => given[at]).map(Number);
}

for (const milliseconds of [100, 1500]) {
  test(`A browser killed ${milliseconds} ms after a save opens the saved code again @deep`, async ({
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
    const processes = await processesOf(profile);
    expect(processes).not.toEqual([]);
    for (const id of processes) {
      // A child process may have ended already, because its parent was killed.
      if (existsSync(`/proc/${id}`)) process.kill(id, 'SIGKILL');
    }
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
