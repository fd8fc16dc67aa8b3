/**
 * Tests the page at 400 % zoom and in small windows (WCAG 1.4.10): code and log have readable lines, and every control
 * is reachable.
 */
import { expect, test, type Locator, type Page } from './test.ts';
import { followLink, log, runResult, showView } from './page.ts';

test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

/**
 * Sizes with one pane at a time: 1280×1024 at 400 % zoom, a small phone, half of a small window, a phone in landscape.
 */
const narrowSizes = [
  [320, 256],
  [320, 640],
  [640, 400],
  [844, 390],
] as const;
/** Low windows with space for two columns: 1920×1080 at 200 % zoom, and a wide window. */
const lowSizes = [
  [960, 470],
  [1280, 360],
] as const;

const EDITOR_LINE = 20;
const LOG_LINE = 18;

const codeMirror = (page: Page) => page.locator('.cm-scroller');
const monaco = (page: Page) => page.locator('.code-editor');
const panes = (page: Page) => page.getByRole('navigation', { name: 'Panes' });
const pane = (page: Page, name: string) => panes(page).getByRole('button', { name, exact: true });

/**
 * Returns how much of a part's height can be seen and clicked after scrolling to it: without what is covered or cut
 * off.
 */
function usableHeight(part: Locator): Promise<number> {
  return part.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const x = (left + right) / 2;
    let height = 0;
    for (let y = Math.max(0, Math.ceil(top)); y < Math.min(bottom, innerHeight); y++)
      if (element.contains(document.elementFromPoint(x, y))) height++;
    return height;
  });
}

async function expectLines(part: Locator, lines: number, lineHeight: number, state: string): Promise<void> {
  await expect(part).toBeVisible();
  await expect.poll(() => usableHeight(part), state).toBeGreaterThanOrEqual(lines * lineHeight);
}

/**
 * Returns the parts that scroll horizontally, including the page itself, but not code, rows of tabs and the row of
 * keys.
 */
function sidewaysScrolling(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const allowed =
      '.cm-scroller, .monaco-editor, .tabs-list, .file-tabs-list, .code-keys, pre, .diff, .area-scroll, .scrubber';
    const isWider = (element: Element): boolean => element.scrollWidth > element.clientWidth + 1;
    const parts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowX) &&
        isWider(element) &&
        element.checkVisibility() &&
        element.closest(allowed) === null,
    );
    const page = document.scrollingElement;
    return [...(page !== null && isWider(page) ? ['page'] : []), ...parts.map(({ className }) => className)];
  });
}

/** Returns the controls in a part that are covered, or cannot be scrolled into view. */
function unreachable(part: Locator): Promise<readonly string[]> {
  return part.evaluate((root) => {
    const controls = root.querySelectorAll<HTMLElement>(
      'button, a[href], input:not([type="hidden"]), select, textarea, summary, label:has(input)',
    );
    // Skips the inputs of custom radio buttons and sliders, which are one pixel in size. Users press their labels.
    const isDrawn = (control: Element | null): boolean => control === null || control.getBoundingClientRect().width > 1;
    return [...controls].flatMap((control) => {
      if (
        !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        control.closest('[aria-hidden="true"], .visually-hidden') !== null ||
        !isDrawn(control) ||
        !isDrawn(control.parentElement)
      )
        return [];
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isInside = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isHit = hit !== null && (control.closest('label') ?? control).contains(hit);
      return isInside && isHit ? [] : [`${control.tagName} ${control.ariaLabel ?? control.textContent}`];
    });
  });
}

async function expectReachable(page: Page, part: Locator, state: string): Promise<void> {
  // Waits, because lists adapt to the page's width one frame later.
  await expect.poll(() => sidewaysScrolling(page), `${state}: scrolls sideways`).toEqual([]);
  await expect.poll(() => unreachable(part), `${state}: cannot be reached`).toEqual([]);
}

