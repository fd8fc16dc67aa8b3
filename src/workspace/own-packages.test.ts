import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limits } from './limits.ts';
import { readOwnPackage, readOwnPackages } from './own-packages.ts';

const many = (count: number): string[] => Array.from({ length: count }, (_, index) => `a${index}`);

it('reads a package with all of its parts, and leaves out empty ones', () => {
  const whole = {
    versions: ['1:1.0+b1~rc2-3', '2.0'],
    depends: ['nginx|apache2', 'libssl3'],
    files: { '/etc/shop.conf': '', '/usr/bin/shop': '#!/bin/sh\n' },
    unit: 'shop.timer',
  };
  expect(readOwnPackage('lib_shop++', whole)).toEqual({ ok: true, value: whole });
  const empty = { versions: ['1', '1'], depends: [], files: {} };
  expect(readOwnPackage('shop', empty)).toEqual({ ok: true, value: { versions: ['1'] } });
});

const one = { versions: ['1'] };

it.each([
  ['name', '', one],
  ['name', '-rf', one],
  ['name', '__proto__', one],
  ['name', 'a b', one],
  ['name', 'a|b', one],
  ['name', 'x'.repeat(limits.ownPackageWord + 1), one],
  ['name', 'shop', null],
  ['name', 'shop', { ...one, scripts: ['rm'] }],
  ['versions', 'shop', {}],
  ['versions', 'shop', { versions: [] }],
  ['versions', 'shop', { versions: [1] }],
  ['versions', 'shop', { versions: ['1 2'] }],
  ['versions', 'shop', { versions: ['> 1'] }],
  ['versions', 'shop', { versions: many(limits.ownPackageParts + 1) }],
  ['depends', 'shop', { ...one, depends: 'nginx' }],
  ['depends', 'shop', { ...one, depends: ['nginx (>= 1)'] }],
  ['depends', 'shop', { ...one, depends: ['nginx|'] }],
  ['depends', 'shop', { ...one, depends: ['shop'] }],
  ['depends', 'shop', { ...one, depends: many(limits.ownPackageParts + 1) }],
  ['files', 'shop', { ...one, files: ['/etc/shop'] }],
  ['files', 'shop', { ...one, files: { '': 'a' } }],
  ['files', 'shop', { ...one, files: { '/': 'a' } }],
  ['files', 'shop', { ...one, files: { 'etc/shop': 'a' } }],
  ['files', 'shop', { ...one, files: { '/etc/../shop': 'a' } }],
  ['files', 'shop', { ...one, files: { '/etc//shop': 'a' } }],
  ['files', 'shop', { ...one, files: { '/etc/\u202Eshop': 'a' } }],
  ['files', 'shop', { ...one, files: { '/etc/shop': null } }],
  ['files', 'shop', { ...one, files: { '/etc/shop': 'a', '/etc/shop/b': 'b' } }],
  ['files', 'shop', { ...one, files: { '/etc/shop': 'x'.repeat(limits.fileLength + 1) } }],
  [
    'files',
    'shop',
    { ...one, files: Object.fromEntries(many(limits.ownPackageParts + 1).map((each) => [`/${each}`, ''])) },
  ],
  ['unit', 'shop', { ...one, unit: 'shop; reboot' }],
  ['unit', 'shop', { ...one, unit: '../shop' }],
  ['unit', 'shop', { ...one, unit: null }],
])('refuses for its %s the package %j: %j', (field, name, value) => {
  expect(readOwnPackage(name, value)).toMatchObject({ ok: false, problem: { field } });
});

it('refuses too many packages, or an invalid one', () => {
  const named = (count: number) => Object.fromEntries(many(count).map((name) => [name, one]));
  expect(readOwnPackages(named(limits.ownPackages)).ok).toBe(true);
  expect(readOwnPackages(named(limits.ownPackages + 1)).ok).toBe(false);
  expect(readOwnPackages({ shop: one, 'a\u202E b': one })).toMatchObject({ problem: { name: 'a? b' } });
  expect(readOwnPackages([one]).ok).toBe(false);
});

it('never throws, and reads its own result unchanged', () => {
  fc.assert(
    fc.property(fc.string(), fc.anything(), (name, value) => {
      const read = readOwnPackage(name, value);
      const again = read.ok ? readOwnPackage(name, read.value) : read;
      expect(again).toEqual(read);
    }),
  );
});
