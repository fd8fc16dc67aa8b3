import { expect, test, type Page } from './test.ts';
import { editorText, openPage, runResult } from './page.ts';

const screen = (page: Page) => page.locator('.terminal-screen .xterm-rows');
const prompt = (page: Page) => page.getByRole('textbox', { name: 'Terminal' });

async function showTerminal(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Terminal' }).click();
  await prompt(page).focus();
}

async function openTerminal(page: Page): Promise<void> {
  await openPage(page, '#example/ntp');
  await expect(runResult(page)).toContainText('Run finished');
  await showTerminal(page);
  await expect(screen(page)).toContainText('root@time:~#');
}

async function enter(page: Page, line: string): Promise<void> {
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
}

test('The terminal works as a shell', async ({ page }) => {
  await openTerminal(page);

  await test.step('The output stays while another view is shown', async () => {
    await enter(page, 'echo remembered');
    await expect(screen(page)).toContainText(/^.*remembered\s*root@time/);
    await page.getByRole('tab', { name: 'Graph' }).click();
    await page.getByRole('tab', { name: 'Terminal' }).click();
    await expect(screen(page)).toContainText(/echo remembered\s*remembered\s*root@time/);
  });

  await test.step('The shell supports directories, variables, history and completion', async () => {
    await showTerminal(page);
    await enter(page, 'cd /etc; WORD=hello');
    await expect(screen(page)).toContainText('root@time:/etc#');
    await page.keyboard.type('cat ntpsec/ntp.co');
    await page.keyboard.press('Tab');
    await expect(screen(page)).toContainText('cat ntpsec/ntp.conf');
    await page.keyboard.press('Control+u');
    await page.keyboard.type('cat host');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(screen(page)).toContainText(/hostname\s+hosts/);
    await page.keyboard.press('Control+c');
    await enter(page, 'echo $WORD $((6 * 7))');
    await expect(screen(page)).toContainText('hello 42');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(screen(page)).toContainText(/WORD=hello\s*$/);
    await page.keyboard.press('Control+l');
    await expect(screen(page)).not.toContainText('hello 42');
    await page.keyboard.press('Control+c');
  });

  await test.step('No column is hidden by the scrollbar, and lines wrap between words', async () => {
    await enter(page, 'seq 80');
    await enter(page, `echo ${'twelve words '.repeat(10)}`);
    await expect(screen(page)).toContainText('twelve words twelve words');
    const edges = await page.locator('.terminal-screen').evaluate((element) => {
      const edge = (selector: string): DOMRect | undefined => element.querySelector(selector)?.getBoundingClientRect();
      return { rows: edge('.xterm-rows')?.right, bar: edge('.scrollbar.vertical')?.left };
    });
    expect(edges.bar).toBeGreaterThan(0);
    expect(edges.rows).toBeLessThanOrEqual(edges.bar ?? 0);
    await expect
      .poll(async () => {
        const rows = await screen(page).locator('> div').allInnerTexts();
        return rows.filter((row) => /^(?:words|twelve) twelve|^twelve words/.test(row)).length;
      })
      .toBeGreaterThan(1);
  });

  await test.step('An incomplete line continues, and an endless loop is stopped', async () => {
    await enter(page, 'for word in one two; do');
    await enter(page, 'echo "<$word>"; done');
    await expect(screen(page)).toContainText(/<one>\s*<two>/);
    await enter(page, 'while true; do :; done');
    await expect(screen(page)).toContainText('This is a simulation');
  });

  await test.step('During a replay, a notice says that the terminal uses the final state, and the keyboard leaves the terminal', async () => {
    await page.getByRole('tab', { name: 'Timeline' }).click();
    await page.getByRole('button', { name: 'First step' }).click();
    await page.getByRole('tab', { name: 'Terminal' }).click();
    await expect(page.getByText('The terminal uses the machine as it is after the run.')).toBeVisible();
    await page.getByRole('button', { name: 'Show the end' }).click();
    await expect(page.getByText('The terminal uses the machine as it is after the run.')).toBeHidden();

    await prompt(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(prompt(page)).not.toBeFocused();
    await prompt(page).focus();
    await page.keyboard.press('Tab');
    await expect(prompt(page)).not.toBeFocused();
  });
});

test('The terminal changes the machine and the project @deep', async ({ page }) => {
  await openTerminal(page);

  await test.step('Undo reverts a command', async () => {
    await enter(page, 'rm /etc/ntpsec/ntp.conf');
    await page.getByRole('button', { name: 'Undo rm /etc/ntpsec/ntp.conf' }).click();
    await prompt(page).focus();
    await enter(page, 'ls /etc/ntpsec/ntp.conf');
    await expect(screen(page)).toContainText(/ls \/etc\/ntpsec\/ntp\.conf\s*\/etc\/ntpsec\/ntp\.conf/);
  });

  await test.step('A deletion in the terminal appears in the system, and the next apply fixes it', async () => {
    await enter(page, 'rm /etc/ntpsec/ntp.conf && echo gone');
    await expect(screen(page)).toContainText(/gone\s*root@time:~#/);
    await page.getByRole('tab', { name: 'System' }).click();
    const files = page.getByRole('tree', { name: 'Files of the machine' });
    await expect(files.getByRole('treeitem', { name: 'ntp.conf, removed' })).toBeVisible();

    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(runResult(page)).toContainText('1 changed');
    await expect(files.getByRole('treeitem', { name: 'ntp.conf, added' })).toBeVisible();
  });

  await test.step('The terminal edits the project in the code directory of Puppet', async () => {
    await showTerminal(page);
    await enter(page, 'cd /etc/puppetlabs/code/environments/production');
    await enter(page, 'echo "# from the shell" > modules/ntp/manifests/init.pp');
    await expect(editorText(page)).toContainText('# from the shell');
    await page
      .getByRole('region', { name: /Notices/ })
      .getByRole('button', { name: 'Undo', exact: true })
      .click();
    await expect(editorText(page)).not.toContainText('# from the shell');
  });

  await test.step('The puppet commands apply, show resources and validate code', async () => {
    await showTerminal(page);
    await enter(page, 'puppet agent -t');
    await expect(screen(page)).toContainText('Notice: Applied catalog in');
    await enter(page, 'clear');
    await enter(page, 'puppet resource service ntpsec | head -2; puppet parser validate /etc/hosts');
    await expect(screen(page)).toContainText("ensure => 'running'");
    await expect(screen(page)).toContainText('Error: Could not parse for environment production');
  });
});

test('A command in a lesson runs in the terminal @deep', async ({ page }) => {
  await openPage(page, '#lesson/first-resources/puppet-resource');
  await page.getByRole('button', { name: 'Run in the terminal' }).first().click();
  await expect(screen(page)).toContainText("file { '/etc/shop.conf':");
});

test.describe('On a narrow page', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('The terminal has a field for commands @deep', async ({ page }) => {
    await page.goto('/#example/ntp');
    await page.getByRole('navigation', { name: 'Panes' }).getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: /^Terminal/ }).click();
    const command = page.getByRole('textbox', { name: 'Command' });
    await command.fill('cat /etc/hostn');
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(command).toHaveValue('cat /etc/hostname ');
    await page.getByRole('button', { name: 'Run', exact: true }).last().click();
    await expect(page.getByRole('log', { name: 'Output of the terminal' })).toContainText(/hostname\s*time\n$/);
  });
});
