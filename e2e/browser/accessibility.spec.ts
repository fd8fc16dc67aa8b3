import { expect, test, type Locator, type Page } from './test.ts';
import {
  editor,
  editorText,
  followLink,
  openPage,
  problems,
  replaceText,
  runResult,
  showProblems,
  showView,
  viewNames,
} from './page.ts';
import { expectNoFaults } from './themes.ts';

// Turns off transitions, because the contrast of a changing color cannot be measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns the elements whose animation or transition is still running. */
function moving(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : '')),
  );
}

/** Checks an opened part, and closes it with Escape. */
async function expectNoFaultsIn(page: Page, opened: Locator, state: string): Promise<void> {
  await expect(opened.first()).toBeVisible();
  await expectNoFaults(page, state, '[role="dialog"], [role="menu"], [role="listbox"]');
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
}

test('Every view passes the accessibility rules @themes', async ({ page }) => {
  test.slow();
  await openPage(page, '#example/ntp');
  await expect(runResult(page)).toContainText('changed');
  const [first, ...others] = await viewNames(page);
  for (const name of [first, ...others]) {
    if (name === undefined) throw new Error('The page has no view.');
    await showView(page, name);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    // Moves the pointer away, because hovering a control would change its colors.
    await page.mouse.move(0, 0);
    await expectNoFaults(page, name, name === first ? undefined : '.view');
  }
});

