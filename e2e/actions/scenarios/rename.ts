import { expect, expectText, fileRow, goTo, rename, type Scenario } from './scenario.ts';

const WEB = 'site-modules/profile/manifests/web.pp';
const ROLE = 'site-modules/role/manifests/web.pp';
const BASE = 'site-modules/profile/manifests/base.pp';
const DATA = 'data/common.yaml';

function renaming(action: string, act: Scenario['act']): Scenario {
  return { group: 'rename', action, act };
}

export const renames: readonly Scenario[] = [
  renaming('a class moves its file and changes its uses', async (editor) => {
    await goTo(editor, BASE, 'class profile::ba¦se');
    await rename(editor, 'profile::common');
    await editor.open('site-modules/profile/manifests/common.pp');
    await expectText(editor, ROLE, 'include profile::common');
  }),
  renaming('a define moves its file and changes its uses', async (editor) => {
    await goTo(editor, 'modules/nginx/manifests/vhost.pp', 'define nginx::vh¦ost');
    await rename(editor, 'nginx::site');
    await editor.open('modules/nginx/manifests/site.pp');
    await expectText(editor, WEB, "nginx::site { 'shop'");
  }),
  renaming('a function moves its file and changes its calls', async (editor) => {
    await goTo(editor, 'site-modules/profile/functions/port_for.pp', 'function profile::port¦_for');
    await rename(editor, 'profile::port_of');
    await editor.open('site-modules/profile/functions/port_of.pp');
    await expectText(editor, WEB, "profile::port_of('web'");
  }),
  renaming('a type alias moves its file and changes its uses', async (editor) => {
    await goTo(editor, 'site-modules/profile/types/port.pp', 'type Profile::Po¦rt');
    await rename(editor, 'Profile::Tcp');
    await editor.open('site-modules/profile/types/tcp.pp');
    await expectText(editor, WEB, 'Profile::Tcp $port');
  }),
  renaming('a Hiera key renames the parameter of the class', async (editor) => {
    await goTo(editor, DATA, 'profile::web::po¦rt');
    await rename(editor, 'profile::web::listen_port');
    await expectText(editor, WEB, /Profile::Port \$listen_port = 80/);
    await expectText(editor, 'data/os/Debian.yaml', 'profile::web::listen_port: 80');
  }),
  renaming('a parameter renames its Hiera keys and its documentation', async (editor) => {
    await goTo(editor, WEB, 'Profile::Port $po¦rt');
    await rename(editor, 'listen_port');
    await expectText(editor, WEB, '@param listen_port');
    await expectText(editor, DATA, 'profile::web::listen_port: 8080');
  }),
  renaming('an own key renames it in lookup()', async (editor) => {
    await editor.open('manifests/site.pp');
    await editor.write("$users = lookup('profile::users')\n");
    await goTo(editor, DATA, 'profile::us¦ers');
    await rename(editor, 'profile::people');
    await expectText(editor, 'manifests/site.pp', "lookup('profile::people')");
  }),
  renaming('a built-in function is refused with a message', async (editor) => {
    await editor.open('manifests/site.pp');
    await editor.write("$a = spl¦it('a b', ' ')\n");
    await editor.page.keyboard.press('F2');
    await expect(editor.page.locator('.monaco-editor-overlaymessage')).toContainText(/cannot be renamed/);
  }),
  renaming('an EPP parameter changes the key in the call', async (editor) => {
    await goTo(editor, 'site-modules/profile/templates/motd.epp', 'String $na¦me');
    await rename(editor, 'who');
    await expectText(editor, WEB, "{ 'who' => $server_name }");
    await expectText(editor, 'site-modules/profile/templates/motd.epp', '<%= $who %>');
  }),
  renaming('a local variable in code and strings', async (editor) => {
    await goTo(editor, WEB, '  $lis¦ten = ');
    await rename(editor, 'port_of_web');
    await expectText(editor, WEB, 'notify { "listen ${port_of_web}": }');
  }),
  renaming('a resource title changes its references', async (editor) => {
    await goTo(editor, BASE, "package { 'cu¦rl'");
    await rename(editor, 'wget');
    await expectText(editor, WEB, "Package['wget']");
  }),
  renaming('an invalid name is refused with the reason', async (editor) => {
    await goTo(editor, WEB, '  $lis¦ten = ');
    await rename(editor, 'Bad Name');
    const message = editor.page.locator('.monaco-editor-overlaymessage').or(editor.page.getByRole('alertdialog'));
    await expect(message.first()).toContainText(/name|letter/i);
  }),
  renaming('one undo takes back all files and the move', async (editor) => {
    await goTo(editor, BASE, 'class profile::ba¦se');
    await rename(editor, 'profile::common');
    await editor.open('site-modules/profile/manifests/common.pp');
    await editor.field.focus();
    await editor.page.keyboard.press('ControlOrMeta+Z');
    await expectText(editor, ROLE, 'include profile::base');
    await expectText(editor, BASE, 'class profile::base');
  }),
  renaming('moving a file in the tree offers to rename its class', async (editor) => {
    const { page } = editor;
    await editor.open(BASE);
    // A high page, so that all rows of the file tree are rendered.
    await page.setViewportSize({ width: 1440, height: 1600 });
    await fileRow(page, BASE).click();
    await page.keyboard.press('F2');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('site-modules/profile/manifests/common.pp');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Move and rename' }).click();
    await expectText(editor, ROLE, 'include profile::common');
  }),
];
