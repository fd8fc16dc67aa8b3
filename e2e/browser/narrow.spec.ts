import { expect, test, type Page } from './test.ts';
import { editorText, followLink, runResult } from './page.ts';

test.use({ viewport: { width: 390, height: 844 } });

function field(page: Page) {
  return page.getByRole('textbox', { name: /^Code of/ });
}

/** Returns the visible code, with wrapped lines joined. */
function shownText(page: Page): Promise<string> {
  return field(page).evaluate((content) =>
    [...content.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'),
  );
}

/** Returns the line of the cursor, and the code on this line before the cursor or the selection. */
function cursorAt(page: Page): Promise<{ readonly line: number; readonly before: string }> {
  return field(page).evaluate((content) => {
    const range = getSelection()?.getRangeAt(0);
    const lines = [...content.querySelectorAll('.cm-line')];
    const index = lines.findIndex((line) => range !== undefined && line.contains(range.startContainer));
    const line = lines[index];
    if (range === undefined || line === undefined) return { line: 0, before: '' };
    const before = document.createRange();
    before.setStart(line, 0);
    before.setEnd(range.startContainer, range.startOffset);
    return { line: index + 1, before: before.toString() };
  });
}

async function openNarrow(page: Page, address = '#example/ntp'): Promise<void> {
  await page.goto(`/${address}`);
  await expect(field(page)).toBeVisible();
  await expect(runResult(page)).not.toBeEmpty();
}

function pane(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Panes' }).getByRole('button', { name, exact: true });
}

async function write(page: Page, text: string): Promise<void> {
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

test('A phone has its own code editor, with keys, problems, completion and formatting', async ({ page }) => {
  const names: string[] = [];
  page.on('request', (request) => names.push(request.url()));
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) refused.push(message.text());
  });
  page.on('pageerror', (error) => refused.push(String(error)));
  await openNarrow(page, `#src=${encodeURIComponent('# empty\n')}`);

  await test.step('A problem is marked and described at its line, and a click leads there; its message moves no button', async () => {
    await write(page, "notify { 'a': }\n");
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => shownText(page)).toBe('# empty\n');
    await write(page, "notify { 'a' }\n");
    // The mouse button is down while problems arrive.
    await page.getByRole('button', { name: 'Undo' }).hover();
    await page.mouse.down();
    await expect(page.getByRole('button', { name: /^1 error/ })).toBeVisible();
    await page.mouse.up();
    await expect.poll(() => shownText(page)).toBe('# empty\n');
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.getByRole('button', { name: /^1 error/ }).click();
    await page.getByRole('list', { name: 'Problems' }).getByRole('button').first().click();
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('status', { name: 'Problem on this line' })).toContainText("Syntax error at '}'");
  });

  await test.step('Tab inserts two spaces, Enter keeps the indentation, and undo and redo work step by step', async () => {
    await write(page, 'class a {');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('x');
    await expect.poll(() => shownText(page)).toBe('class a {\n    x');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => shownText(page)).toBe('class a {\n  x');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect.poll(() => shownText(page)).toBe('class a {\n    x');
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expect.poll(() => shownText(page)).toBe('class a {\n  x');
    // Escape and then Tab leave the editor, so that users of a keyboard are not trapped in it.
    await field(page).press('Escape');
    await page.keyboard.press('Tab');
    await expect(field(page)).not.toBeFocused();
    await expect.poll(() => shownText(page)).toBe('class a {\n  x');
  });

  await test.step('The editor of the phone violates no content security policy', async () => {
    await write(page, "notify { 'a' }\n");
    await expect(page.getByRole('button', { name: /^1 error/ })).toBeVisible();
    await page.locator('.cm-lintRange').first().hover();
    await expect(page.locator('.cm-tooltip')).toContainText('Syntax error');
    await page.keyboard.press('ControlOrMeta+F');
    await page.getByRole('searchbox', { name: 'Find in this file' }).fill('notify');
    await expect(page.getByText('1 of 1')).toBeVisible();
    expect(refused).toEqual([]);
  });

  await test.step('A problem that returns with its code is marked again', async () => {
    await write(page, "notify { 'a' }\n");
    await expect(page.locator('.cm-lintRange')).toBeVisible();
    // Replaces the code twice before the first change is analyzed.
    await write(page, 'x');
    await write(page, "notify { 'a' }\n");
    await expect(page.locator('.cm-lintRange')).toBeVisible();
  });

  await test.step('Completion and formatting work on a phone', async () => {
    await write(page, "service { 'cron':\n  ");
    await page.keyboard.type('ens');
    const list = page.getByRole('listbox', { name: 'Completions' });
    await list.getByRole('option', { name: /^ensure/ }).click();
    expect(await shownText(page)).toContain('ensure =>');
    await write(page, "file { '/a':\nensure => file,\n  mode => '0644',\n}\n");
    await page.getByRole('button', { name: 'Format', exact: true }).click();
    await expect.poll(() => shownText(page)).toContain("  mode   => '0644',");
  });

  await test.step('A long line wraps, and the code never scrolls sideways', async () => {
    await write(page, `# ${'long '.repeat(60)}`);
    await page.keyboard.press('Enter');
    await page.keyboard.type('class a {}');
    const scroller = page.locator('.cm-scroller');
    expect(
      await scroller.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => [scrollLeft, scrollWidth - clientWidth]),
    ).toEqual([0, 0]);
  });

  await test.step('Find goes from match to match', async () => {
    await write(page, "file { '/a': }\nfile { '/b': }\n");
    await page.keyboard.press('ControlOrMeta+Home');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Find in this file' }).fill('file');
    await expect(page.getByText('1 of 2')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 of 2')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await cursorAt(page)).toEqual({ line: 2, before: '' });
  });

  await test.step('The reference opens for the word at the cursor', async () => {
    await write(page, "notice('a')\n");
    await field(page).focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Look up the word' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Reference' }).getByRole('heading', { name: 'notice', exact: true }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Reference' })).toHaveCount(0);
  });

  await test.step('Monaco is not loaded, and typed code is analyzed and applied', async () => {
    await write(page, "notify { 'from a phone': }\n");
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByRole('log', { name: 'Log' })).toContainText('from a phone');
    expect(names.filter((name) => /editor\.api|CodeEditor|editor-worker/.test(name))).toEqual([]);
  });
});

