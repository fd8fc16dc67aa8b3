import { expect, test } from 'vitest';
import { builtinTypes } from '../engine/index.ts';
import { compileToCatalog } from '../engine/testing/compile.ts';
import { writeCatalogCode } from './catalog-code.ts';

test('Code from a catalog compiles to it, with and without the values of Sensitive attributes', () => {
  const catalog = compileToCatalog(
    "notify { 'a': message => Sensitive('top') } notify { 'b': require => Notify['a'] }",
  );
  const [hidden, whole] = [false, true].map((secrets) => writeCatalogCode(catalog, builtinTypes, secrets));
  expect(hidden).toMatchObject({ kind: 'code', hiddenValues: 1, differences: [] });
  expect(JSON.stringify(hidden)).not.toContain('top');
  expect(whole).toMatchObject({ hiddenValues: 0, differences: [] });
  expect(JSON.stringify(whole)).toContain("Sensitive('top')");
});