test('The editor and the run history pass the accessibility rules, with large enough targets @themes', async ({
  page,
}) => {
  test.slow();
  await openPage(page, '#example/ntp');

  await test.step("The editor uses system colors in forced-colors mode, then returns to the theme's colors", async () => {
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

  await test.step('The run history, its comparison and the zoomed timeline pass, with large enough targets', async () => {
    await page.getByRole('tab', { name: 'Timeline', exact: true }).click();
    await expect(runResult(page)).toContainText('changed');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expectNoFaults(page, 'zoomed timeline');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    expect(await moving(page), 'animations while motion is unwanted').toEqual([]);
    await expect(runResult(page)).toContainText('3 unchanged');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expectNoFaultsIn(page, page.getByRole('menuitemcheckbox'), 'filter');
    await page
      .getByRole('button', { name: /^Run: / })
      .first()
      .click();
    await expect(page.getByRole('menuitemradio')).toHaveCount(2);
    await expectNoFaultsIn(page, page.getByRole('menuitemradio'), 'runs');
    await showView(page, 'Report');
    await page.getByRole('radio', { name: 'Compare' }).click();
    await expect(page.getByRole('tree', { name: /^Differences/ })).toBeVisible();
    await expectNoFaults(page, 'comparison');
  });
});

test.describe('with a controlled clock', () => {
  test.use({ hasOwnContext: true });

  test('A tooltip stays under the pointer, is readable in forced colors, and closes on Escape or a click @themes', async ({
    page,
  }) => {
    await openPage(page, '#example/ntp');
    const tooltip = page.getByRole('tooltip');
    const point = async (): Promise<void> => {
      const share = page.getByRole('button', { name: 'Share', exact: true });
      // Repeated, because a bar that is rendered again while the page loads forgets the pointer.
      await expect(async () => {
        await page.mouse.move(700, 400);
        // Moves the pointer twice inside the button, because the button notices only movements.
        await share.hover({ position: { x: 4, y: 4 } });
        await share.hover({ position: { x: 12, y: 12 } });
        await expect(tooltip).toContainText('Share this project', { timeout: 3_000 });
      }).toPass();
    };
    await point();
    await expectNoFaults(page, 'tooltip');
    await tooltip.hover();
    // Waits longer than a tooltip stays open without the pointer.
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
});

test('Every dialog and menu passes the accessibility rules @themes', async ({ page }) => {
  test.slow();
  await openPage(page, '#example/ntp');
  const dialog = page.getByRole('dialog');
  for (const name of ['Share', 'Lessons', 'Examples', 'Projects', 'Help and shortcuts']) {
    await page.getByRole('navigation', { name: 'Project' }).getByRole('button', { name, exact: true }).click();
    await expectNoFaultsIn(page, dialog, name);
  }
  await page.getByRole('region', { name: 'Files' }).getByRole('button', { name: 'Open…' }).click();
  await expectNoFaultsIn(page, dialog, 'import');
  await page.getByRole('tab', { name: /^Problems/ }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectNoFaultsIn(page, dialog, 'settings');
  await editor(page).focus();
  await page.keyboard.press('F1');
  await expectNoFaultsIn(page, page.getByRole('dialog', { name: 'Commands' }), 'commands');
  const menu = page.getByRole('menu');
  for (const name of ['More ways to apply', 'Theme', 'More views']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expectNoFaultsIn(page, menu, name);
  }
  await page
    .getByRole('button', { name: /^Platform/ })
    .or(page.getByRole('button', { name: /Platform$/ }))
    .first()
    .click();
  await expectNoFaultsIn(page, page.getByRole('listbox').filter({ hasText: 'Debian' }), 'choice of a platform');
});

test('Errors, a cycle and a failed run pass the accessibility rules, also in a second project @themes', async ({
  page,
}) => {
  test.slow();
  await openPage(page, '#example/ntp');
  await followLink(page, '#example/cycle');
  await page.getByRole('button', { name: 'Cycles (1)' }).click();
  await expect(page.getByRole('region', { name: 'Cycle 1', exact: true })).toBeVisible();
  await expectNoFaults(page, 'card of a cycle');
  await page.getByRole('tab', { name: /^Problems/ }).click();
  await expectNoFaults(page, 'problems of a cycle');
  await followLink(page, '#example/failing-package');
  await expect(runResult(page)).toContainText('failed');
  await showView(page, 'Report');
  await page.getByRole('tab', { name: /^Log/ }).click();
  await expectNoFaults(page, 'log and report of a failed run');
  await page.getByRole('button', { name: 'Copy the log' }).click();
  await expect(page.getByRole('region', { name: /^Notices/ })).toBeVisible();
  await expectNoFaults(page, 'notice');
  await replaceText(page, 'notify { "a"');
  await showProblems(page);
  await expect(problems(page)).toContainText('Syntax error');
  await expectNoFaults(page, 'syntax error');
});

test('A lesson, the tour and a low page pass the accessibility rules @themes', async ({ page }) => {
  test.slow();
  await openPage(page, '#lesson/first-resources/declare');
  const lesson = page.getByRole('article', { name: 'Declare a resource' });
  await expect(lesson).toBeVisible();
  await expectNoFaults(page, 'lesson');
  await lesson.getByRole('button', { name: 'Show a hint' }).first().click();
  await page.getByRole('region', { name: 'Prediction' }).getByText('It leaves the file as it is.').click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(lesson.locator('li.lesson-task').first()).toContainText('Not done yet');
  await page.mouse.move(0, 0);
  await expectNoFaults(page, 'lesson with a hint and a failed task', 'article');
  await page.getByRole('button', { name: 'Solve', exact: true }).click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(lesson.getByText('The lesson is done.')).toBeVisible();
  await page.mouse.move(0, 0);
  await expectNoFaults(page, 'finished lesson', 'article');
  await page.getByRole('navigation', { name: 'Project' }).getByRole('button', { name: 'Lessons', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible();
  await expectNoFaultsIn(page, page.getByRole('dialog', { name: 'Lessons' }), 'map of lessons in progress');
  await page.getByRole('button', { name: 'Help and shortcuts', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Look around' }).click();
  await expectNoFaultsIn(page, page.getByRole('dialog'), 'tour');
  await test.step('At 400 % zoom', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const name of ['Lesson', 'Code', 'Graph', 'Run', 'System', 'More']) {
      await page.getByRole('navigation', { name: 'Panes' }).getByRole('button', { name, exact: true }).click();
      await page.mouse.move(0, 0);
      await expectNoFaults(page, `${name}, 320×256`);
    }
  });
});

test("An embed passes the accessibility rules and follows the system's contrast setting @themes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
  await page.goto('/?embed=1&view=report#example/ntp');
  await expect(runResult(page)).toContainText('changed');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expectNoFaults(page, 'embed');
});

test.describe('On a narrow page', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Every pane passes the accessibility rules @themes', async ({ page }) => {
    test.slow();
    await page.goto('/#example/ntp');
    await expect(runResult(page)).toContainText('changed');
    const bar = page.getByRole('navigation', { name: 'Panes' });
    for (const name of ['Graph', 'Run', 'System', 'Code', 'More']) {
      await bar.getByRole('button', { name, exact: true }).click();
      await page.mouse.move(0, 0);
      await expectNoFaults(page, `${name}, narrow`);
    }
    await page.getByRole('button', { name: /^Catalog/ }).click();
    await expectNoFaultsIn(page, page.getByRole('dialog', { name: 'Catalog' }), 'sheet');
  });
});
