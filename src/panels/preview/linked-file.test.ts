import { expect, it } from 'vitest';
import { findLinkedFile } from './linked-file.ts';

const files = { 'README.md': '', 'docs/a.md': '', 'manifests/site.pp': '' };

it.each([
  ['docs/a.md', 'README.md', 'docs/a.md'],
  ['../manifests/site.pp#L1', 'docs/a.md', 'manifests/site.pp'],
  ['./a.md', 'docs/a.md', 'docs/a.md'],
  ['/README.md', 'docs/a.md', 'README.md'],
  ['missing.md', 'README.md', undefined],
  ['https://example.com/README.md', 'README.md', undefined],
  ['//example.com/README.md', 'README.md', undefined],
  ['#title', 'README.md', undefined],
])('the link %s in %s leads to %s', (address, from, found) => {
  expect(findLinkedFile(address, from, files)).toBe(found);
});