/** Returns the words of a line with their colors (`word color`), without spaces. Neighbors of one color are joined. */
function colorsOf(page: Page, line: string): Promise<readonly string[]> {
  return page.locator(line).evaluateAll((lines) =>
    lines.slice(0, 20).map((each) => {
      const found: { text: string; color: string }[] = [];
      const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        // Skips inlay hints, which are not part of the code.
        if (node.parentElement?.closest('[class*="dyn-rule"]') !== null) continue;
        const text = (node.textContent ?? '').replaceAll(/\s/g, '');
        const color = node.parentElement === null ? '' : getComputedStyle(node.parentElement).color;
        const last = found.at(-1);
        if (last?.color === color) last.text += text;
        else if (text !== '') found.push({ text, color });
      }
      return found.map(({ text, color }) => `${text} ${color}`).join(', ');
    }),
  );
}

test('Files, views and sheets of a project share the space of a phone @deep', async ({ page }) => {
  await openNarrow(page);

  await test.step('The sheet of a changed file shows the change without scrolling', async () => {
    await pane(page, 'System').click();
    await page
      .getByRole('treeitem', { name: /^ntp\.conf/, level: 3 })
      .first()
      .click();
    await expect(page.getByLabel('Content', { exact: true }).locator('.diff-added').first()).toBeInViewport({
      ratio: 1,
    });
    await page.keyboard.press('Escape');
  });

  await test.step('Timeline, report, problems and log of a run fill the pane, one at a time', async () => {
    await pane(page, 'Run').click();
    const tabs = page.getByRole('tablist', { name: 'Views of the run' });
    for (const name of [/^Timeline/, /^Report/, /^Problems/, /^Log/]) {
      await tabs.getByRole('tab', { name }).click();
      const panel = await page.getByRole('tabpanel', { name }).boundingBox();
      expect(panel?.height).toBeGreaterThan(500);
    }
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(tabs.getByRole('tab', { name: /^Log/ })).toHaveAttribute('aria-selected', 'true');
    await pane(page, 'Code').click();
  });

  await test.step('The controls below the graph do not overlap', async () => {
    await pane(page, 'Graph').click();
    const zoom = page.getByRole('group', { name: 'Zoom' });
    await expect(zoom).toBeVisible();
    const covered = await zoom.evaluate((group) => {
      const parts = [...(group.parentElement?.querySelectorAll('span, button') ?? [])]
        .filter((part) => part.childElementCount === 0 || part.tagName === 'BUTTON')
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
      return parts.flatMap(({ part, box }, at) =>
        parts
          .slice(at + 1)
          .filter(({ part: other }) => !part.contains(other) && !other.contains(part))
          .filter(({ box: other }) => box.right > other.left + 1 && other.right > box.left + 1)
          .map(({ part: other }) => `${part.textContent} / ${other.textContent}`),
      );
    });
    expect(covered).toEqual([]);
    await pane(page, 'Code').click();
  });

  await test.step('Each file keeps its own undo history', async () => {
    const first = await shownText(page);
    await write(page, '# changed');
    await pane(page, 'More').click();
    await page.getByRole('row', { name: 'site.pp' }).click();
    await pane(page, 'Code').click();
    await expect.poll(() => shownText(page)).toMatch(/node default/);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => shownText(page)).toMatch(/node default/);
    await page.getByRole('tab', { name: /init\.pp/ }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => shownText(page)).toBe(first);
  });

  await test.step('Words have the same colors as in Monaco', async () => {
    const narrow = await colorsOf(page, '.cm-line');
    expect(new Set(narrow.join(' ').match(/rgb\([^)]*\)/g)).size).toBeGreaterThan(5);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(editorText(page)).toContainText('class ntp');
    await expect.poll(() => colorsOf(page, '.code-editor .view-line')).toEqual(narrow);
  });
});

