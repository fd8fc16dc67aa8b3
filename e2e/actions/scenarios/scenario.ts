import { expect as strictExpect, type Locator, type Page } from '@playwright/test';
import type { EditorPage } from '../editor-page.ts';

/** Waits longer than Playwright by default, because a busy machine is no fault of the page. */
export const expect = strictExpect.configure({ timeout: 20_000 });

/** Action whose result is more than one list or hover. Throws if the result is not as expected. */
export interface Scenario {
  readonly group: string;
  readonly action: string;
  readonly act: (editor: EditorPage) => Promise<void>;
}

/** Puts the cursor where the given part of a file contains `CURSOR`. */
export async function goTo(editor: EditorPage, path: string, part: string): Promise<void> {
  await editor.open(path);
  await editor.moveToPart(part);
}

export async function expectText(editor: EditorPage, path: string, text: string | RegExp): Promise<void> {
  await editor.open(path);
  await expect.poll(() => editor.read()).toMatch(text);
}

export function fileRow(page: Page, path: string): Locator {
  return page.getByRole('treegrid', { name: 'Environment' }).locator(`[role=row][data-key="${path}"]`);
}

/** Renames the symbol at the cursor. */
export async function rename(editor: EditorPage, name: string): Promise<void> {
  const { page } = editor;
  await page.keyboard.press('F2');
  const field = page.locator('.rename-input');
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
}
