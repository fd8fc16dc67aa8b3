import { expect, test, type Page } from './test.ts';
import {
  chooseFix,
  editor,
  editorText,
  log,
  openPage,
  pressOn,
  problems,
  replaceText,
  runResult,
  showLog,
  showProblems,
} from './page.ts';

const WRONG = "file { '/etc/motd'\n  ensure => file,\n}\n";

function explanationOf(page: Page, name: RegExp) {
  return page.getByRole('article', { name });
}

test('Failures and errors are explained from the log, the editor and the problems', async ({ page }) => {
  await openPage(page);

  await test.step('A failure in the log is explained', async () => {
    await replaceText(page, "class ntp($servers) { exec { '/bin/ls /nowhere': } }");
    await page.keyboard.press('ControlOrMeta+Enter');
    await showLog(page);
    const line = log(page)
      .getByText(/returned \d instead of one of/)
      .first();
    await expect(line).toBeVisible();
    await log(page).getByRole('button', { name: 'Explain' }).first().click();
    await expect(explanationOf(page, /^A command failed/)).toBeVisible();
    await page.getByRole('tab', { name: 'Graph', exact: true }).click();
    await expect(explanationOf(page, /^A command failed/)).toBeHidden();
  });

  await test.step('The editor offers the explanation at the error', async () => {
    await replaceText(page, WRONG);
    await showProblems(page);
    await problems(page)
      .getByRole('button', { name: /Syntax error/ })
      .click();
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+.');
    await expect(page.getByText('Explain this')).toBeVisible();
    await page.getByText('Explain this').click();
    await expect(explanationOf(page, /^Syntax error/)).toBeVisible();
    await page.getByRole('tab', { name: 'Graph', exact: true }).click();
    await expect(explanationOf(page, /^Syntax error/)).toBeHidden();
  });

  await test.step('A problem is explained beside the editor, and the correct example can be tried', async () => {
    await replaceText(page, WRONG);
    await showProblems(page);
    const problem = problems(page).getByRole('listitem').first();
    await expect(problem).toContainText("Syntax error at 'ensure'");
    await expect(problem).toContainText("Add a colon after the title '/etc/motd'.");
    await problem.getByRole('button', { name: 'Explain' }).click();
    const explanation = explanationOf(page, /^Syntax error/);
    await expect(explanation.getByRole('heading', { name: 'If the colon after the title is missing' })).toBeVisible();
    await expect(editorText(page)).toContainText('/etc/motd');
    await explanation.getByRole('button', { name: /^Try/ }).nth(1).click();
    await expect(editorText(page)).toContainText('Welcome');
    await expect(runResult(page)).not.toBeEmpty();
    await expect(explanationOf(page, /^Syntax error/)).toBeVisible();
  });
});

test('A problem is fixed from the list, and a problem without a fix leads to the Missing view @deep', async ({
  page,
}) => {
  await openPage(page, '#example/cron');
  await replaceText(page, "package 'nginx'\n");
  await showProblems(page);
  await expect(problems(page).getByRole('listitem').first()).toContainText('A resource needs braces');
  await problems(page).getByRole('button', { name: "Fix: Change to package { 'nginx': }" }).click();
  await expect(editorText(page)).toContainText("package { 'nginx': }");
  await expect(page.getByText('No problems')).toBeVisible();
  await replaceText(page, "package { 'nginx': }\nnotify { 'x': require => Package['ngnix'] }\n");
  await expect(problems(page).getByRole('listitem').first()).toContainText("Did you mean Package['nginx']?");
  await pressOn(page, "'ngnix'");
  await chooseFix(page, /^Change to nginx/);
  await expect(editorText(page)).toContainText("Package['nginx']");
  await replaceText(page, "concat::fragment { 'a': }\n");
  await problems(page).getByRole('button', { name: 'Open the Missing view' }).click();
  await expect(page.getByRole('tab', { name: 'Missing', exact: true })).toHaveAttribute('aria-selected', 'true');
});

test('An explanation has its own address and links to the lesson about its topic @deep', async ({ page }) => {
  await page.goto('/#error/DEPENDENCY_CYCLE');
  await expect(explanationOf(page, /^Dependency cycle/)).toBeVisible();
  await page
    .getByRole('region', { name: 'Lessons that teach this' })
    .getByRole('link', { name: 'Read a dependency cycle' })
    .click();
  await expect(page.getByRole('article', { name: 'Read a dependency cycle' })).toBeVisible();
  await expect(editorText(page)).toContainText("require => Service['nginx']");
});

test('On a phone, the line with the error shows the explanation @deep', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#example/ntp');
  const field = page.getByRole('textbox', { name: /^Code of/ });
  await expect(field).toBeVisible();
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText("class ntp($servers) { notice(upcas('x')) }");
  const problem = page.getByRole('status', { name: 'Problem on this line' });
  await expect(problem).toContainText('Unknown function');
  await problem.getByRole('button', { name: 'Explain' }).click();
  await expect(explanationOf(page, /^There is no function with this name/)).toBeVisible();
});
