/** Common steps of the tests that open files of real agents. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const agentFiles = new URL('../agent-files/', import.meta.url);

export function openDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Open', exact: true });
}

interface GivenContent {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Chooses files in the dialog, and waits until their kinds are recognized. */
export async function chooseFiles(page: Page, ...files: readonly string[] | readonly GivenContent[]): Promise<void> {
  await page.getByRole('region', { name: 'Files' }).getByRole('button', { name: 'Open…' }).click();
  const chooser = page.waitForEvent('filechooser');
  await openDialog(page).getByRole('button', { name: 'Choose files' }).click();
  const paths = files.filter((file) => typeof file === 'string');
  const given = files.filter((file) => typeof file !== 'string');
  await (
    await chooser
  ).setFiles(given.length > 0 ? given : paths.map((file) => fileURLToPath(new URL(file, agentFiles))));
  await expect(openDialog(page).getByRole('list', { name: 'Recognized files' })).toBeVisible();
}

/** Chooses a recorded catalog with a Sensitive value, and a changed copy of it. */
export async function chooseTwoCatalogs(page: Page, change: (catalog: string) => string): Promise<void> {
  const catalog = await readFile(new URL('recorded/sensitive/openvox-9.0.0-beta2/catalog.json', agentFiles), 'utf8');
  const files = [catalog, change(catalog)].map((text) => ({
    name: 'catalog.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  }));
  await chooseFiles(page, ...files);
}

/** Opens the recognized files in the views. */
export async function openChosen(page: Page): Promise<void> {
  await openDialog(page)
    .getByRole('button', { name: /^Open( \d+ runs)?$/ })
    .click();
  await expect(openDialog(page)).toBeHidden();
}

/** Pastes text with the keyboard while no field has the focus. */
export async function pasteOnPage(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await page.getByRole('tab', { name: 'Graph', exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+V');
}
