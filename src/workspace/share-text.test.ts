import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { ntpProject } from '../protocol/testing/ntp-fixture.ts';
import { environmentZip, fileNameOf, markdownLink, markdownWithCode } from './share-text.ts';

it('puts a name with brackets into a Markdown link', () => {
  expect(markdownLink('a [b]', 'https://x/#p')).toBe('[a \\[b\\]](https://x/#p)');
});

it('fences code with more backticks than it holds', () => {
  const text = markdownWithCode({ ...ntpProject, files: { 'README.md': '```\ncode\n```' } }, 'https://x/');
  expect(text).toContain('````\n```\ncode\n```\n````');
});

it('zips the environment under the project’s name', () => {
  const entries = unzipSync(environmentZip(ntpProject));
  expect(Object.keys(entries).sort()).toEqual([
    'package-file-service/manifests/site.pp',
    'package-file-service/modules/ntp/manifests/init.pp',
  ]);
  const site = entries['package-file-service/manifests/site.pp'];
  expect(site === undefined ? '' : strFromU8(site)).toBe('include ntp\n');
});

it('names a file after any project', () => {
  expect(fileNameOf('../../Über: X')).toBe('ber-x');
  expect(fileNameOf('☃')).toBe('environment');
});
