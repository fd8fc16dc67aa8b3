/** The editor in a page, operated by keys as a user does. */
import type { Locator, Page } from '@playwright/test';
import { CURSOR } from './rows.ts';

/** Milliseconds after which an answer of the language service counts as missing. */
export const PATIENCE = 8000;

/** Maximum number of screens of a completion list to read. */
const LIST_PAGES = 80;

export class EditorPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get field(): Locator {
    return this.page.getByRole('textbox', { name: /^(?:Editor|Code) of/ });
  }

  /** Closes lists and hovers of the previous action, which would cover the page. */
  async closeWidgets(): Promise<void> {
    await this.field.focus();
    for (let times = 0; times < 3; times += 1) await this.page.keyboard.press('Escape');
  }

  /** Imports a zip archive as a project. */
  async import(zip: Buffer): Promise<void> {
    const { page } = this;
    await page.getByRole('region', { name: 'Files' }).getByRole('button', { name: 'Open…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open', exact: true });
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose files' }).click();
    await (await chooser).setFiles({ name: 'project.zip', mimeType: 'application/zip', buffer: zip });
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  async open(path: string): Promise<void> {
    const { page } = this;
    const opened = page.getByRole('textbox', { name: `Editor of ${path}`, exact: true });
    if ((await opened.count()) === 0) {
      await page.keyboard.press('ControlOrMeta+P');
      await page.getByRole('searchbox', { name: 'Go to a file or symbol' }).fill(path);
      const [name = path] = path.split('/').slice(-1);
      await page.getByRole('dialog', { name: 'Go to' }).getByRole('menuitem', { name }).first().waitFor();
      await page.keyboard.press('Enter');
    }
    await opened.waitFor({ state: 'attached' });
    await opened.focus();
  }

  /**
   * Replaces the content of the open file. Puts the cursor at the first `CURSOR` in the text, and selects up to the
   * second one, if any.
   */
  async write(text: string): Promise<void> {
    const plain = text.replaceAll(CURSOR, '');
    await this.#paste(plain);
    const start = text.indexOf(CURSOR);
    if (start < 0) return;
    const end = text.lastIndexOf(CURSOR);
    await this.#moveTo(plain, start);
    for (let at = start + 1; at < end; at += 1) await this.page.keyboard.press('Shift+ArrowRight');
  }

  /** Replaces the content by pasting, because the editor would indent each typed line further. */
  async #paste(text: string): Promise<void> {
    const { page } = this;
    await this.field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    if (text === '') {
      await page.keyboard.press('Backspace');
      return;
    }
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
    await page.keyboard.press('ControlOrMeta+V');
  }

  /** Puts the cursor where the given part of the open file contains `CURSOR`. */
  async moveToPart(part: string): Promise<void> {
    const text = await this.read();
    const start = text.indexOf(part.replace(CURSOR, ''));
    if (start < 0) throw new Error(`The file has no ${part}`);
    await this.#moveTo(text, start + part.indexOf(CURSOR));
  }

  async read(): Promise<string> {
    const { page } = this;
    await this.field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+C');
    return page.evaluate(() => navigator.clipboard.readText());
  }

  /** Moves the cursor to an offset of the open file, whose content is `text`. */
  async #moveTo(text: string, offset: number): Promise<void> {
    const { keyboard } = this.page;
    const before = text.slice(0, offset).split('\n');
    await keyboard.press('ControlOrMeta+Home');
    for (let line = 1; line < before.length; line += 1) await keyboard.press('ArrowDown');
    for (let column = before.at(-1)?.length ?? 0; column > 0; column -= 1) await keyboard.press('ArrowRight');
  }

  /** @returns all labels of the completion list at the cursor, in order */
  async listCompletions(): Promise<readonly string[]> {
    const { page } = this;
    await page.keyboard.press('ControlOrMeta+Space');
    const widget = page.locator('.suggest-widget.visible');
    const rows = widget.locator('.monaco-list-row');
    const isShown = await rows
      .first()
      .waitFor({ timeout: PATIENCE })
      .then(
        () => true,
        () => false,
      );
    if (!isShown) return [];
    const labels = new Map<number, string>();
    let focused = -1;
    for (let at = 0; at < LIST_PAGES; at += 1) {
      const read = await rows.evaluateAll((all) =>
        all.map((row) => ({
          index: Number(row.getAttribute('data-index')),
          label: row.querySelector('.label-name')?.textContent ?? '',
          isFocused: row.classList.contains('focused'),
        })),
      );
      for (const { index, label } of read) labels.set(index, label);
      const now = read.find(({ isFocused }) => isFocused)?.index ?? -1;
      if (at > 0 && now <= focused) break;
      focused = now;
      await page.keyboard.press('PageDown');
      // Waits until the list has drawn its rows, which takes a frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    await page.keyboard.press('Escape');
    return [...labels].toSorted(([one], [other]) => one - other).map(([, label]) => label);
  }

  /**
   * @returns the text of the first widget that matches the selector, once the text matches all patterns or time is over
   */
  async readWidget(selector: string, patterns: readonly RegExp[] = []): Promise<string> {
    const widget = this.page.locator(selector).first();
    let matching = widget;
    for (const hasText of patterns) matching = matching.filter({ hasText });
    await matching.waitFor({ timeout: PATIENCE }).catch(() => {});
    return (await widget.isVisible()) ? (await widget.innerText()).replaceAll('\u00A0', ' ') : '';
  }

  /**
   * @param expected title to wait for, because the checks whose problems have fixes may still be running
   *
   * @returns titles of the fixes and changes at the cursor
   */
  async listActions(expected: RegExp): Promise<readonly string[]> {
    const { page } = this;
    const end = Date.now() + 2 * PATIENCE;
    for (;;) {
      await page.keyboard.press('ControlOrMeta+.');
      // If there is no action yet, Monaco shows a message instead of a list.
      await this.readWidget('.action-widget .monaco-list-row, .monaco-editor-overlaymessage');
      const titles = await page.locator('.action-widget .monaco-list-row.action').allInnerTexts();
      if (titles.some((title) => expected.test(title)) || Date.now() > end) return titles;
      await page.keyboard.press('Escape');
    }
  }

  /** @returns the problems of the project as text, once they match all patterns or time is over */
  async readProblems(patterns: readonly RegExp[]): Promise<string> {
    const panel = this.page.getByRole('tabpanel', { name: /^Problems/ });
    let matching = panel;
    for (const hasText of patterns) matching = matching.filter({ hasText });
    await matching.waitFor({ timeout: PATIENCE }).catch(() => {});
    return panel.innerText();
  }
}
