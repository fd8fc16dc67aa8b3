import { expect, test } from 'vitest';
import { offlineText } from './offline-text.ts';

test('without network it says so, and whether anything may be missing', () => {
  expect(offlineText({ copy: 'ready', online: false })?.long).toContain('Everything here works');
  expect(offlineText({ copy: 'storing', online: false })?.long).toContain('may be missing');
});

test('a page that is never kept says nothing while there is a network', () => {
  expect(offlineText({ copy: 'none', online: true })).toBeUndefined();
  expect(offlineText({ copy: 'ready', online: true })?.short).toBe('Works offline');
});