async function showLogOf(page: Page): Promise<void> {
  if ((await panes(page).count()) > 0) await pane(page, 'Run').click();
  await page.getByRole('tab', { name: /^Log/ }).click();
}

/** Runs the steps at each size, and adds the size to their names. */
async function atEach(
  page: Page,
  sizes: readonly (readonly [number, number])[],
  steps: (size: string) => Promise<void>,
): Promise<void> {
  for (const [width, height] of sizes) {
    const size = `${width}×${height}`;
    await test.step(size, async () => {
      await page.setViewportSize({ width, height });
      await steps(size);
    });
  }
}

test('Code, log and every control are usable on small pages, with the guide, a cycle and a lesson @deep', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  await expect(runResult(page)).not.toBeEmpty();
  await expect(page.getByRole('complementary', { name: 'Guide' })).toBeVisible();
  const shell = page.locator('.shell');

  await test.step('On the first visit', () =>
    atEach(page, narrowSizes, async (size) => {
      await pane(page, 'Code').click();
      await expectLines(codeMirror(page), 6, EDITOR_LINE, `${size}, code`);
      await expectReachable(page, shell, `${size}, code`);
    }));

  await test.step('In each pane', async () => {
    await followLink(page, '#example/ntp');
    await expect(page.getByRole('tab', { name: 'ntp.conf.epp' })).toBeAttached();
    await atEach(page, narrowSizes, async (size) => {
      await showLogOf(page);
      await expectLines(log(page), 3, LOG_LINE, `${size}, log`);
      await expectReachable(page, shell, `${size}, log`);
      await page.getByRole('tab', { name: 'Timeline' }).click();
      await expectReachable(page, shell, `${size}, timeline`);
      await pane(page, 'Graph').click();
      const drawing = page.getByRole('region', { name: 'Graph' }).locator('.graph-view');
      await expect.poll(() => usableHeight(drawing), `${size}, graph`).toBeGreaterThanOrEqual(120);
      await expectReachable(page, shell, `${size}, graph`);
      await pane(page, 'System').click();
      const files = page.getByRole('tree', { name: 'Files of the machine' });
      await expect.poll(() => usableHeight(files), `${size}, system`).toBeGreaterThanOrEqual(78);
      await expectReachable(page, shell, `${size}, system`);
      await pane(page, 'More').click();
      await expectReachable(page, shell, `${size}, more`);
    });
  });

  await test.step('With a cycle', async () => {
    await followLink(page, '#example/cycle');
    await pane(page, 'Code').click();
    await expect(page.getByRole('button', { name: /^1 error/ })).toBeAttached();
    await atEach(page, narrowSizes, async (size) => {
      await pane(page, 'Code').click();
      await expectLines(codeMirror(page), 6, EDITOR_LINE, `${size}, code with an error`);
      await showLogOf(page);
      await expectLines(log(page), 3, LOG_LINE, `${size}, log of a cycle`);
      await pane(page, 'Graph').click();
      const card = page.getByRole('region', { name: 'Cycle 1', exact: true });
      if (!(await card.isVisible())) await page.getByRole('button', { name: /^Cycles/ }).click();
      await expect.poll(() => usableHeight(card), `${size}, card`).toBeGreaterThanOrEqual(100);
      await expectReachable(page, shell, `${size}, card of a cycle`);
    });
  });

  await test.step('In a lesson', async () => {
    await followLink(page, '#lesson/first-resources/declare');
    await expect(pane(page, 'Lesson')).toBeVisible();
    await atEach(page, narrowSizes, async (size) => {
      await pane(page, 'Lesson').click();
      await expectLines(page.getByRole('region', { name: 'Lesson text' }), 6, 19.5, `${size}, text of the lesson`);
      await expectReachable(page, shell, `${size}, lesson`);
      await pane(page, 'Code').click();
      await expectLines(codeMirror(page), 6, EDITOR_LINE, `${size}, code of the lesson`);
      await expectReachable(page, shell, `${size}, code of the lesson`);
    });
  });
});

