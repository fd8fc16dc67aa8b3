import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from './test.ts';
import { editorText, openPage, replaceText, runResult } from './page.ts';

const manifest = "file { '/srv/a': ensure => file, mode => '0644' }\nfile { '/srv/b': ensure => file }\n";
const address = `?view=catalog#src=${encodeURIComponent(manifest)}`;

function view(page: Page) {
  return page.getByRole('region', { name: 'Catalog', exact: true });
}

function resources(page: Page) {
  return view(page).getByRole('listbox', { name: 'Resources of the catalog' }).getByRole('option');
}

const compiled = {
  name: 'web.example.com',
  environment: 'production',
  resources: [
    { type: 'Stage', title: 'main', tags: [], parameters: { name: 'main' } },
    { type: 'Class', title: 'Motd', tags: ['class'] },
    {
      type: 'File',
      title: '/etc/motd',
      tags: ['file'],
      file: '/etc/puppetlabs/code/environments/production/modules/motd/manifests/init.pp',
      line: 3,
      parameters: { ensure: 'file', content: 'hello' },
    },
  ],
  edges: [
    { source: 'Stage[main]', target: 'Class[Motd]' },
    { source: 'Class[Motd]', target: 'File[/etc/motd]' },
  ],
};

async function chooseCatalog(page: Page, text: string): Promise<void> {
  await page.getByRole('region', { name: 'Files' }).getByRole('button', { name: 'Open…' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog', { name: 'Open', exact: true }).getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles({ name: 'web.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('A catalog can be searched, copied, downloaded and compared with the last applied catalog', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, address);

  await test.step('Search finds resources by title, attribute and tag', async () => {
    await expect(resources(page).filter({ hasText: '/srv/a' })).toBeVisible();
    const search = view(page).getByRole('searchbox', { name: 'Search the catalog' });
    await search.fill("mode => '0644'");
    await expect(resources(page)).toHaveCount(1);
    await search.press('Enter');
    await expect(view(page).getByRole('region', { name: 'Resource File[/srv/a]' })).toContainText("'0644'");
    await search.fill('nothing of the kind');
    await view(page).getByRole('button', { name: 'Clear the search' }).click();
    await expect(resources(page).filter({ hasText: '/srv/b' })).toBeVisible();
  });

  await test.step('A resource is copied as Puppet code', async () => {
    await resources(page).filter({ hasText: '/srv/a' }).click();
    await view(page).getByRole('button', { name: 'Copy as Puppet code' }).click();
    await expect(page.getByText('Copied File[/srv/a] as Puppet code')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "file { '/srv/a':\n  ensure => 'file',\n  mode   => '0644',\n}\n",
    );
  });

  await test.step("The catalog is downloaded in Puppet's own JSON format", async () => {
    await view(page).getByRole('button', { name: 'Export', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download JSON' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/-catalog\.json$/);
    const catalog: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(catalog).toMatchObject({
      name: 'node.example.com',
      catalog_format: 2,
      resources: expect.arrayContaining([
        expect.objectContaining({ type: 'File', title: '/srv/a', parameters: { ensure: 'file', mode: '0644' } }),
      ]),
      edges: expect.arrayContaining([{ source: 'Class[main]', target: 'File[/srv/a]' }]),
    });
  });

  await test.step('Changes since the last apply are listed by resource and attribute', async () => {
    await expect(runResult(page)).not.toBeEmpty();
    await view(page).getByRole('radio', { name: 'Changes' }).click();
    await expect(view(page)).toContainText('No changes');
    await replaceText(page, "file { '/srv/a': ensure => file, mode => '0600' }\nfile { '/srv/c': ensure => file }\n");
    const changes = view(page).getByRole('listbox', { name: 'Changes since the last apply' }).getByRole('option');
    await expect(changes).toHaveCount(3);
    await expect(changes.nth(1)).toContainText('added');
    await expect(changes.nth(2)).toContainText('removed');
    await changes.first().click();
    const details = view(page).getByRole('region', { name: 'Changes to File[/srv/a]' });
    await expect(details).toContainText("before '0644'");
    await expect(details).toContainText("now '0600'");
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(view(page)).toContainText('No changes');
  });
});

test('External catalogs are imported, or refused with the reason @deep', async ({ page }) => {
  await openPage(page, address);

  await test.step('A catalog compiled elsewhere is imported, drawn and applied', async () => {
    await chooseCatalog(page, JSON.stringify(compiled));
    const dialog = page.getByRole('dialog', { name: 'Open', exact: true });
    await expect(dialog).toContainText('A compiled catalog for web.example.com.');
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await resources(page).filter({ hasText: '/etc/motd' }).click();
    const details = view(page).getByRole('region', { name: 'Resource File[/etc/motd]' });
    await expect(details).toContainText('modules/motd/manifests/init.pp:3');
    await expect(details).toContainText('Changed');
    await expect(page.getByRole('tab', { name: 'catalog.json' })).toBeVisible();
    await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('web.example.com');
    await expect(page.getByRole('region', { name: 'Node and facts' })).toContainText('was imported');
  });

  await test.step('A project is made from the catalog, in the view and while the catalog is opened', async () => {
    const secret = {
      ...compiled,
      resources: compiled.resources.map((each) => ({ ...each, sensitive_parameters: ['content'] })),
    };
    await view(page).getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Make a project' }).click();
    await expect(page.getByText('The code compiles to the same catalog.')).toBeVisible();
    await expect(editorText(page)).toContainText('include motd');
    await chooseCatalog(page, JSON.stringify(secret));
    const dialog = page.getByRole('dialog', { name: 'Open', exact: true });
    await dialog.getByRole('radio', { name: /^Puppet code written from it/ }).check();
    await expect(dialog.getByRole('radio', { name: 'Replace with [redacted]' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('The code compiles to the same catalog. 1 Sensitive value replaced')).toBeVisible();
    await expect(editorText(page)).toContainText('include motd');
  });

  await test.step('The catalog is compared with a file', async () => {
    const chooser = page.waitForEvent('filechooser');
    await view(page).getByRole('button', { name: 'Compare…' }).click();
    const other = { ...compiled, resources: [...compiled.resources, { type: 'Notify', title: 'only there' }] };
    await (
      await chooser
    ).setFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(other)) });
    const changes = view(page).getByRole('listbox', { name: 'Differences from other.json' });
    await expect(changes).toContainText('Notify[only there]');
    await view(page).getByRole('button', { name: 'Compare with the last apply' }).click();
    await expect(view(page)).toContainText('No changes');
    await view(page).getByText('All', { exact: true }).click();
  });

  await test.step('Invalid JSON is refused with its position, and an invalid catalog leads to the error', async () => {
    await chooseCatalog(page, '{\n  "name": "x",\n}');
    await expect(page.getByRole('dialog', { name: 'Open', exact: true }).getByRole('alert')).toContainText(
      'line 3, column 1',
    );
    await page
      .getByRole('dialog', { name: 'Open', exact: true })
      .getByRole('button', { name: 'Close', exact: true })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const twice = { ...compiled, resources: [...compiled.resources, { type: 'File', title: '/etc/motd' }] };
    await chooseCatalog(page, JSON.stringify(twice));
    await page
      .getByRole('dialog', { name: 'Open', exact: true })
      .getByRole('button', { name: 'Import', exact: true })
      .click();
    await expect(
      view(page)
        .or(page.getByRole('tabpanel', { name: 'Catalog', exact: true }))
        .first(),
    ).toContainText('File[/etc/motd] is in the catalog twice');
    await page.getByRole('button', { name: 'Go to the error' }).click();
    await expect(page.getByRole('textbox', { name: /^Editor of catalog.json/ })).toBeFocused();
  });
});
