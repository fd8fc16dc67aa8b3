import { expect, test, type Page } from './test.ts';
import { log, openFile, openPage, replaceText, runResult, showLog } from './page.ts';

const manifest = `package { 'nginx': ensure => installed }
-> file { '/etc/nginx/conf.d/shop.conf': content => "# shop\\n", mode => '0640' }
~> service { 'nginx': ensure => running, enable => true }
`;

const screen = (page: Page) => page.locator('.terminal-screen .xterm-rows');

async function choosePlatform(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Platform|Debian 1|Ubuntu|Red Hat|AlmaLinux/ }).click();
  await page.getByRole('option', { name }).click();
}

async function apply(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Apply/ })
    .first()
    .click();
}

async function enter(page: Page, line: string): Promise<void> {
  await page.getByRole('tab', { name: 'Terminal' }).click();
  await page.getByRole('textbox', { name: 'Terminal' }).focus();
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
}

/** Expects in the System view that the package nginx is installed and its service has this state. */
async function expectNginx(page: Page, state: 'running' | 'stopped'): Promise<void> {
  await page.getByRole('tab', { name: 'System' }).click();
  await page.getByRole('tab', { name: /^Services/ }).click();
  await page.getByRole('radio', { name: 'All' }).click();
  await expect(page.getByRole('row', { name: /^[~+]? ?nginx/ }).first()).toContainText(state);
}

test('A machine of each platform is inspected, broken in the terminal, and fixed by a run @deep', async ({ page }) => {
  await openPage(page, '#example/motd');
  await expect(runResult(page)).toContainText('Run finished');
  await openFile(page, 'site.pp');
  await replaceText(page, manifest);

  for (const { platform, removal } of [
    { platform: 'Debian 12', removal: 'apt-get -y purge nginx' },
    { platform: 'Debian 13', removal: 'apt-get -y purge nginx' },
    { platform: 'Ubuntu 24.04', removal: 'apt-get -y purge nginx' },
    { platform: 'Red Hat Enterprise Linux 9', removal: 'dnf -y remove nginx' },
    { platform: 'AlmaLinux 9', removal: 'dnf -y remove nginx' },
  ])
    await test.step(platform, async () => {
      if (platform !== 'Debian 12') await choosePlatform(page, platform);
      await apply(page);
      await expectNginx(page, 'running');

      await enter(page, 'systemctl stop nginx; rm /etc/nginx/conf.d/shop.conf; echo br""oken');
      await expect(screen(page)).toContainText('broken');
      await expectNginx(page, 'stopped');
      await apply(page);
      await showLog(page);
      await expect(log(page)).toContainText("ensure changed 'stopped' to 'running' (corrective)");
      await expect(log(page)).toContainText('File[/etc/nginx/conf.d/shop.conf]/ensure: defined content');
      await expectNginx(page, 'running');

      await enter(page, `${removal} > /dev/null; echo g""one`);
      await expect(screen(page)).toContainText('gone');
      await apply(page);
      await showLog(page);
      await expect(log(page)).toContainText('Package[nginx]/ensure: created (corrective)');
      await expectNginx(page, 'running');
    });
});
