import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from './test.ts';
import { editor, log, openPage, replaceText, runResult, showLog, showView } from './page.ts';

const screen = (page: Page) => page.locator('.terminal-screen .xterm-rows');
const runButton = (page: Page) => page.getByRole('button', { name: /^Run: / }).first();

async function openNtp(page: Page): Promise<void> {
  await openPage(page, '#example/ntp');
  await expect(runResult(page)).toContainText('Run finished');
}

async function enterInTerminal(page: Page, line: string): Promise<void> {
  await page.getByRole('tab', { name: 'Terminal' }).click();
  await page.getByRole('textbox', { name: 'Terminal' }).focus();
  await expect(screen(page)).toContainText('root@time:');
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
}

test('Timeline, report, log and graph show runs from the terminal @deep', async ({ page }) => {
  await openNtp(page);

  await test.step('A run from the terminal appears in timeline, report, log and graph', async () => {
    await enterInTerminal(page, 'rm /etc/ntpsec/ntp.conf; puppet agent -t');
    await expect(runResult(page)).toHaveText('Run finished: 1 changed, 1 refreshed, 1 unchanged.');
    await showView(page, 'Timeline');
    await expect(runButton(page)).toHaveAccessibleName(/puppet agent -t/);
    await expect(page.getByRole('treeitem', { name: /^File\[\/etc\/ntpsec\/ntp.conf\], Changed/ })).toBeVisible();
    await showView(page, 'Report');
    await expect(page.getByRole('region', { name: 'Report' })).toContainText('Corrective changes');
    await showLog(page);
    await expect(log(page)).toContainText('(corrective)');
    await showView(page, 'Graph');
    await page.getByRole('button', { name: 'Show as a list' }).click();
    await expect(page.getByRole('treeitem', { name: /ntp.conf/ }).getByRole('img', { name: 'Changed' })).toBeVisible();
  });

  await test.step('A run of code from the command line appears, and the views say that the code is outside the project', async () => {
    await enterInTerminal(page, `puppet apply -e "file { '/tmp/x': content => 'x' }"`);
    await expect(runResult(page)).toHaveText('Run finished: 1 changed.');
    await showView(page, 'Timeline');
    await expect(page.getByRole('treeitem', { name: /^File\[\/tmp\/x\], Changed/ })).toBeVisible();
    await expect(page.getByText('Run of code outside the project').first()).toBeVisible();
  });
});

test('Two runs are compared, exported, shown again, and kept over a reload @deep', async ({ page }) => {
  await openNtp(page);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(runResult(page)).toHaveText('Run finished: 3 unchanged.');

  await test.step('Two runs are compared, and the report is exported as Markdown and as Puppet’s JSON', async () => {
    await showView(page, 'Report');
    await page.getByRole('radio', { name: 'Compare' }).click();
    const differences = page.getByRole('tree', { name: /^Differences/ });
    await expect(
      differences.getByRole('treeitem', { name: /^Package\[ntpsec\], Changed, then Unchanged/ }),
    ).toBeVisible();
    await differences.getByRole('treeitem', { name: /^Package/ }).click();
    await expect(page.getByRole('region', { name: 'Resource Package[ntpsec]' })).toContainText('The other run');

    for (const [item, name, text] of [
      ['Save as JSON', 'package-file-service-run.json', '"report_format": 12'],
      ['Save as Markdown', 'package-file-service-run.md', '## Puppet run on `time.example.com`'],
    ] as const) {
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: item }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(name);
      expect(await readFile(await download.path(), 'utf8')).toContain(text);
    }
  });

  await test.step('The run history survives a reload', async () => {
    await expect(page.getByRole('contentinfo', { name: 'Status' }).getByText('Saved in this browser')).toBeVisible();
    await page.reload();
    await expect(runResult(page)).toContainText('2 changed');
    await showView(page, 'Timeline');
    await runButton(page).click();
    await expect(page.getByRole('menuitemradio')).toHaveCount(2);
    await page.getByRole('menuitemradio', { name: /^Apply/ }).click();
    await expect(runResult(page)).toHaveText('Run finished: 3 unchanged.');
    await expect(page.getByText('The machine has changed since').first()).toBeVisible();
  });
});

test('Every view shows an earlier run, and a notice shows what has changed since @deep', async ({ page }) => {
  await openNtp(page);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(runResult(page)).toHaveText('Run finished: 3 unchanged.');
  await showView(page, 'Report');
  await runButton(page).click();
  await page.getByRole('menuitemradio', { name: /Applied when opened/ }).click();
  await expect(runResult(page)).toContainText('2 changed');
  await expect(page.getByText('The machine has changed since')).toHaveCount(0);
  await editor(page).focus();
  await replaceText(page, '# nothing\n');
  await expect(page.getByText('The code has changed since').first()).toBeVisible();
  await showLog(page);
  await expect(log(page)).toContainText('Package[ntpsec]/ensure: created');
});

test('The compile error of a run disappears when the code is fixed @deep', async ({ page }) => {
  await openPage(page, `?view=timeline#src=${encodeURIComponent('include nothing\n')}`);
  const timeline = page.getByRole('tabpanel', { name: 'Timeline' });
  await expect(timeline).toContainText('Nothing was applied');
  await showLog(page);
  await expect(log(page)).toContainText('Could not find class ::nothing');
  await replaceText(page, "notify { 'here': }\n");
  // The text appears twice: in the timeline and in the log.
  await expect(page.getByText('The project compiles again')).toHaveCount(2);
  await expect(log(page)).toHaveCount(0);
  await timeline.getByRole('button', { name: 'Apply' }).click();
  await expect(timeline.getByRole('treeitem', { name: /^Notify\[here\]/ })).toBeVisible();
  await expect(log(page)).toContainText('Notify[here]');
});
