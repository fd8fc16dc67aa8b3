import { expect, test, type Page } from './test.ts';
import { linkOf, openPage, openProjects, runResult, showLog, log } from './page.ts';

const files = (page: Page) => page.getByRole('tree', { name: 'Files of the machine' });
const notice = (page: Page) =>
  page.getByRole('region', { name: 'System' }).getByRole('status').filter({ hasText: 'By hand' });

const undo = (page: Page) =>
  page.getByRole('region', { name: 'System' }).getByRole('button', { name: 'Undo', exact: true });

async function openSystem(page: Page): Promise<void> {
  await openPage(page, '#example/ntp');
  await expect(runResult(page)).toContainText('Run finished');
  await page.getByRole('tab', { name: 'System' }).click();
}

async function change(page: Page, item: RegExp | string): Promise<void> {
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('Manual changes to a machine are shown, undone, and fixed by a run', async ({ page }) => {
  await openSystem(page);

  await test.step('The views before, after and now are separate, and a step of the run cannot be changed', async () => {
    await change(page, 'New directory…');
    await page.getByRole('textbox', { name: 'Path' }).fill('/srv/mine');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Now' })).toBeChecked();
    await expect(files(page).getByRole('treeitem')).toHaveCount(2);
    await page.getByRole('radio', { name: 'After' }).click();
    await expect(files(page).getByRole('treeitem', { name: /^ntp\.conf/, level: 3 })).toBeVisible();
    await expect(files(page).getByRole('treeitem', { name: /mine/ })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Show the current state' }).click();
    await expect(files(page).getByRole('treeitem', { name: 'mine, added' })).toBeVisible();
    await undo(page).click();
    await expect(notice(page)).toBeHidden();
  });

  await test.step('A manually changed file is marked, and a run fixes it as a corrective change', async () => {
    await files(page)
      .getByRole('treeitem', { name: /^ntp\.conf/, level: 3 })
      .click();
    const card = page.getByRole('region', { name: 'File /etc/ntpsec/ntp.conf' });
    await card.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'Content' }).fill('broken\n');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(notice(page)).toContainText('Edited /etc/ntpsec/ntp.conf');
    await expect(card.getByLabel('Content', { exact: true })).toContainText('broken');

    await card.getByRole('button', { name: 'Mode, owner' }).click();
    await page.getByRole('textbox', { name: 'Mode' }).fill('0888');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Mode' })).toHaveAccessibleDescription(/three or four digits/);
    await page.getByRole('textbox', { name: 'Mode' }).fill('0600');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(notice(page)).toContainText('Changed the mode of /etc/ntpsec/ntp.conf, after 1 other change');

    await page.getByRole('button', { name: 'Apply again' }).click();
    await showLog(page);
    await expect(log(page)).toContainText("mode changed '0600' to '0644' (corrective)");
    await expect(notice(page)).toBeHidden();
  });

  await test.step('The list contains the managed files, and search finds any file', async () => {
    await page.getByRole('radio', { name: 'Managed' }).click();
    await expect(files(page).getByRole('treeitem', { name: /^ntp\.conf/ })).toBeVisible();
    await expect(files(page).getByRole('treeitem')).toHaveCount(2);
    await page.getByRole('radio', { name: 'All' }).click();
    await page.getByRole('searchbox', { name: 'Search files' }).fill('/etc/crontab');
    await expect(files(page).getByRole('treeitem', { name: /^crontab,/ })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search files' }).fill('no such file');
    await expect(page.getByText('No matching files')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
  });

  await test.step('Manual changes are undone one by one', async () => {
    await page.getByRole('tab', { name: /^Services/ }).click();
    await page.getByRole('radio', { name: 'All' }).click();
    await page.getByRole('button', { name: 'Stop cron', exact: true }).click();
    const cron = page.getByRole('row', { name: /^~? ?cron/ });
    await expect(cron).toContainText('stopped');
    await page.getByRole('button', { name: 'Disable cron', exact: true }).click();
    await expect(cron).toContainText('false');

    await undo(page).click();
    await expect(cron).not.toContainText('false');
    await undo(page).click();
    await expect(cron).not.toContainText('stopped');
    await expect(notice(page)).toBeHidden();
  });

  await test.step('The card of a file closes when another project opens', async () => {
    await page.getByRole('tab', { name: /^Files/ }).click();
    await page.getByRole('searchbox', { name: 'Search files' }).fill('/etc/hostname');
    await files(page)
      .getByRole('treeitem', { name: /^hostname/ })
      .click();
    await expect(page.getByRole('region', { name: 'File /etc/hostname' })).toBeVisible();
    await (await openProjects(page)).getByRole('button', { name: 'New project' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search files' })).toHaveValue('');
    await page.getByRole('radio', { name: 'All' }).click();
    await expect(files(page)).toBeVisible();
    await expect(page.getByRole('region', { name: /^File / })).toHaveCount(0);
  });
});

test('A machine is changed manually and saved as the starting system of the project @deep', async ({
  page,
  context,
}) => {
  await openSystem(page);

  await test.step('Without a saved starting system, a reset restores the platform', async () => {
    await change(page, /^Save as starting system/);
    await expect(page.getByText(/Saved as the starting system/)).toBeVisible();
    await page
      .getByRole('region', { name: /Notices/ })
      .getByRole('button', { name: 'Dismiss' })
      .click();
    await change(page, /^Forget the starting system/);
    await change(page, /^Reset system/);
    await expect(page.getByText('The machine before the first run.')).toBeVisible();
  });

  await test.step('A saved starting system is part of the project and its link', async () => {
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(runResult(page)).toContainText('Run finished');
    await change(page, 'New file…');
    await page.getByRole('textbox', { name: 'Path' }).fill('/etc/local.conf');
    await page.getByRole('textbox', { name: 'Content' }).fill('kept\n');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(notice(page)).toContainText('Created /etc/local.conf');
    await change(page, /^Save as starting system/);
    await expect(page.getByText(/Saved as the starting system: .*file.*drafts and links include it/)).toBeVisible();
    await change(page, /^Reset system/);
    await page.getByRole('radio', { name: 'All' }).click();
    await expect(page.getByText(/Differences from a new machine: /)).toBeVisible();

    const other = await context.newPage();
    await other.goto(await linkOf(page));
    await expect(runResult(other)).toContainText('Run finished');
    await other.getByRole('tab', { name: 'System' }).click();
    await change(other, /^Reset system/);
    await expect(other.getByText(/Differences from a new machine: /)).toBeVisible();
    await change(other, 'New file…');
    await other.getByRole('textbox', { name: 'Path' }).fill('/etc/local.conf');
    await other.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(other.getByRole('dialog').getByRole('alert')).toContainText('/etc/local.conf already exists.');
    await other.close();
  });

  await test.step('Packages, accounts, files and cron jobs are added, and invalid input is refused with the reason', async () => {
    await page.getByRole('radio', { name: 'Changed', exact: true }).click();
    await change(page, 'Install a package…');
    await page.getByRole('textbox', { name: 'Package' }).fill('nginx');
    await page.getByRole('button', { name: 'Install', exact: true }).click();
    await expect(notice(page)).toContainText('Installed nginx');
    await page.getByRole('tab', { name: /^Packages/ }).click();
    await expect(page.getByRole('rowheader', { name: /nginx added/ })).toBeVisible();

    await change(page, 'Add a cron job…');
    await page.getByRole('textbox', { name: 'Crontab line' }).fill('often do it');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('five time fields');
    await page.getByRole('textbox', { name: 'Crontab line' }).fill('5 4 * * * /bin/true');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('tab', { name: /^Cron/ }).click();
    await expect(page.getByRole('rowheader', { name: /bin\/true/ })).toBeVisible();

    await change(page, 'New file…');
    await page.getByRole('textbox', { name: 'Path' }).fill('/etc/hosts');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('/etc/hosts already exists.');
    await page.getByRole('textbox', { name: 'Path' }).fill('/srv/new/file');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('tab', { name: /^Files/ }).click();
    await expect(files(page).getByRole('treeitem', { name: 'file, added' })).toBeVisible();
  });
});

test('A service that fails to start is marked as failed, with its journal @deep', async ({ page }) => {
  await openPage(page, '#example/vhosts');
  await expect(runResult(page)).toContainText('Run finished');
  await page.getByRole('tab', { name: 'Terminal' }).click();
  await page.getByRole('textbox', { name: 'Terminal' }).click();
  await page.keyboard.type('echo "http {}" > /etc/nginx/nginx.conf; systemctl restart nginx');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'System' }).click();
  await page.getByRole('tab', { name: /^Services/ }).click();
  await expect(page.getByRole('row', { name: /nginx/ })).toContainText('failed');
  await page.getByRole('button', { name: 'nginx', exact: true }).click();
  const card = page.getByRole('region', { name: 'Service nginx' });
  await expect(card).toContainText('Failed to start.');
  await expect(card.getByLabel('Journal of nginx')).toContainText('no "events" section in configuration');
  await card.getByRole('button', { name: 'Close details' }).click();
  await expect(card).toBeHidden();
});
