import { expect, it } from 'vitest';
import { capitalizeSegments } from './capitalize-segments.ts';

it.each([
  ['file', 'File'],
  ['apache::mod_ssl', 'Apache::Mod_ssl'],
  ['apache::ModSsl', 'Apache::Modssl'],
  ['Apache::modSsl', 'Apache::modSsl'],
  ['FooBar', 'FooBar'],
  ['', ''],
])('%s is %s in a reference', (name, expected) => {
  expect(capitalizeSegments(name)).toBe(expected);
});
