import { expect, test, type Locator, type Page } from './test.ts';
import { openPage, runResult } from './page.ts';

const rows = (page: Page) => page.getByRole('tree', { name: 'Resources in the order of the run' });
const overview = (page: Page) => page.getByRole('scrollbar', { name: 'Part of the run in view' });
const ticks = (page: Page) => page.locator('.run-tick');

/** A run of 300 resources, one of which takes 10 s. */
const long = `package { 'nginx': ensure => installed }
file { '/srv/site': ensure => directory }
exec { '/bin/sleep 10': require => Package['nginx'] }
${Array.from({ length: 300 }, (_, index) => `file { '/srv/site/page-${index}.html': content => 'page ${index}'${index % 60 === 0 ? ", notify => Service['nginx']" : ''} }`).join('\n')}
service { 'nginx': ensure => running, require => Package['nginx'] }
`;

async function openTimeline(page: Page, text = long): Promise<void> {
  await openPage(page, `?view=timeline#src=${encodeURIComponent(text)}`);
  await expect(runResult(page)).toContainText('Run finished');
  await expect(rows(page)).toBeVisible();
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return box;
}

/** Returns a point on the lanes, far to the right of the bars. */
async function overBars(page: Page) {
  const { x, y, width } = await boxOf(rows(page));
  return { x: x + width - 60, y: y + 150 };
}

