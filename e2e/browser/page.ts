/** Common steps of tests. They find controls by role and name, as users do. */
import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Opens an address of the page (`#example/cycle`, or an empty string), and waits until the project has been analyzed
 * and applied.
 */
export async function openPage(page: Page, address = '#example/ntp'): Promise<void> {
  await page.goto(`/${address}`);
  await expect(editorText(page)).toBeVisible();
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('Engine ready');
}

/** Opens another address (`#example/cycle`) without reloading the page, as a click on a link does. */
export async function followLink(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
}

export function editor(page: Page) {
  return page.getByRole('textbox', { name: /^Editor of/ });
}

/** Returns the rendered code of the editor. */
export function editorText(page: Page) {
  return page.locator('.code-editor .view-lines');
}

/** Clicks a word of the open file, to put the cursor there. */
export async function pressOn(page: Page, word: string): Promise<void> {
  await editorText(page).getByText(word, { exact: true }).first().click();
}

/** Chooses a fix at the cursor by its name. */
export async function chooseFix(page: Page, name: RegExp): Promise<void> {
  await page.keyboard.press('ControlOrMeta+.');
  await page.getByRole('menuitem', { name }).or(page.getByRole('option', { name })).first().click();
}

/** Replaces the content of the open file. */
export async function replaceText(page: Page, text: string): Promise<void> {
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  // Inserts the text in one step, because a draft of the empty file could be saved otherwise.
  await page.keyboard.insertText(text);
}

/** Replaces the content of the open file by pasting, because typing a long text takes too much time. */
export async function pasteOver(page: Page, text: string): Promise<void> {
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await page.keyboard.press('ControlOrMeta+V');
}

/** Opens a file from the file tree, and waits until the editor shows it. */
export async function openFile(page: Page, name: string): Promise<void> {
  await page.getByRole('treegrid', { name: 'Environment' }).getByRole('row', { name, exact: true }).click();
  const shown = page.locator(`[aria-label$="${name}"]`).and(page.getByRole('textbox', { name: /^(Editor|Code) of/ }));
  await expect(shown).toBeAttached();
}

/** Returns the tabs of views: the four that always exist, and that of another chosen view. */
export function viewTabs(page: Page) {
  return page.getByRole('tablist', { name: 'Views', exact: true }).getByRole('tab');
}

/** Shows a view by its tab, or from the menu of views without a tab. */
export async function showView(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tablist', { name: 'Views', exact: true }).getByRole('tab', { name, exact: true });
  const menu = moreViews(page);
  await expect(menu).toBeVisible();
  if (await tab.isVisible()) await tab.click();
  else {
    await menu.click();
    await page.getByRole('menuitemradio', { name: new RegExp(`^${name}`) }).click();
  }
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

export function moreViews(page: Page) {
  return page.getByRole('button', { name: 'More views' });
}

/** Returns the names of all views: those with a tab, and then those in the menu. */
export async function viewNames(page: Page): Promise<readonly string[]> {
  const tabs = await viewTabs(page).allInnerTexts();
  await moreViews(page).click();
  const items = await page.getByRole('menuitemradio').allInnerTexts();
  await page.keyboard.press('Escape');
  // A menu item contains the name on its first line, and a description below.
  return [...new Set([...tabs, ...items.map((text) => text.split('\n')[0] ?? '')])];
}

export function problems(page: Page) {
  return page.getByRole('list', { name: 'Problems' });
}

export async function showProblems(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Problems/ }).click();
}

export function log(page: Page) {
  return page.getByRole('log', { name: 'Log' });
}

export async function showLog(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Log/ }).click();
}

/** Returns the live region that announces the result of a run. */
export function runResult(page: Page) {
  return page.getByRole('status', { name: 'Result of the run' });
}

export function saved(page: Page) {
  return page.getByRole('contentinfo', { name: 'Status' }).getByText('Saved in this browser');
}

/** Replaces the code of the site manifest, and waits until it is saved. */
export async function editAndSave(page: Page, code: string): Promise<void> {
  await openFile(page, 'site.pp');
  await replaceText(page, code);
  await expect(editorText(page)).toContainText(code.trim());
  await expect(saved(page)).toBeVisible();
}

export async function openProjects(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Projects', exact: true }).click();
  return page.getByRole('dialog', { name: 'Projects' });
}

/** Opens the share dialog, and returns the project's link. */
export async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  return link;
}

/** Imports a zip archive as a new project with the dialog. */
export async function importArchive(page: Page, zip: Uint8Array, name = 'infra.zip'): Promise<void> {
  await page.getByRole('region', { name: 'Files' }).getByRole('button', { name: 'Open…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open', exact: true });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(zip) });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toBeHidden();
}

declare global {
  interface Window {
    /** Announcements for screen readers since the last call of `heard`. */
    heard?: string[];
  }
}

/** Starts to record announcements for screen readers, which `heard` returns. Call this before the page is opened. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    window.heard = said;
    const regions = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(regions);
        const added = target instanceof Element ? [...addedNodes] : [target];
        // Screen readers announce an alert when it is added, and any other live region when its content changes.
        const alerts = added.flatMap((node) =>
          node instanceof Element ? [...node.querySelectorAll('[role="alert"]')] : [],
        );
        const isLive = region instanceof Element && region.getAttribute('aria-live') !== 'off';
        for (const { textContent } of isLive ? added : alerts)
          if (textContent !== null && textContent !== '') said.push(textContent);
      }
    });
    document.addEventListener('DOMContentLoaded', () =>
      observer.observe(document.body, { childList: true, subtree: true, characterData: true }),
    );
  });
}

/** Returns the announcements since the last call. */
export function heard(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.heard?.splice(0) ?? []);
}
