import { strToU8, zipSync } from 'fflate';
import { expect, test, type Page } from './test.ts';
import { openFile, importArchive, openPage, pasteOver, showView } from './page.ts';

/**
 * Returns a repository with 60 web nodes in two regions, a database node with a data file, and a node that does not
 * compile.
 */
function repository(): Readonly<Record<string, string>> {
  const web = Array.from({ length: 60 }, (_, index) => `'web${index + 1}.example.com'`).join(', ');
  const data = (number: number) =>
    [`data/nodes/web${number}.example.com.yaml`, `nginx::port: ${8000 + number}\n`] as const;
  return {
    'manifests/site.pp': `node ${web} {\n  include nginx\n}\nnode 'broken.example.com' {\n  fail('Not yet')\n}\nnode default { }\n`,
    'modules/nginx/manifests/init.pp': `class nginx(Integer $port = 80) {
  range(1, 40).each |$number| {
    file { "/srv/$number": content => "page $number\\n" }
  }
  file { '/etc/nginx.conf': content => epp('nginx/nginx.conf.epp', { port => $port }) }
}
`,
    'modules/nginx/templates/nginx.conf.epp': 'listen <%= $port %>;\nserver_name <%= $trusted[certname] %>;\n',
    'hiera.yaml':
      'version: 5\nhierarchy:\n  - { name: node, path: "nodes/%{trusted.certname}.yaml" }\n  - { name: common, path: common.yaml }\n',
    'data/common.yaml': '--- {}\n',
    'data/nodes/db1.example.com.yaml': 'unused: true\n',
    ...Object.fromEntries([1, 2, 3].map(data)),
  };
}

async function openRepository(page: Page): Promise<void> {
  await openPage(page, '');
  const files = Object.entries(repository()).map(([path, text]) => [path, strToU8(text)] as const);
  await importArchive(page, zipSync(Object.fromEntries(files)), 'repository.zip');
  await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('repository');
  await showView(page, 'Nodes');
}

function panel(page: Page) {
  return page.getByRole('region', { name: 'Nodes', exact: true });
}

function row(page: Page, certname: string) {
  return panel(page).getByRole('row', { name: certname });
}

test('All nodes of a repository compile, can be sorted and filtered, and recompile where a change affects them @deep', async ({
  page,
}) => {
  await openRepository(page);
  const nodes = panel(page);
  const table = nodes.getByRole('grid', { name: 'Nodes' });

  await test.step('The list contains the nodes of the manifests and the data', async () => {
    await expect(table).toHaveAttribute('aria-rowcount', '63');
    await nodes.getByRole('button', { name: 'Compile all' }).click();
    await expect(nodes.getByRole('status').filter({ hasText: 'Compiled 62 of 62 nodes' })).toBeVisible();
    await expect(row(page, 'broken.example.com')).toContainText('Not yet');
  });

  await test.step('Nodes can be sorted by column and filtered', async () => {
    await nodes.getByRole('columnheader', { name: 'Result' }).getByRole('button').click();
    await expect(table.getByRole('row').nth(1)).toContainText('broken.example.com');
    await nodes.getByRole('searchbox', { name: 'Filter nodes' }).fill('web1');
    await expect(table).toHaveAttribute('aria-rowcount', '12');
  });

  await test.step('A node opens by keyboard and becomes a node of the project', async () => {
    await table.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Certname' })).toHaveValue('web1.example.com');
    await expect(row(page, 'web1.example.com')).toContainText('current');
  });

  await test.step('A data change affects one node, a template change every node that uses the template', async () => {
    await nodes.getByRole('searchbox', { name: 'Filter nodes' }).fill('');
    await openFile(page, 'web2.example.com.yaml');
    await pasteOver(page, 'nginx::port: 9999\n');
    await expect(row(page, 'web2.example.com')).toContainText('Out of date');
    await nodes.getByRole('button', { name: 'Compile 1 node', exact: true }).click();
    await expect(nodes.getByRole('status').filter({ hasText: 'Compiled 1 of 62 nodes' })).toBeVisible();
    await expect(row(page, 'web2.example.com')).toContainText('Changed');
    await openFile(page, 'nginx.conf.epp');
    await pasteOver(page, 'listen <%= $port %>;\n');
    await expect(nodes.getByRole('button', { name: 'Compile 60 nodes', exact: true })).toBeVisible();
  });
});

test('Facts add and fill nodes, and two versions are compared across all nodes @deep', async ({ page }) => {
  await openRepository(page);
  const nodes = panel(page);
  const dialog = page.getByRole('dialog', { name: 'Add nodes or facts' });
  await expect(nodes.getByRole('grid', { name: 'Nodes' })).toHaveAttribute('aria-rowcount', '63');

  await test.step('Invalid facts are refused, with the next step', async () => {
    await nodes.getByRole('button', { name: 'Add nodes or facts' }).click();
    await dialog.getByRole('textbox', { name: 'Names or facts' }).fill('[{"os": {}}]');
    await expect(dialog.getByRole('alert')).toContainText('does not name its node');
  });

  await test.step('A fact cache of an agent fills a node, including legacy facts', async () => {
    const cache =
      '--- !ruby/object:Puppet::Node::Facts\nname: web2.example.com\nvalues:\n  os:\n    family: RedHat\n  osfamily: RedHat\n';
    await dialog.getByRole('textbox', { name: 'Names or facts' }).fill(cache);
    await expect(dialog.getByRole('status')).toContainText('1 node to add: web2.example.com');
    await expect(dialog.getByRole('status')).toContainText('2 facts');
    await dialog.getByRole('checkbox', { name: /Include legacy facts/ }).press('Space');
    await expect(dialog.getByRole('status')).toContainText('1 fact, without 1 legacy fact');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toBeHidden();
    await nodes.getByRole('grid', { name: 'Nodes' }).getByRole('row', { name: 'web2.example.com' }).dblclick();
    await expect(page.getByRole('textbox', { name: 'Additional facts (JSON)' })).toHaveValue(/"family": "RedHat"/);
  });

  await test.step('A changed line lists exactly the nodes that it affects', async () => {
    await nodes.getByRole('button', { name: 'Compile all' }).click();
    await expect(nodes.getByRole('status').filter({ hasText: 'Compiled 62 of 62 nodes' })).toBeVisible();
    await nodes.getByRole('button', { name: 'Save this state to compare with it later' }).click();
    await openFile(page, 'nginx.conf.epp');
    await pasteOver(page, 'LISTEN <%= $port %>;\nserver_name <%= $trusted[certname] %>;\n');
    await nodes.getByRole('radio', { name: 'Compare' }).click();
    await nodes.getByRole('button', { name: 'Compare all nodes' }).click();
    await expect(nodes.getByRole('status').filter({ hasText: '60 of 62 nodes change (compiled 60)' })).toBeVisible();
    const changes = nodes.getByRole('listbox', { name: 'Changes across all nodes' });
    await expect(changes.getByRole('option')).toHaveCount(4);
    await changes.getByRole('option').first().click();
    const details = page.getByRole('region', { name: 'Changes to File[/etc/nginx.conf]' });
    await expect(details).toContainText('57 nodes');
    await expect(details.locator('del')).toHaveText('listen 80;');
    await expect(details.locator('ins')).toHaveText('LISTEN 80;');
  });
});
