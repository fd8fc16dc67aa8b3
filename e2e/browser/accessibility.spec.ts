import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from './test.ts';
import { editor, editorText, followLink, openPage, runResult, showView, viewNames } from './page.ts';

// A colour on its way from one theme to the next has no contrast to measure.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What axe finds of colours. Themes differ in nothing else. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Everything that axe finds, Monaco included, in a form that a failing test shows well. The page has no frames of other origins, for
 * which axe would open a page of its own at each check (legacy mode), and nothing reads what it tells of the elements that are in order.
 */
async function violations(page: Page, ofColors = false): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (ofColors) axe.options({ resultTypes: ['violations'], runOnly: COLOR_RULES });
  else axe.options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

/** Elements with an animation or transition that takes time. */
function moving(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : '')),
  );
}

async function setTheme(page: Page, theme: string): Promise<void> {
  await page.getByRole('button', { name: 'Theme', exact: true }).click();
  await page.getByRole('menuitemradio', { name: theme, exact: true }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  // Nothing is pointed at where the menu's item was.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
}

/** What is looked at in one load of the page. */
const themes = [
  ['Light', 'Dark'],
  ['High contrast, light', 'High contrast, dark'],
] as const;

for (const together of themes) {
  test(`no view has a fault in ${together.join(' and ').toLowerCase()}`, async ({ page }) => {
    test.slow();
    await openPage(page, '#example/ntp');
    await expect(runResult(page)).toContainText('changed');
    const views = await viewNames(page);
    for (const theme of together) {
      await setTheme(page, theme);
      for (const name of views) {
        await showView(page, name);
        await expect(page.getByRole('tabpanel', { name })).toBeVisible();
        await expect(page.getByText(/^Loading /)).toHaveCount(0);
        // Nothing is pointed at where a control of this view is.
        await page.mouse.move(0, 0);
        expect(await violations(page, theme !== 'Light'), `${name}, ${theme}`).toEqual([]);
      }
    }
  });
}

test('no dialog and no history of runs has a fault, and no target is too small', async ({ page }) => {
  test.slow();
  await openPage(page, '#example/ntp');

  await test.step("the editor takes the system's own colours while they are forced, and the theme's afterwards", async () => {
    await expect(editorText(page)).toContainText('package');
    const colors = (): Promise<readonly string[]> =>
      page.locator('.code-editor').evaluate((element) => {
        const [word, background] = ['.view-line span span', '.monaco-editor-background'].map((selector) => {
          const found = element.querySelector(selector);
          if (found === null) throw new Error(`The editor has no ${selector}.`);
          return getComputedStyle(found);
        });
        return [word?.color ?? '', background?.backgroundColor ?? ''];
      });
    const plain = await colors();
    await page.emulateMedia({ forcedColors: 'active' });
    const system = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.cssText = 'forced-color-adjust: none; color: CanvasText; background: Canvas';
      const { color, backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return [color, backgroundColor];
    });
    await expect.poll(colors).toEqual(system);
    await page.emulateMedia({ forcedColors: 'none' });
    await expect.poll(colors).toEqual(plain);
  });

  await test.step('a tooltip stays under the pointer, is readable in forced colors, and goes on Escape or a press on it', async () => {
    const tooltip = page.getByRole('tooltip');
    const point = async (): Promise<void> => {
      const share = page.getByRole('button', { name: 'Share', exact: true });
      await page.mouse.move(700, 400);
      // The button takes a pointer for real when it moves on the button.
      await share.hover({ position: { x: 4, y: 4 } });
      await share.hover({ position: { x: 12, y: 12 } });
      await expect(tooltip).toContainText('Share this project');
    };
    await point();
    expect(await violations(page), 'tooltip').toEqual([]);
    await tooltip.hover();
    // Longer than a tooltip stays without the pointer.
    await page.clock.install();
    await page.clock.runFor(2000);
    await expect(tooltip).toBeVisible();
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await expect(tooltip).toHaveCSS('border-top-style', 'solid');
    const [color, background] = await tooltip.evaluate((element) => {
      const style = getComputedStyle(element);
      return [style.color, style.backgroundColor];
    });
    expect(color).not.toBe(background);
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await point();
    await tooltip.click();
    await expect(tooltip).toHaveCount(0);
    await page.mouse.move(700, 400);
  });

  await test.step('no dialog has a fault', async () => {
    for (const name of ['Share', 'Examples', 'Projects', 'Help and shortcuts']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog').getByText('Loading')).toHaveCount(0);
      expect(await violations(page), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await editor(page).focus();
    await page.keyboard.press('F1');
    await expect(page.getByRole('dialog', { name: 'Commands' }).getByRole('menuitem').first()).toBeVisible();
    expect(await violations(page), 'commands').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the history of runs, its comparison and the zoomed timeline have no fault, and no target is too small', async () => {
    await page.getByRole('tab', { name: 'Timeline', exact: true }).click();
    await expect(runResult(page)).toContainText('changed');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    expect(await violations(page), 'timeline').toEqual([]);
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    expect(await moving(page), 'animations while motion is unwanted').toEqual([]);
    await expect(runResult(page)).toContainText('3 unchanged');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page.getByRole('menuitemcheckbox').first()).toBeVisible();
    expect(await violations(page), 'filter').toEqual([]);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Run: / })
      .first()
      .click();
    await expect(page.getByRole('menuitemradio')).toHaveCount(2);
    expect(await violations(page), 'runs').toEqual([]);
    await page.keyboard.press('Escape');
    await showView(page, 'Report');
    await page.getByRole('radio', { name: 'Compare' }).click();
    await expect(page.getByRole('tree', { name: /^Differences/ })).toBeVisible();
    expect(await violations(page), 'comparison').toEqual([]);
  });
});

test('no fault while a text is wrong and a cycle is shown, in a project opened after another', async ({ page }) => {
  await openPage(page, '#example/ntp');
  await followLink(page, '#example/cycle');
  await page.getByRole('button', { name: 'Cycles (1)' }).click();
  await expect(page.getByRole('region', { name: 'Cycle 1', exact: true })).toBeVisible();
  expect(await violations(page), 'card of the cycle').toEqual([]);
  await page.getByRole('tab', { name: /^Problems/ }).click();
  expect(await violations(page)).toEqual([]);
});

test('an embed has no fault, and follows the contrast that the system asks for', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
  await page.goto('/?embed=1&view=report#example/ntp');
  await expect(runResult(page)).toContainText('changed');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
});

test.describe('on a narrow page', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no pane has a fault in any theme', async ({ page }) => {
    test.slow();
    await page.goto('/#example/ntp');
    await expect(runResult(page)).toContainText('changed');
    const bar = page.getByRole('navigation', { name: 'Panes' });
    for (const theme of themes.flat()) {
      await bar.getByRole('button', { name: 'More', exact: true }).click();
      await setTheme(page, theme);
      for (const pane of ['Graph', 'Run', 'System', 'More', 'Code']) {
        await bar.getByRole('button', { name: pane, exact: true }).click();
        await expect(page.getByText(/^Loading /)).toHaveCount(0);
        expect(await violations(page, theme !== 'Light'), `${pane}, ${theme}`).toEqual([]);
      }
    }
  });
});