test('Log lines and problems lead to their source in each project; notices cover no control, and commands open any view @deep', async ({
  page,
}) => {
  await openNarrow(page, '#example/nothing-here');
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText('There is no example called nothing-here.');
  const covered = await notice.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    const controls = [...document.querySelectorAll('#root button')].map((button) => button.getBoundingClientRect());
    return controls.filter(({ top, height }) => height > 0 && top < bottom).length;
  });
  expect(covered).toBe(0);
  await page.keyboard.press('F1');
  const find = page.getByRole('dialog', { name: 'Commands' }).getByRole('searchbox');
  await find.fill('View: Catalog');
  await find.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Catalog' });
  await expect(sheet.getByRole('option', { name: /^File\[\/etc\/motd\]/ })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await pane(page, 'Run').click();
  await page.getByRole('tab', { name: /^Log/ }).click();
  await page
    .getByRole('log', { name: 'Log' })
    .getByRole('button', { name: /site\.pp:\d+/ })
    .first()
    .click();
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('tab', { name: /site\.pp/ })).toHaveAttribute('aria-selected', 'true');

  await test.step('In the next project, a problem leads to its line', async () => {
    await followLink(page, `#src=${encodeURIComponent("# one\n# two\nfail('here')\n")}`);
    await pane(page, 'Run').click();
    await page.getByRole('tab', { name: /^Problems/ }).click();
    await page.getByRole('list', { name: 'Problems' }).getByRole('button').first().click();
    await expect(field(page)).toBeFocused();
    expect((await cursorAt(page)).line).toBe(3);
  });
});

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('A phone has complete rows of actions, and the narrow page in landscape @deep', async ({ page }) => {
    await openNarrow(page);

    await test.step('More has complete rows of actions, and menus show no keyboard shortcuts', async () => {
      await pane(page, 'More').click();
      const theme = page.getByRole('button', { name: 'Theme', exact: true });
      const rows = await theme.evaluate((button) => {
        const tops = [...(button.parentElement?.querySelectorAll('button') ?? [])].map((each) => each.offsetTop);
        return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      });
      // The last button fills a row, because the release has a long name.
      expect(rows).toEqual([3, 3, 3, 1]);
      const ends = await theme.evaluate((button) =>
        [...(button.parentElement?.querySelectorAll('button') ?? [])].map((each) => each.getBoundingClientRect().right),
      );
      expect(ends.at(-1)).toBeCloseTo(Math.max(...ends), 0);
      await page.getByRole('button', { name: 'More ways to apply' }).click();
      await expect(page.getByRole('menuitem', { name: /^Noop/ })).toBeVisible();
      await expect(page.getByRole('menu')).not.toContainText('Ctrl', { useInnerText: true });
    });

    await test.step('A phone in landscape has the narrow page', async () => {
      await page.keyboard.press('Escape');
      await pane(page, 'Code').click();
      await page.setViewportSize({ width: 844, height: 390 });
      const text = await page.locator('.cm-scroller').boundingBox();
      expect(text?.height).toBeGreaterThan(150);
      await pane(page, 'Graph').click();
      await expect(page.getByRole('region', { name: 'Graph' })).toBeVisible();
    });
  });
});
