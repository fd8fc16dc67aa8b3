import { readFile } from 'node:fs/promises';
import { expect, test } from './test.ts';
import { moreViews, openPage, showView, viewNames, viewTabs } from './page.ts';

test('A run is replayed step by step, and plays to its end', async ({ page }) => {
  await openPage(page, '#example/ntp');

  await test.step('Timeline, machine and graph show the same step of a replay', async () => {
    await page.getByRole('tab', { name: 'Timeline' }).click();
    const rows = page.getByRole('tree', { name: 'Resources in the order of the run' });
    await expect(rows.getByRole('treeitem', { name: /^Service\[ntpsec\], Refreshed/ })).toBeVisible();

    // The pressed button is disabled at the first step, so another button gets the focus.
    await page.getByRole('button', { name: 'First step' }).press('Enter');
    await expect(page.getByRole('group', { name: 'Steps of the run' }).locator(':focus')).toBeVisible();
    await page.getByRole('button', { name: 'Next step' }).click();
    await expect(page.getByRole('slider', { name: 'Step of the run' })).toHaveValue('1');

    await page.getByRole('tab', { name: 'System' }).click();
    await expect(page.getByRole('radio', { name: 'Step 1' })).toBeChecked();
    await page.getByRole('tab', { name: /^Services/ }).click();
    await page.getByRole('radio', { name: 'After' }).click();
    await expect(page.getByRole('row', { name: /^ntpsec added running/ })).toBeVisible();
  });

  await test.step('Arrow keys move the slider', async () => {
    await page.getByRole('tab', { name: 'Timeline' }).click();
    const slider = page.getByRole('slider', { name: 'Step of the run' });
    await slider.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('2');
    await page.keyboard.press('End');
  });

  await test.step('The run plays to its end while another view is open', async () => {
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await page.getByRole('button', { name: 'Speed: 1×' }).click();
    await page.getByRole('menuitemradio', { name: '4×' }).click();
    await page.getByRole('button', { name: 'Play the run' }).click();
    await page.getByRole('tab', { name: 'System' }).click();
    await expect(page.getByRole('button', { name: 'Play the run' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Steps of the run' })).toContainText(/End, \d+ steps/);
  });
});

test('Catalog, timeline, graph, system and log show one run and one selection', async ({ page }) => {
  await openPage(page, '#example/ntp');

  await test.step('Search in the catalog finds a resource and shows its attributes and tags', async () => {
    await showView(page, 'Catalog');
    await page.getByRole('searchbox', { name: 'Search the catalog' }).fill('0644');
    const rows = page.getByRole('listbox', { name: 'Resources of the catalog' }).getByRole('option');
    await expect(rows).toHaveCount(1);
    await rows.first().click();
    const card = page.getByRole('region', { name: 'Resource File[/etc/ntpsec/ntp.conf]' });
    await expect(card.getByText("'0644'")).toBeVisible();
    await expect(card.getByRole('button', { name: 'ntp', exact: true })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search the catalog' }).fill('');
  });

  await test.step('A resource selected in one view is selected in the others', async () => {
    await showView(page, 'Catalog');
    await page.getByRole('option', { name: /^Service\[ntpsec\]/ }).click();
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await expect(page.getByRole('treeitem', { name: /^Service\[ntpsec\]/ })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Graph' }).click();
    await expect(page.getByRole('region', { name: 'Resource Service[ntpsec]' })).toBeVisible();
  });

  await test.step('The system view shows the change of a file and the resource that made it', async () => {
    await page.getByRole('tab', { name: 'System' }).click();
    await page
      .getByRole('tree', { name: 'Files of the machine' })
      .getByRole('treeitem', { name: /^ntp\.conf/, level: 3 })
      .click();
    const card = page.getByRole('region', { name: 'File /etc/ntpsec/ntp.conf' });
    await expect(card.getByRole('button', { name: 'File[/etc/ntpsec/ntp.conf]' })).toBeVisible();
    await expect(card.getByLabel('Content', { exact: true })).toContainText('server');
  });

  await test.step('The log can be searched, and a line in it selects its resource', async () => {
    const log = page.getByRole('log', { name: 'Log' });
    await page.getByRole('button', { name: 'Search the log' }).click();
    await page.getByRole('searchbox', { name: 'Search the log' }).fill('SERVICE[ntpsec]');
    await expect(log).not.toContainText('Package[ntpsec]');
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await log
      .getByRole('button', { name: /\/Service\[ntpsec\]/ })
      .last()
      .click();
    await expect(page.getByRole('region', { name: 'Resource Service[ntpsec]' })).toBeVisible();
    await page.getByRole('button', { name: 'Warnings and errors only' }).click();
    await expect(page.getByText('No matching log lines.')).toBeVisible();
    await page.getByRole('button', { name: 'Search the log' }).click();
    await expect(log).toContainText('Applied catalog in');
  });

  await test.step('The log is saved as Puppet prints it', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the log as a file' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/\.log$/);
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^Notice: .*Applied catalog in [\d.]+ seconds$/ms);
  });
});

test('A failure leads to the resources it skipped, and back @deep', async ({ page }) => {
  await openPage(page, '#example/failure');

  await test.step('A skipped resource leads back to the failure that caused it', async () => {
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await page
      .getByRole('tree', { name: 'Resources in the order of the run' })
      .getByRole('treeitem', { name: /^Cron\[clean up old sessions\], Skipped/ })
      .click();
    const card = page.getByRole('region', { name: 'Resource Cron[clean up old sessions]' });
    await expect(card.getByRole('heading', { name: 'Reason for skipping' })).toBeVisible();
    await card.getByRole('button', { name: 'Exec[migrate the database]' }).click();
    await expect(page.getByRole('region', { name: 'Resource Exec[migrate the database]' })).toBeVisible();
  });

  await test.step('The report lists failures first, then the resources skipped because of them', async () => {
    await showView(page, 'Report');
    const events = page.getByRole('tree', { name: 'Events by outcome' }).getByRole('treeitem');
    await expect(events.first()).toHaveAccessibleName('Failures, 1');
    await expect(events.filter({ hasText: 'Skipped because of' }).first()).toBeVisible();
  });
});

test('At 1024 pixels, no tab is cut off in any view @deep', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openPage(page, '#example/ntp');
  for (const name of await viewNames(page)) {
    await showView(page, name);
    for (const tab of await viewTabs(page).all()) await expect(tab).toBeInViewport({ ratio: 1 });
    await expect(moreViews(page)).toBeInViewport({ ratio: 1 });
  }
});

test('Four views have tabs, and a menu and a key reach all others', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openPage(page, '?view=data#example/ntp');
  const tabs = viewTabs(page);

  await test.step('A view in the address has a tab beside the four', async () => {
    await expect(tabs).toHaveText(['Graph', 'Timeline', 'System', 'Terminal', 'Data']);
    await expect(page.getByRole('tab', { name: 'Data' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('At 1024 pixels, no tab is cut off', async () => {
    for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
    await expect(moreViews(page)).toBeInViewport({ ratio: 1 });
  });

  await test.step('The menu works by keyboard and describes each view', async () => {
    await moreViews(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'Report' })).toContainText('Failures, changes');
    await page.keyboard.press('r');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Report' })).toHaveAttribute('aria-selected', 'true');
    await expect(tabs).toHaveCount(5);
  });

  await test.step('The tab of the fifth view stays while one of the four is shown', async () => {
    await page.getByRole('tab', { name: 'Report' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Terminal' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { name: 'Report' })).toBeVisible();
  });

  await test.step('F9 lists all views, found by name', async () => {
    await page.keyboard.press('F9');
    await expect(page.getByRole('menuitem', { name: /^View: Graph/ })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /^View: Reference/ })).toBeVisible();
    await page.keyboard.type('sys');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'System' })).toHaveAttribute('aria-selected', 'true');
  });
});
