import { expect, test, type Page } from './test.ts';
import { strToU8, zipSync } from 'fflate';
import { importArchive, openPage, problems, showProblems, showView } from './page.ts';

/** A control repository whose modules are missing. */
const repository = zipSync({
  'infra-main/environment.conf': strToU8('modulepath = site:modules\n'),
  'infra-main/Puppetfile': strToU8("mod 'puppetlabs/vcsrepo', '6.1.0'\nmod 'puppetlabs/apt', '9.1.0'\n"),
  'infra-main/manifests/site.pp': strToU8('node default {\n  include role::web\n}\n'),
  'infra-main/site/role/manifests/web.pp': strToU8(`class role::web {
  class { 'apt': purge => { 'sources.list' => true } }
  vcsrepo { '/srv/www': ensure => present, source => "https://\${company::host()}/www.git" }
  notify { lookup('web::greeting', String): require => Class['apt::update'] }
}
`),
});

/** The module that contains one of the missing types. */
const vcsrepo = zipSync({
  'puppetlabs-vcsrepo-6.1.0/metadata.json': strToU8(
    JSON.stringify({
      name: 'puppetlabs-vcsrepo',
      version: '6.1.0',
      author: 'puppetlabs',
      license: 'Apache-2.0',
      summary: 'Repositories',
      source: 'https://example.com',
      project_page: 'https://example.com',
      dependencies: [],
    }),
  ),
  'puppetlabs-vcsrepo-6.1.0/manifests/init.pp': strToU8(
    'define vcsrepo ($ensure, $source) {\n  file { $name: ensure => directory }\n}\n',
  ),
});

function panel(page: Page) {
  return page.getByRole('region', { name: 'Missing', exact: true });
}

function row(page: Page, name: RegExp) {
  return panel(page).getByRole('treeitem', { name });
}

function importButton(page: Page) {
  return page.getByRole('dialog', { name: 'Open', exact: true }).getByRole('button', { name: 'Import', exact: true });
}

async function dropOn(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const data = await page.evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(content)], file, { type: 'application/zip' }));
      return transfer;
    },
    [name, [...bytes]] as const,
  );
  await panel(page).getByRole('tree').dispatchEvent('drop', { dataTransfer: data });
}

