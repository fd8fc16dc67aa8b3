import { expect, it } from 'vitest';
import { ntpProject } from '../protocol/testing/ntp-fixture.ts';
import { toFileName, longLinkWarning, markdownLink, markdownWithCode } from './share-text.ts';

it('puts a name with brackets into a Markdown link', () => {
  expect(markdownLink('a [b]', 'https://x/#p')).toBe('[a \\[b\\]](https://x/#p)');
});

it('escapes Markdown, HTML and direction marks in a name', () => {
  expect(markdownLink('<img src=x> **b** `c` ![d](e)\u202egnp\u0007\n# f', 'https://x/#p')).toBe(
    '[\\<img src=x\\> \\*\\*b\\*\\* \\`c\\` \\!\\[d\\](e) gnp \\# f](https://x/#p)',
  );
  const project = { ...ntpProject, files: { 'manifests/**a**\u202e.pp': '' } };
  expect(markdownWithCode(project, 'https://x/')).toContain('`manifests/**a** .pp`');
});

it('fences code with more backticks than it contains', () => {
  const text = markdownWithCode({ ...ntpProject, files: { 'README.md': '```\ncode\n```' } }, 'https://x/');
  expect(text).toContain('````\n```\ncode\n```\n````');
});

it('warns about links that chats cut, and about those that mail and trackers cut too', () => {
  expect(longLinkWarning(2000)).toBeUndefined();
  expect(longLinkWarning(2001)).toMatch(/^Chats cut links longer than 2,000 /);
  expect(longLinkWarning(4000)).toMatch(/2,000/);
  expect(longLinkWarning(4001)).toMatch(/^Chats, mail programs and issue trackers cut links longer than 4,000 /);
});

it('names a file after any project', () => {
  expect(toFileName('../../Über: X')).toBe('ber-x');
  expect(toFileName('☃')).toBe('environment');
});
