import { expect, test } from './test.ts';
import { log, openFile, openPage, problems, replaceText, runResult, showLog } from './page.ts';

test('An example opens applied, and runs again, after a change, as noop and on a reset machine', async ({ page }) => {
  await openPage(page, '#example/ntp');

  await test.step('An example opens applied', async () => {
    await expect(runResult(page)).toHaveText('Run finished: 2 changed, 1 refreshed.');
    await showLog(page);
    await expect(log(page)).toContainText('Notice: /Stage[main]/Ntp/Package[ntpsec]/ensure: created');
  });

  await test.step('A second apply changes nothing', async () => {
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(runResult(page)).toHaveText('Run finished: 3 unchanged.');
  });

  await test.step('Noop shows pending changes, and Reset system removes the changes of all runs', async () => {
    await page.getByRole('button', { name: 'More ways to apply' }).click();
    await page.getByRole('menuitem', { name: /^Reset system/ }).click();
    await page.getByRole('button', { name: 'More ways to apply' }).click();
    await page.getByRole('menuitem', { name: /^Noop/ }).click();
    await expect(runResult(page)).toHaveText('Noop finished: 3 would change.');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(runResult(page)).toHaveText('Run finished: 2 changed, 1 refreshed.');
  });

  await test.step('A changed configuration file restarts the service', async () => {
    await openFile(page, 'site.pp');
    await replaceText(page, "class { 'ntp': servers => ['time.example.com'] }\n");
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(runResult(page)).toHaveText('Run finished: 1 changed, 1 refreshed, 1 unchanged.');
    await expect(log(page)).toContainText("Service[ntpsec]: Triggered 'refresh' from 1 event");
  });

  await test.step('Code that does not compile is not applied, and the log shows the reason', async () => {
    await openFile(page, 'site.pp');
    await replaceText(page, 'include nowhere\n');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(runResult(page)).toContainText('Nothing was applied.');
    await expect(log(page)).toContainText('Could not find class ::nowhere for time.example.com');

    await page.getByRole('tab', { name: 'Timeline' }).click();
    const timeline = page.getByRole('tabpanel', { name: 'Timeline' });
    await expect(timeline).toContainText('Nothing was applied');
    await timeline.getByRole('button', { name: 'Show problems' }).click();
    await expect(problems(page)).toContainText('Could not find class ::nowhere');

    await replaceText(page, '# nothing\n');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(timeline).toContainText('The run had no resources');
  });

  await test.step('Another platform has other facts', async () => {
    await showLog(page);
    await openFile(page, 'site.pp');
    await replaceText(page, "notify { $facts['os']['family']: }\n");
    await page.getByRole('button', { name: /^Platform|Debian 12/ }).click();
    await page.getByRole('option', { name: 'Red Hat Enterprise Linux 9' }).click();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(log(page)).toContainText('Notify[RedHat]');
  });
});