test('Missing parts of a repository are listed at once, and have stand-ins until a module replaces them @deep', async ({
  page,
}) => {
  await openPage(page);
  await page.getByRole('region', { name: 'Files' }).getByRole('button', { name: 'Open…' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog', { name: 'Open', exact: true }).getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles({ name: 'infra.zip', mimeType: 'application/zip', buffer: Buffer.from(repository) });
  await importButton(page).click();

  // The view opens automatically, and lists where each missing name is used.
  await expect(panel(page).getByText('With stand-ins for everything missing, the node compiles.')).toBeVisible();
  await expect(row(page, /^apt, absent, 9\.1\.0 required/)).toBeVisible();
  await expect(row(page, /^apt::update, class/)).toBeVisible();
  await expect(row(page, /^company::host, function/)).toBeVisible();
  await expect(row(page, /^web::greeting, data key/)).toBeVisible();
  await row(page, /^vcsrepo, resource type/).click();
  await panel(page).getByRole('button', { name: 'site/role/manifests/web.pp:3' }).click();
  await expect(page.getByRole('textbox', { name: /^Editor of .*web\.pp$/ })).toBeAttached();
  await showProblems(page);

  // With stand-ins for everything missing, the catalog is complete. The resources that depend on stand-ins are marked.
  await panel(page)
    .getByRole('button', { name: /^Write all \d+ stand-ins$/ })
    .click();
  await expect(page.getByText(/^Wrote \d+ stand-ins$/)).toBeVisible();
  await expect(row(page, /^vcsrepo, resource type.*has a stand-in/)).toBeVisible();
  await showView(page, 'Catalog');
  const resources = page.getByRole('listbox', { name: 'Resources of the catalog' });
  await expect(resources.getByRole('option', { name: /Vcsrepo\[\/srv\/www\]/ })).toContainText('stand-in');
  await expect(resources.getByRole('option', { name: /Notify\[stand-in\]/ })).toBeVisible();

  // Importing the real module replaces its stand-in.
  await showView(page, 'Missing');
  await dropOn(page, 'puppetlabs-vcsrepo-6.1.0.zip', vcsrepo);
  await importButton(page).click();
  await expect(row(page, /^vcsrepo/)).toHaveCount(0);
  await expect(row(page, /^apt, absent/)).toBeVisible();
  await showView(page, 'Catalog');
  await expect(resources.getByRole('option', { name: /File\[\/srv\/www\]/ })).toBeVisible();

  // Removes all stand-ins, to test this button.
  await showView(page, 'Missing');
  await panel(page).getByRole('button', { name: 'Remove stand-ins' }).click();
  await expect(problems(page)).toContainText('Could not find declared class apt');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(problems(page).getByText('Could not find declared class apt')).toHaveCount(0);
});

function moduleFiles(name: string, version: string): Readonly<Record<string, Uint8Array>> {
  const metadata = { name: `puppetlabs-${name}`, version, author: 'a', license: 'MIT', summary: 's', source: 's' };
  return {
    [`modules/${name}/metadata.json`]: strToU8(JSON.stringify({ ...metadata, dependencies: [] })),
    [`modules/${name}/manifests/init.pp`]: strToU8(`class ${name} { }\n`),
  };
}

test('A folder of modules fills what the Puppetfile names, with a table of versions and one undo @deep', async ({
  page,
}) => {
  await openPage(page);
  const puppetfile = `mod 'puppetlabs/apt', '9.1.0'
mod 'puppetlabs/ntp', '10.0.0'
mod 'puppetlabs/stdlib', '9.0.0'
mod 'puppetlabs/gone', '1.0.0'
mod 'puppetlabs/branch', git: 'https://example.com/branch.git', ref: 'main'
`;
  const project = zipSync({
    'infra/environment.conf': strToU8(''),
    'infra/Puppetfile': strToU8(puppetfile),
    'infra/manifests/site.pp': strToU8('include apt\ninclude ntp\n'),
  });
  await importArchive(page, project, 'infra.zip');
  const offer = panel(page).getByRole('group', { name: 'Modules of the Puppetfile' });
  await expect(offer).toContainText('5 modules of the Puppetfile are absent.');
  const modules = {
    ...moduleFiles('apt', '9.1.0'),
    ...moduleFiles('ntp', '9.5.0'),
    ...moduleFiles('stdlib', '9.7.0'),
    ...moduleFiles('branch', '0.1.0'),
    ...moduleFiles('extra', '1.0.0'),
  };
  const dialog = page.getByRole('dialog', { name: 'Open', exact: true });
  const choose = async (name: string, bytes: Uint8Array): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await offer.getByRole('button', { name: 'Choose archives' }).click();
    await (await chooser).setFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(bytes) });
  };

  await test.step('A damaged archive is refused in words', async () => {
    await choose('broken.zip', zipSync(modules).slice(0, 200));
    await expect(dialog.getByRole('alert')).toContainText('broken.zip is damaged or incomplete.');
    await page.keyboard.press('Escape');
  });

  await test.step('The table compares each module with the Puppetfile', async () => {
    await choose('modules.zip', zipSync(modules));
    await expect(dialog).toContainText('A modules folder with 5 modules.');
    const table = dialog.getByRole('table', { name: 'Modules of the Puppetfile' });
    await expect(table.getByRole('row')).toHaveText([
      /^Module/,
      'gone1.0.0Absent',
      'ntp10.0.09.5.0Older',
      'stdlib9.0.09.7.0Newer',
      /^branch.?main0\.1\.0Not comparable$/,
      'apt9.1.09.1.0Same',
      'extra1.0.0Not in the Puppetfile',
    ]);
    await expect(dialog.getByRole('status').filter({ hasText: '1 of 5 modules of the Puppetfile' })).toBeVisible();
  });

  await test.step('Only modules of the Puppetfile are imported, and one undo removes them', async () => {
    await expect(dialog.getByRole('radio', { name: 'Only 4 modules of the Puppetfile' })).toBeChecked();
    await importButton(page).click();
    await expect(page.getByText('Imported 8 files')).toBeVisible();
    await expect(offer).toContainText('1 module of the Puppetfile is absent.');
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await panel(page).getByRole('button', { name: 'Search again' }).click();
    await expect(offer).toContainText('5 modules of the Puppetfile are absent.');
  });

  await test.step('Replacing a module removes the files of its earlier version', async () => {
    const { 'modules/apt/metadata.json': metadata, ...earlier } = moduleFiles('apt', '9.1.0');
    await choose('modules.zip', zipSync({ ...earlier, ...moduleFiles('ntp', '10.0.0') }));
    await importButton(page).click();
    await expect(page.getByText('Imported 3 files')).toBeVisible();
    const file = { 'modules/apt/manifests/new.pp': strToU8('class apt::new { }\n') };
    await choose('apt.zip', zipSync({ 'modules/apt/metadata.json': metadata ?? new Uint8Array(), ...file }));
    await dialog.getByText('Replace with the imported files, and remove 1 file of earlier versions').click();
    await importButton(page).click();
    await expect(page.getByText('Imported 2 files and removed 1 file of earlier versions')).toBeVisible();
  });
});
