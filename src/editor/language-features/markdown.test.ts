import { expect, test } from 'vitest';
import { toMarkdown } from './markdown.ts';

test('an image in documentation is not loaded', () => {
  expect(toMarkdown('A ![picture](https://example.com/x.png) and ![another][ref]').value).not.toContain('![');
});
