import { expect, it } from 'vitest';
import { isGoodConnection } from './connection.ts';

const connection = (reported: { readonly saveData?: boolean; readonly effectiveType?: string }) =>
  Object.assign(new EventTarget(), reported);

it.each([
  ['a browser without this information', { onLine: true }, true],
  ['a fast connection', { onLine: true, connection: connection({ saveData: false, effectiveType: '4g' }) }, true],
  ['a slow connection', { onLine: true, connection: connection({ saveData: false, effectiveType: '3g' }) }, false],
  ['a data saver', { onLine: true, connection: connection({ saveData: true, effectiveType: '4g' }) }, false],
  ['no network', { onLine: false, connection: connection({ effectiveType: '4g' }) }, false],
])('judges %s', (_, reported, isGood) => {
  expect(isGoodConnection(reported)).toBe(isGood);
});
