import { expect, test } from './test.ts';
import { editorText, followLink, linkOf, openFile, openPage, pasteOver, replaceText, saved } from './page.ts';

test('The share menu copies Markdown and a link that opens the project elsewhere', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '?view=catalog#example/ntp');

  await test.step('The share menu copies the link as Markdown, with and without the code', async () => {
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    await page.getByRole('button', { name: 'Copy Markdown link' }).click();
    await expect(page.getByText('Markdown link copied.')).toBeVisible();
    expect(await copied()).toBe(`[Package, file, service](${link})`);
    await page.getByRole('button', { name: 'Copy Markdown with code' }).click();
    await expect(page.getByText('Copied Markdown with the code.')).toBeVisible();
    expect(await copied()).toContain('`modules/ntp/manifests/init.pp`\n\n```puppet\n');
    await page.keyboard.press('Escape');
  });

  await test.step('A link opens the same project elsewhere', async () => {
    await page.getByRole('textbox', { name: 'Project name' }).fill('Shared from here');
    await page.keyboard.press('Enter');
    await openFile(page, 'site.pp');
    await replaceText(page, "notify { 'shared': }\n");
    const link = await linkOf(page);

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(other.getByRole('textbox', { name: 'Project name' })).toHaveValue('Shared from here');
    await expect(editorText(other)).toContainText("notify { 'shared': }");
    // The link contains the view.
    await expect(other.getByRole('tab', { name: 'Catalog' })).toHaveAttribute('aria-selected', 'true');
    await elsewhere.close();
  });
});

test('Every project has a link, whatever the address of the page @deep', async ({ page, browser }) => {
  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await openPage(page, '#example/cycle');
  for (const address of [
    '#example/ntp',
    '#reference/type/file',
    `#src=${encodeURIComponent("notify { 'x': }\n")}`,
    '#lesson/first-resources/declare',
  ]) {
    await followLink(page, address);
    await share.click();
    await expect(link).toHaveValue(/#p\/1\//);
    await expect(page.getByText('too large for a link')).toHaveCount(0);
    await page.keyboard.press('Escape');
  }

  await expect(page.getByRole('article')).toBeVisible();
  await replaceText(page, "notify { 'from a lesson': }\n");
  await share.click();
  await expect(page.getByRole('textbox', { name: 'Link to the lesson' })).toHaveValue(
    /\/#lesson\/first-resources\/declare$/,
  );
  const shared = await link.inputValue();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(shared);
  await expect(editorText(other)).toContainText("notify { 'from a lesson': }");
  await expect(other.getByRole('article')).toHaveCount(0);
  await elsewhere.close();
});

test('Saving puts the link into the address, typing does not @deep', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '');
  await openFile(page, 'site.pp');
  await replaceText(page, "notify { 'x': }\n");
  await expect(saved(page)).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByText(/^Link copied/)).toBeVisible();
  expect(new URL(page.url()).hash).toMatch(/^#p\/1\//);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test("The user's draft stays one click away, whatever a link opens @deep", async ({ page }) => {
  await openPage(page);
  await openFile(page, 'site.pp');
  await replaceText(page, "notify { 'mine': }\n");
  await expect(saved(page)).toBeVisible();

  await test.step("Back from a link returns to the user's draft, and Forward to the link", async () => {
    await page.goto(`/#src=${encodeURIComponent("notify { 'theirs': }\n")}`);
    await expect(editorText(page)).toContainText("notify { 'theirs': }");
    await page.goBack();
    await expect(editorText(page)).toContainText("notify { 'mine': }");
    await expect(page.getByRole('button', { name: 'Back to my draft' })).toHaveCount(0);
    await page.goForward();
    await expect(editorText(page)).toContainText("notify { 'theirs': }");
    await expect(page.getByRole('button', { name: 'Back to my draft' })).toBeVisible();
  });

  await test.step('Opening a link keeps the draft, one click away', async () => {
    await page.getByRole('button', { name: 'Back to my draft' }).click();
    await expect(editorText(page)).toContainText("notify { 'mine': }");
  });

  await test.step('Back from a chosen example returns to the previous project', async () => {
    await page.getByRole('button', { name: 'Examples', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Examples' })
      .getByRole('option', { name: 'Virtual hosts with a defined type' })
      .click();
    await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('Virtual hosts with a defined type');
    await page.goBack();
    await expect(editorText(page)).toContainText("notify { 'mine': }");
  });

  await test.step('A damaged link is reported and does not change the project', async () => {
    const link = await linkOf(page);
    await page.goto('about:blank');
    await page.goto(link.slice(0, -10));
    await expect(page.getByText(/damaged or incomplete/)).toBeVisible();
    await expect(editorText(page)).toContainText("notify { 'mine': }");
  });
});

test('Changed links, links of other versions and links without a checksum are reported @deep', async ({ page }) => {
  let link = '';
  await openPage(page, '#p/9/abc');

  await test.step('A link of a newer Bunraku is reported', async () => {
    await expect(page.getByText(/newer version of Bunraku \(link version 9/)).toBeVisible();
  });

  await test.step('A link with a changed character is reported, and the open project stays', async () => {
    await followLink(page, '#example/cycle');
    await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('A cycle of two classes');
    link = await linkOf(page);
    const at = link.indexOf('#p/1/') + 60;
    await page.goto(link.slice(0, at) + (link.charAt(at) === 'A' ? 'B' : 'A') + link.slice(at + 1));
    await expect(page.getByText(/damaged or incomplete/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('A cycle of two classes');
  });

  await test.step('A link without a checksum opens with a warning', async () => {
    await followLink(page, new URL(link).hash.replace(/\.[^.]*$/, ''));
    await expect(page.getByText(/^This link has no checksum/)).toBeVisible();
    await page.goto('about:blank');
    await openPage(page, new URL(link).hash);
    await expect(page.getByText(/^This link has no checksum/)).toHaveCount(0);
  });
});

/** Returns comments of this many lines that compress badly. */
function noise(lines: number): string {
  return Array.from({ length: lines }, (_, index) => `# ${((index * 7919) % 10007) * 104729}`).join('\n');
}

test('A link that is too long shows a warning, and the zip and the code are offered instead @deep', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page);

  await test.step('Long links warn for chats, longer ones for issue trackers, and the zip is offered', async () => {
    await openFile(page, 'site.pp');
    await pasteOver(page, noise(250));
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByText(/^Chats cut links longer than 2,000/)).toBeVisible();
    await page.keyboard.press('Escape');
    await pasteOver(page, noise(700));
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByText(/issue trackers cut links longer than 4,000/)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download zip' }).click();
    expect((await download).suggestedFilename()).toBe('package-file-service.zip');
    await page.keyboard.press('Escape');
  });

  await test.step('A project too large for a link offers the other ways to share', async () => {
    await page.getByRole('region', { name: 'Files' }).getByRole('button', { name: 'Open…' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose files' }).click();
    await (await chooser).setFiles({ name: 'site.pp', mimeType: 'text/plain', buffer: Buffer.from(noise(20_000)) });
    await page
      .getByRole('dialog', { name: 'Open', exact: true })
      .getByRole('button', { name: 'Import', exact: true })
      .click();
    await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('site');
    await page.keyboard.press('ControlOrMeta+S');
    await expect(page.getByRole('dialog', { name: 'Share' }).getByText(/too large for a link/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('button', { name: 'Copy Markdown with code' }).click();
    await expect(page.getByText('Copied Markdown with the code.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^`manifests\/site\.pp`/);
  });
});
