import { expect, it } from 'vitest';
import type { MachineDescription } from '../../../protocol/project/project.ts';
import { limits } from '../../../workspace/limits.ts';
import { editForm, newForm, readForm, type OwnPackageTexts } from './own-package-form.ts';

const none: MachineDescription = { files: {}, packages: {}, services: {} };
const whole = {
  versions: ['1.0', '1.1'],
  depends: ['nginx', 'curl|wget'],
  files: { '/etc/shop.conf': 'a\n' },
  unit: 'shop',
};

function typed(texts: Partial<OwnPackageTexts>) {
  return { ...newForm('debian-12', 'shop'), texts: { ...newForm('debian-12', 'shop').texts, ...texts } };
}

it('reads the typed package, with commas, spaces and the suffix of a service', () => {
  const form = typed({
    name: ' shop ',
    versions: '1.0,1.1 ',
    depends: 'nginx , curl | wget,',
    unit: 'shop.service',
    files: [{ path: ' /etc/shop.conf', text: 'a\n' }],
  });
  expect(readForm(form, none, 'debian-12')).toEqual({ ok: true, value: { name: 'shop', own: whole } });
});

it('shows a package as it was typed, optionally with another version', () => {
  const machine = { ...none, archive: { shop: whole } };
  expect(readForm(editForm('shop', whole), machine, 'debian-12')).toEqual({
    ok: true,
    value: { name: 'shop', own: whole },
  });
  expect(editForm('shop', whole, '2.0').texts.versions).toBe('1.0, 1.1, 2.0');
});

it.each([
  ['name', 'a name with capitals on Debian', { name: 'Shop' }],
  ['name', 'a name that is taken', { name: 'taken' }],
  ['versions', 'no version', { versions: ' ' }],
  ['depends', 'a dependency with a version', { depends: 'nginx (>= 1)' }],
  ['unit', 'a unit that is none', { unit: 'a b' }],
  ['files', 'a file without a path', { files: [{ path: '', text: 'a' }] }],
  [
    'files',
    'a file that is there twice',
    {
      files: [
        { path: '/a', text: '1' },
        { path: '/a ', text: '2' },
      ],
    },
  ],
])('says at the field %s what stands against it: %s', (field, _what, texts) => {
  const machine = { ...none, archive: { taken: { versions: ['1'] } } };
  expect(readForm(typed(texts), machine, 'debian-12')).toMatchObject({ ok: false, problem: { field } });
});

it('accepts capital letters in names where rpm does, and names of JavaScript’s objects', () => {
  expect(readForm(typed({ name: 'Shop_2' }), none, 'rhel-9').ok).toBe(true);
  expect(readForm(typed({ name: 'constructor' }), none, 'debian-12').ok).toBe(true);
});

it('adds no more packages than a link can open', () => {
  const archive = Object.fromEntries(
    Array.from({ length: limits.ownPackages }, (_, index) => [`p${index}`, { versions: ['1'] }]),
  );
  expect(readForm(typed({}), { ...none, archive }, 'debian-12')).toMatchObject({ ok: false });
  const edited = { ...typed({}), edits: 'p1' };
  expect(readForm(edited, { ...none, archive }, 'debian-12')).toMatchObject({ ok: true });
});
