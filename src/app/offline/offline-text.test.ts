import { expect, test } from 'vitest';
import { offlineText } from './offline-text.ts';

test('without a network, the message says so and names unavailable parts', () => {
  expect(offlineText({ copy: 'ready', ruby: 'stored', online: false })?.long).toContain('Everything here works');
  expect(offlineText({ copy: 'ready', ruby: 'missing', online: false })?.long).toContain('Ruby is not stored');
  expect(offlineText({ copy: 'storing', ruby: 'missing', online: false })?.long).toContain('may be missing');
});

test('without storage, the page shows nothing while the network is available', () => {
  expect(offlineText({ copy: 'none', ruby: 'missing', online: true })).toBeUndefined();
});

test.each([
  ['missing', 'Works offline (without Ruby)'],
  ['storing', 'Works offline (without Ruby)'],
  ['stored', 'Works offline'],
] as const)('a stored page with Ruby %s says: %s', (ruby, short) => {
  expect(offlineText({ copy: 'ready', ruby, online: true })?.short).toBe(short);
});