test('Dialogs, sheets, the tour and notices are usable on small pages @deep', async ({ page }) => {
  test.slow();
  await page.goto('/#example/ntp');
  await expect(runResult(page)).not.toBeEmpty();

  await test.step('Dialogs and sheets', async () => {
    const opened: readonly (readonly [string, RegExp])[] = [
      ['More', /^Share$/],
      ['More', /^Lessons$/],
      ['More', /^Examples$/],
      ['More', /^Projects$/],
      ['More', /^Help$/],
      ['More', /^Open…/],
      ['More', /^Catalog/],
      ['More', /^Reference/],
      ['Problems', /^Settings$/],
    ];
    for (const [from, name] of opened) {
      if (from === 'More') await pane(page, 'More').click();
      else {
        await pane(page, 'Run').click();
        await page.getByRole('tab', { name: /^Problems/ }).click();
      }
      await page.locator('main').getByRole('button', { name }).first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(dialog.getByText(/^Loading/)).toHaveCount(0);
      await atEach(page, narrowSizes, (size) => expectReachable(page, dialog, `${size}, ${String(name)}`));
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });

  await test.step('The menu of ways to apply', () =>
    atEach(page, narrowSizes, async (size) => {
      await page.getByRole('button', { name: 'More ways to apply' }).click();
      const items = page.getByRole('menuitem');
      await items.last().scrollIntoViewIfNeeded();
      await expect(items.last(), size).toBeInViewport({ ratio: 1 });
      expect(await sidewaysScrolling(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(items).toHaveCount(0);
    }));

  await test.step('A notice', () =>
    atEach(page, narrowSizes, async (size) => {
      await showLogOf(page);
      await page.getByRole('button', { name: 'Copy the log' }).click();
      const notices = page.getByRole('region', { name: /^Notices/ });
      await expectReachable(page, notices, `${size}, notice`);
      await expectLines(log(page), 3, LOG_LINE, `${size}, log with a notice`);
      await pane(page, 'Code').click();
      await expectLines(codeMirror(page), 6, EDITOR_LINE, `${size}, code with a notice`);
      await notices.getByRole('button', { name: 'Dismiss' }).first().click();
      await expect(notices).toHaveCount(0);
    }));

  await test.step('Each card of the tour', async () => {
    await pane(page, 'More').click();
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    await page.getByRole('button', { name: 'Look around' }).click();
    const card = page.getByRole('dialog');
    const next = card.getByRole('button', { name: /^(Next|Finish)$/ });
    await expect(next).toBeVisible();
    while ((await next.innerText()) !== 'Finish') {
      const title = await card.getByRole('heading').innerText();
      await atEach(page, narrowSizes, (size) => expectReachable(page, card, `${size}, ${title}`));
      await next.click();
    }
    await next.click();
  });

  await test.step('During a long analysis, and after it was stopped', async () => {
    await pane(page, 'Code').click();
    await page.getByRole('tab', { name: 'site.pp' }).click();
    await page.getByRole('textbox', { name: /^Code of.*site\.pp/ }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(
      "$s = sprintf('%20000s', 'a')\nInteger[0, 100000].each |$i| { $x = $s =~ /( | |b)*c/ }\n",
    );
    const stop = page.getByRole('complementary', { name: 'Reading' }).getByRole('button', { name: 'Stop' });
    await expect(stop).toBeVisible();
    await atEach(page, narrowSizes, (size) => expectLines(codeMirror(page), 6, EDITOR_LINE, `${size}, while reading`));
    await stop.click();
    const unread = page.getByRole('complementary', { name: 'Not analyzed' });
    await expect(unread).toBeVisible();
    await atEach(page, narrowSizes, async (size) => {
      await expectLines(codeMirror(page), 6, EDITOR_LINE, `${size}, not read`);
      await expectReachable(page, unread, `${size}, not read`);
    });
  });
});

test('An embed is usable on small pages @deep', async ({ page }) => {
  await page.goto('/?embed=1&view=report#example/ntp');
  await expect(runResult(page)).toContainText('changed');
  await atEach(page, narrowSizes, async (size) => {
    // At 844×390, there is space for Monaco beside the view.
    const code = codeMirror(page).or(monaco(page)).filter({ visible: true });
    await expectLines(code, 6, EDITOR_LINE, `${size}, embed`);
    await expectReachable(page, page.locator('.shell'), `${size}, embed`);
  });
});

test('A low window shows the code beside the log, in Monaco @deep', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 360 });
  await page.goto('/#example/ntp');
  await expect(runResult(page)).toContainText('changed');
  for (const lesson of [false, true]) {
    if (lesson) await followLink(page, '#lesson/first-resources/declare');
    await atEach(page, lowSizes, async (size) => {
      const state = lesson ? `${size}, lesson` : size;
      await expectLines(monaco(page), 6, EDITOR_LINE, `${state}, code`);
      await page.getByRole('tab', { name: /^Log/ }).click();
      await expectReachable(page, page.locator('.shell'), state);
      if (lesson) await page.getByRole('button', { name: 'Apply', exact: true }).click();
      await expectLines(log(page), 3, LOG_LINE, `${state}, log`);
    });
  }
});

/** The text spacing that WCAG 1.4.12 requires. Code keeps its own spacing. */
const SPACING = `*:not(.monaco-editor *) {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Returns the strings that the page cuts off without an ellipsis and without a way to scroll. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const parent = text.parentElement;
      const isRead =
        (text.textContent ?? '').trim() !== '' &&
        parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true &&
        parent.closest('.monaco-editor, .cm-editor, .visually-hidden, style') === null;
      if (!isRead) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      for (let part: Element | null = parent; part !== null; part = part.parentElement) {
        const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(part);
        // Stops at a part that is only for screen readers, or that scrolls.
        if (clipPath !== 'none' || /auto|scroll/.test(`${overflowX} ${overflowY}`)) break;
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isWider =
          overflowX !== 'visible' && textOverflow !== 'ellipsis' && (box.right > right + 2 || box.left < left - 2);
        // Allows three pixels, because the box of a line is higher than its letters.
        const isHigher = overflowY !== 'visible' && (box.bottom > bottom + 3 || box.top < top - 3);
        if (isWider || isHigher) cut.push(`${text.textContent ?? ''} in ${part.className}`);
        if (textOverflow === 'ellipsis') break;
      }
    }
    return cut;
  });
}

test('No text is cut off with the spacing of WCAG 1.4.12 @deep', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#example/ntp');
  await expect(runResult(page)).toContainText('changed');
  await page.addStyleTag({ content: SPACING });
  const expectWhole = (state: string) => expect.poll(() => cutTexts(page), state).toEqual([]);
  await test.step('In views, at two sizes', async () => {
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 768 });
      for (const name of ['Graph', 'Timeline', 'System', 'Report', 'Catalog']) {
        await showView(page, name);
        await expectWhole(`${name}, ${width}`);
      }
    }
  });
  await test.step('In dialogs', async () => {
    for (const name of ['Share', 'Lessons', 'Examples', 'Projects', 'Help and shortcuts']) {
      await page.getByRole('button', { name, exact: true }).first().click();
      await expect(page.getByRole('dialog').getByText('Loading')).toHaveCount(0);
      await expectWhole(name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.keyboard.press('ControlOrMeta+Comma');
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expectWhole('settings');
    await page.keyboard.press('Escape');
  });
  await test.step('In a lesson and on a narrow page', async () => {
    await followLink(page, '#lesson/first-resources/declare');
    await expect(page.getByRole('region', { name: 'Lesson text' })).toBeVisible();
    await expectWhole('lesson');
    await page.setViewportSize({ width: 320, height: 640 });
    for (const name of ['Lesson', 'Code', 'Graph', 'Run', 'System', 'More']) {
      await pane(page, name).click();
      await expectWhole(`${name}, narrow`);
    }
  });
});
