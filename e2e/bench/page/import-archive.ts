/** Opens an archive in the page as a new project. */
import type { Page } from '@playwright/test';

/** Path of a file on this machine, or content that the test created. */
type Archive = string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/**
 * Imports an archive. Returns the milliseconds until the archive was read, and until its project was open and saved.
 */
export async function importArchive(
  page: Page,
  archive: Archive,
): Promise<{ readonly read: number; readonly whole: number }> {
  await page.getByRole('region', { name: 'Files' }).getByRole('button', { name: 'Open…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open', exact: true });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  const started = performance.now();
  await (await chooser).setFiles(archive);
  const submit = dialog.getByRole('button', { name: 'Import', exact: true });
  await submit.waitFor({ timeout: 60_000 });
  const read = performance.now() - started;
  const pressed = performance.now();
  await submit.click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('textbox', { name: /^Editor of/ }).waitFor({ state: 'attached' });
  await page.getByText('Saved in this browser').first().waitFor({ timeout: 60_000 });
  return { read, whole: read + performance.now() - pressed };
}
