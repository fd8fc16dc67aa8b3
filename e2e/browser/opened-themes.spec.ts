/** Accessibility of opened files: the dialog, and the views of an opened run, in all themes. */
import { chooseFiles, chooseTwoCatalogs, openChosen, openDialog } from './agent-files.ts';
import { openPage, showView } from './page.ts';
import { expect, test } from './test.ts';
import { expectNoFaults } from './themes.ts';

// Turns off transitions, because the contrast of a changing color cannot be measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const failing = 'recorded/failure-with-skips/puppet-8.11.0';

test('The Open dialog passes the accessibility rules in each of its steps @themes', async ({ page }) => {
  test.slow();
  await openPage(page);
  await chooseFiles(page, `${failing}/report.yaml`, 'pasted/agent-t-cycle/log.txt', 'pasted/cut-short/log.txt');
  await openDialog(page)
    .getByText(/missing or not read/)
    .first()
    .click();
  await expect(openDialog(page).getByRole('list', { name: 'Parts that could not be read' }).first()).toBeVisible();
  await expect(openDialog(page).getByRole('status').first()).toHaveText(
    /^Report of Puppet 8\.11\.0: web\.example\.com/,
  );
  await expectNoFaults(page, 'recognized files', '[role=dialog]');
  await openDialog(page).getByRole('button', { name: 'Back' }).click();
  await openDialog(page).getByRole('textbox', { name: /paste/ }).fill('Dear all');
  await openDialog(page).getByRole('button', { name: 'Read the text' }).click();
  await expect(openDialog(page).getByRole('alert')).toBeVisible();
  await expectNoFaults(page, 'text that is not recognized', '[role=dialog]');
  await page.keyboard.press('Escape');

  await chooseTwoCatalogs(page, (catalog) => catalog.replace('"mode":"0600"', '"mode":"0644"'));
  await openDialog(page).getByRole('button', { name: 'Compare', exact: true }).click();
  await openDialog(page).getByRole('option', { name: 'File[/etc/token], changed, mode' }).click();
  await expectNoFaults(page, 'compared catalogs', '[role=dialog]');
});

test('The views of opened runs pass the accessibility rules, and their rows have names @themes', async ({ page }) => {
  test.slow();
  await openPage(page);
  await chooseFiles(page, `${failing}/report.yaml`);
  await openChosen(page);
  const timeline = page.getByRole('tabpanel', { name: 'Timeline' });
  await expect(
    timeline.getByRole('treeitem', { name: /^Exec\[mount the data volume\], Failed, at 4 ms, took 9 ms/ }),
  ).toBeVisible();
  await expect(timeline.getByRole('treeitem', { name: /^Service\[db\], Skipped, at/ })).toBeVisible();
  await expectNoFaults(page, 'timeline of an opened run');
  await page.getByRole('button', { name: /^Run:/ }).first().click();
  await expect(
    page.getByRole('menuitemradio', { name: /Report of Puppet 8\.11\.0.*2 failed, 4 skipped, 1 changed.*real agent/ }),
  ).toBeVisible();
  await expectNoFaults(page, 'history with an opened run', '[role=menu]');
  await page.keyboard.press('Escape');
  await showView(page, 'Report');
  await page.getByText('All runs', { exact: true }).click();
  await expect(
    page.getByRole('tree', { name: 'All runs of the node' }).getByRole('treeitem', { name: /^Service\[db\], Skipped/ }),
  ).toBeVisible();
  await expectNoFaults(page, 'report of an opened run', '.view');

  await chooseFiles(page, 'pasted/agent-t-cycle/log.txt');
  await openChosen(page);
  await expect(page.getByRole('region', { name: 'Cycle 1' })).toBeVisible();
  await expectNoFaults(page, 'cycle of a log');
});
