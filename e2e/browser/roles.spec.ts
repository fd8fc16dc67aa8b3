import { strToU8, zipSync } from 'fflate';
import { expect, test, type Page } from './test.ts';
import { importArchive, openPage, showView } from './page.ts';

/** A control repository of six nodes: four web nodes, a database node, and a node that does not compile. */
const repository: Readonly<Record<string, string>> = {
  'manifests/site.pp': `include profile::base
node 'web1.example.com', 'web2.example.com', 'web3.example.com', 'web4.example.com' { include role::web }
node 'db1.example.com' { include role::db }
node 'broken.example.com' { fail('Not yet') }
`,
  'hiera.yaml': `version: 5
hierarchy:
  - { name: node, path: "nodes/%{trusted.certname}.yaml" }
  - { name: common, path: common.yaml }
`,
  'data/nodes/web1.example.com.yaml': 'nginx::port: 8001\nnginx::user: deploy\n',
  ...Object.fromEntries([2, 3, 4].map((n) => [`data/nodes/web${n}.example.com.yaml`, `nginx::port: ${8000 + n}\n`])),
  'data/common.yaml': 'nginx::port: 80\nnginx::user: www\nnobody::reads: 1\nbanner: hello\n',
  'modules/role/manifests/web.pp': 'class role::web {\n  contain profile::web\n}\n',
  'modules/role/manifests/db.pp': 'class role::db {\n  include profile::db\n}\n',
  'modules/profile/manifests/base.pp': "class profile::base {\n  notify { lookup('banner'): }\n}\n",
  'modules/profile/manifests/web.pp': 'class profile::web {\n  include nginx\n}\n',
  'modules/profile/manifests/db.pp': 'class profile::db { }\n',
  'modules/nginx/manifests/init.pp':
    "class nginx(Integer $port, String $user) {\n  file { '/etc/nginx.conf': content => epp('nginx/nginx.conf.epp') }\n}\n",
  'modules/nginx/templates/nginx.conf.epp': 'listen 80;\n',
};

async function openRepository(page: Page): Promise<void> {
  await openPage(page, '');
  const files = Object.entries(repository).map(([path, text]) => [path, strToU8(text)] as const);
  await importArchive(page, zipSync(Object.fromEntries(files)), 'repository.zip');
}

test('Roles lead to profiles, classes and nodes, and data shows the nodes that get each value @deep', async ({
  page,
}) => {
  await openRepository(page);
  await showView(page, 'Roles');
  const roles = page.getByRole('region', { name: 'Roles', exact: true });
  const tree = roles.getByRole('tree', { name: 'Roles' });
  const item = (name: string | RegExp) => tree.getByRole('treeitem', { name, exact: true });

  await test.step('Without compiled nodes, a button compiles them', async () => {
    await expect(roles.getByText('No nodes compiled')).toBeVisible();
    await roles.getByRole('button', { name: /^Compile \d nodes$/ }).click();
    await expect(item('role::web, role, 4 nodes')).toBeVisible();
    await expect(item(/^broken\.example\.com, .*Not yet/)).toBeVisible();
  });

  await test.step('The keyboard opens a role down to a node', async () => {
    await tree.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(item('profile::web, profile, 4 nodes')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(item('nginx, class, 4 nodes')).toBeVisible();
  });

  await test.step('A class shows its definition in the editor', async () => {
    await item('nginx, class, 4 nodes').click();
    const details = roles.getByRole('region', { name: 'class nginx' });
    await expect(details.getByRole('button', { name: 'modules/profile/manifests/web.pp:2' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'init.pp' })).toBeVisible();
  });

  await test.step('Its users are nodes and places', async () => {
    await roles.getByRole('button', { name: 'Who uses this' }).click();
    const users = roles.getByRole('region', { name: 'Users of nginx', exact: true });
    await expect(users.getByRole('heading', { name: '4 nodes' })).toBeVisible();
    await roles.getByRole('searchbox', { name: 'Find a class, key or file' }).fill('nginx.conf.epp');
    await roles.getByRole('option', { name: 'modules/nginx/templates/nginx.conf.epp, file' }).click();
    await expect(
      roles.getByRole('region', { name: /^Users of modules/ }).getByRole('button', { name: 'web3.example.com' }),
    ).toBeVisible();
  });

  await test.step('A node opens', async () => {
    await roles.getByRole('radio', { name: 'Roles' }).check();
    await roles.getByRole('searchbox', { name: 'Filter classes and nodes' }).fill('db1');
    await item('db1.example.com').first().click();
    await roles.getByRole('button', { name: 'Open this node' }).click();
    await expect(page.getByRole('textbox', { name: 'Certname' })).toHaveValue('db1.example.com');
  });

  await test.step('Coverage shows values that no node gets, and keys that no node looks up', async () => {
    await showView(page, 'Data');
    const data = page.getByRole('region', { name: 'Data', exact: true });
    await data.getByRole('radio', { name: 'Coverage' }).check();
    const keys = data.getByRole('tree', { name: 'Data coverage' });
    const row = (name: string) => keys.getByRole('treeitem', { name, exact: true });
    await expect(row('nobody::reads, unused, 0 nodes')).toBeVisible();
    await row('nginx::port, shadowed value, 4 nodes').click();
    await expect(row('common, data/common.yaml:1, shadowed on 4 nodes')).toBeVisible();
    await keys.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await row('web1.example.com').click();
    await data.getByRole('button', { name: 'Explain nginx::port on this node' }).click();
    await expect(page.getByRole('textbox', { name: 'Certname' })).toHaveValue('web1.example.com');
    await expect(data.getByText('8001').first()).toBeVisible();
  });
});
