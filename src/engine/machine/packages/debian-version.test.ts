import { expect, it } from 'vitest';
import { compareDebianVersions } from './debian-version.ts';

it.each([
  ['1.0', '<', '1.1'],
  ['1.9', '<', '1.10'],
  ['1.0~rc1', '<', '1.0'],
  ['1.0', '<', '1.0+dfsg'],
  ['1.0a', '<', '1.0+'],
  ['1:0.1', '>', '2.0'],
  ['1.22.1-9', '<', '1.22.1-9+deb12u1'],
  ['2.36-9+deb12u14', '>', '2.36-9+deb12u9'],
  ['1.0-1', '=', '1.0-1'],
  ['0:1.0', '=', '1.0'],
  ['1.0-1~bpo12+1', '<', '1.0-1'],
])('%s %s %s', (left, sign, right) => {
  const order = compareDebianVersions(left, right);
  expect(order < 0 ? '<' : order > 0 ? '>' : '=').toBe(sign);
});
