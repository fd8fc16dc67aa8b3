/** Finds the controls of the page that a user can press: those in the window that nothing covers. */
import type { Page } from '@playwright/test';

export interface Control {
  /**
   * Kind of the control, such as `tab` or `button`. The walk chooses each kind equally often, however many controls it
   * has.
   */
  readonly kind: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Selectors of elements that can be pressed. */
const PRESSABLE = [
  'button, a[href], input, textarea, select, summary, label, canvas',
  '[role=tab], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option], [role=treeitem]',
  '[role=row], [role=slider], [role=separator], [role=radio], [role=switch], [tabindex="0"], .view-line, .cm-line',
].join(', ');

export function visibleControls(page: Page): Promise<readonly Control[]> {
  return page.evaluate((pressable) => {
    const controls: { kind: string; name: string; x: number; y: number }[] = [];
    for (const element of document.querySelectorAll(pressable)) {
      // Skips file inputs, because the walk cannot use the system's file dialog, and downloads, because they have no
      // effect on the page.
      if (element instanceof HTMLInputElement && element.type === 'file') continue;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const [x, y] = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
      if (right - left < 2 || bottom - top < 2 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const hit = document.elementFromPoint(x, y);
      if (hit === null || !(element.contains(hit) || hit.contains(element))) continue;
      const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ');
      controls.push({ kind, name: name.slice(0, 60), x, y });
    }
    return controls;
  }, PRESSABLE);
}
