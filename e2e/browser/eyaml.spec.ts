import { expect, test, type Page } from './test.ts';
import { strToU8, zipSync } from 'fflate';
import { encryptedPassword, otherKeyPem, privateKeyPem } from '../../src/eyaml/testing/keys.ts';
import { importArchive, linkOf, openPage, problems, runResult, saved, showProblems, showView } from './page.ts';

const secret = 's3cret päss';

const repository = zipSync({
  'infra/manifests/site.pp': strToU8("file { '/etc/password': content => lookup('password') }\n"),
  'infra/hiera.yaml': strToU8(
    'version: 5\nhierarchy:\n  - name: Secrets\n    lookup_key: eyaml_lookup_key\n    path: secrets.eyaml\n    options:\n      pkcs7_private_key: /etc/eyaml/private_key.pkcs7.pem\n',
  ),
  'infra/data/secrets.eyaml': strToU8(`password: ${encryptedPassword}\n`),
});

async function choose(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose private keys' }).click();
  const given = Object.entries(files).map(([name, text]) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  }));
  await (await chooser).setFiles(given);
}

/** Returns everything that the browser stores for the page, as one string. */
async function stored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => all.addEventListener('success', resolve));
        found.push(all.result);
      }
      database.close();
    }
    return JSON.stringify(found);
  });
}

test('Encrypted hiera-eyaml values are read with a private key, which never leaves the tab @deep', async ({ page }) => {
  await openPage(page);
  await importArchive(page, repository);
  await showProblems(page);
  const missing = page.getByRole('region', { name: 'Missing', exact: true });
  const warning = problems(page).getByText("The value of 'password' is encrypted, and the private key is missing");

  await test.step('A missing key is reported with the places that need it', async () => {
    await expect(warning).toBeVisible();
    await missing.getByRole('treeitem', { name: /^PKCS7 key of hiera-eyaml, private key/ }).click();
    await expect(missing.getByRole('button', { name: 'data/secrets.eyaml:1' })).toBeVisible();
  });

  await test.step('A certificate is refused, a wrong key decrypts nothing, the right key decrypts the value', async () => {
    await choose(page, { 'public_key.pkcs7.pem': '-----BEGIN CERTIFICATE-----\nMIIC\n-----END CERTIFICATE-----\n' });
    await expect(missing.getByRole('alert')).toContainText(
      'Not an unencrypted RSA private key in PEM format: public_key.pkcs7.pem',
    );
    await choose(page, { 'other.pem': otherKeyPem });
    await expect(missing.getByRole('list', { name: 'Available keys' })).toContainText('other.pem');
    await expect(warning).toBeVisible();
    await choose(page, { 'private_key.pkcs7.pem': privateKeyPem });
    await expect(warning).toHaveCount(0);
    await expect(missing.getByRole('treeitem', { name: /^PKCS7 key of hiera-eyaml/ })).toHaveCount(0);
  });

  await test.step('The applied catalog contains the value; the link and the stored data do not', async () => {
    await page.getByRole('tab', { name: 'Terminal' }).click();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(runResult(page)).toContainText('1 changed');
    await showView(page, 'Catalog');
    await page.getByRole('option', { name: /File\[\/etc\/password\]/ }).click();
    await expect(page.getByRole('region', { name: 'Catalog' })).toContainText(secret);
    await expect(saved(page)).toBeVisible();
    const kept = await stored(page);
    expect(kept).toContain('secrets.eyaml');
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain('PRIVATE KEY');
    expect(await linkOf(page)).not.toContain('PRIVATE');
  });

  await test.step('After forgetting the key or reloading the page, the value stays encrypted', async () => {
    await page.keyboard.press('F1');
    await page.getByRole('searchbox', { name: 'Find a command' }).fill('hiera-eyaml keys');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const keys = page.getByRole('dialog', { name: 'hiera-eyaml keys' });
    await keys.getByRole('button', { name: 'Forget private_key.pkcs7.pem' }).click();
    await expect(keys.getByRole('list', { name: 'Available keys' })).not.toContainText('private_key');
    await page.keyboard.press('Escape');
    await showProblems(page);
    await expect(warning).toBeVisible();
    await page.reload();
    await showProblems(page);
    await expect(warning).toBeVisible();
  });
});