test('A long run can be read by duration, arcs and filters, and a replay scrolls its rows @deep', async ({ page }) => {
  await openTimeline(page);

  await test.step('Among 300 resources, one of which took 10 s, each shows its duration and a visible bar', async () => {
    const row = rows(page).getByRole('treeitem', { name: /^File\[\/srv\/site\/page-3\.html\]/ });
    await expect(row).toContainText('2 ms');
    await expect(rows(page).getByRole('treeitem', { name: /^Exec/ })).toContainText('10 s');
    expect((await boxOf(row.locator('.run-bar'))).width).toBeGreaterThanOrEqual(5);
  });

  await test.step('Arcs belong to the hovered row, or to all rows on request', async () => {
    const arcs = page.locator('.arcs .arc');
    await expect(arcs).toHaveCount(0);
    await rows(page)
      .getByRole('treeitem', { name: /^File\[\/srv\/site\/page-0\.html\]/ })
      .hover();
    await expect(arcs).toHaveCount(1);
    await page.mouse.move(5, 5);
    await expect(arcs).toHaveCount(0);
    await page.getByRole('button', { name: 'Show all refresh arcs' }).click();
    await expect.poll(async () => arcs.count()).toBeGreaterThan(0);
  });

  await test.step('Rows are filtered by outcome and by type', async () => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Package (1)' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Exec (1)' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('2 of 304 resources')).toBeVisible();
    await expect(rows(page).getByRole('treeitem', { name: /^(Package|Exec)/ })).toHaveCount(2);
    await expect(rows(page).getByRole('treeitem', { name: /^File/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show all', exact: true }).click();
    await expect(rows(page).getByRole('treeitem', { name: /^File/ }).first()).toBeVisible();
  });

  await test.step('A replay scrolls the active row into view, then the service it refreshes', async () => {
    await rows(page).focus();
    for (let index = 0; index < 5; index += 1) await page.keyboard.press('+');
    const slider = page.getByRole('slider', { name: 'Step of the run' });
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(overview(page)).toHaveAttribute('aria-valuenow', /^[0-9]$/);
    const layout = await boxOf(rows(page));
    await page.keyboard.press('ArrowRight');
    await expect(rows(page).getByRole('treeitem', { name: /^Package/ })).toBeInViewport();
    await page.keyboard.press('End');
    await expect(rows(page).getByRole('treeitem', { name: /^Service/ })).toBeInViewport();
    await expect(page.locator('.playhead')).toBeInViewport();
    // The view has the same height as before: only the rows have moved.
    expect((await boxOf(rows(page))).height).toBe(layout.height);
  });
});

test('Wheel, drag and keys choose the visible time @deep', async ({ page }) => {
  await openTimeline(page);

  await test.step('The wheel zooms around the pointer, the ticks fit, and a drag moves the bars', async () => {
    await expect(overview(page)).toHaveAttribute('aria-valuetext', 'The whole run');
    const before = await ticks(page).allTextContents();
    const { x, y } = await overBars(page);
    const bar = rows(page).getByRole('treeitem', { name: /^Exec/ }).locator('.run-bar');
    const at = await boxOf(bar);
    // The exec's bar still ends under the pointer. Half a pixel becomes four at this zoom, so the comparison allows
    // four.
    await page.mouse.move(at.x + at.width, y);
    for (let index = 0; index < 6; index += 1) await page.mouse.wheel(0, -120);
    await expect(overview(page)).toHaveAttribute('aria-valuetext', /^from .* s to .* s$/);
    const near = await boxOf(bar);
    expect(Math.abs(near.x + near.width - (at.x + at.width))).toBeLessThan(5);
    const after = await ticks(page).allTextContents();
    expect(after).not.toEqual(before);
    expect(new Set(after).size).toBe(after.length);

    const left = await overview(page).getAttribute('aria-valuenow');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 4 });
    await page.mouse.up();
    expect(Number(await overview(page).getAttribute('aria-valuenow'))).toBeLessThan(Number(left));
    // Ending a drag selects nothing.
    await expect(rows(page).getByRole('treeitem', { selected: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show the whole run' }).click();
    await expect(overview(page)).toHaveAttribute('aria-valuetext', 'The whole run');
  });

  await test.step('The window of the overview moves by drag and by keys', async () => {
    for (let index = 0; index < 6; index += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
    const { x, y, width, height } = await boxOf(overview(page));
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width, y + height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(overview(page)).toHaveAttribute('aria-valuenow', '100');
    // The visible rows follow the shown part of the run.
    await expect(rows(page).getByRole('treeitem', { name: /^Service/ })).toBeInViewport();
    await overview(page).focus();
    await page.keyboard.press('Home');
    await expect(overview(page)).toHaveAttribute('aria-valuenow', '0');
    const text = (await overview(page).getAttribute('aria-valuetext')) ?? '';
    await page.keyboard.press('ArrowRight');
    await expect(overview(page)).not.toHaveAttribute('aria-valuetext', text);
    await page.getByRole('button', { name: 'Show the whole run' }).click();
    await expect(overview(page)).toHaveAttribute('aria-valuetext', 'The whole run');
  });

  await test.step('Keys zoom and move the bars, and the help lists the keys', async () => {
    await rows(page).focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect(overview(page)).toHaveAttribute('aria-valuetext', /^from /);
    const before = await overview(page).getAttribute('aria-valuenow');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(overview(page)).not.toHaveAttribute('aria-valuenow', before ?? '');
    await page.keyboard.press('0');
    await expect(overview(page)).toHaveAttribute('aria-valuetext', 'The whole run');
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(page.getByRole('dialog')).toContainText('Show the whole run');
    await page.keyboard.press('Escape');
    // Waits until the dialog is gone, because it would receive the touches.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[data-exiting]')).toHaveCount(0);
  });
});

test('A pinch zooms @deep', async ({ page }) => {
  await openTimeline(page);
  await expect(overview(page)).toHaveAttribute('aria-valuetext', 'The whole run');
  const { x, y } = await overBars(page);
  const client = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', spread: number): Promise<void> => {
    const touchPoints =
      type === 'touchEnd'
        ? []
        : [
            { x: x - 60 - spread, y, id: 0 },
            { x: x - 40 + spread, y, id: 1 },
          ];
    await client.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', 0);
  for (const spread of [10, 25, 40]) await touch('touchMove', spread);
  await touch('touchEnd', 0);
  await expect(overview(page)).toHaveAttribute('aria-valuetext', /^from /);
});
