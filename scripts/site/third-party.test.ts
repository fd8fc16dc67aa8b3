import { expect, test } from 'vitest';
import { thirdPartyNotices, thirdPartyText } from './third-party.ts';

const notices = thirdPartyNotices(process.cwd());

test('each library of the site has a notice, and no tool of the build has one', () => {
  const names = notices.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['monaco-editor', 'cytoscape', 'elkjs', 'react', 'just-bash']));
  expect(names).not.toContain('vitest');
  expect(names).not.toContain('@playwright/test');
});

test('notices include the license text if the license requires it', () => {
  const without = notices.filter(({ text, license }) => text === undefined && /^(?:EPL|OFL|Apache)/.test(license));
  expect(without).toEqual([]);
});

test('a license text shared by several packages is printed once', () => {
  const text = 'The MIT License';
  const printed = thirdPartyText([
    { name: 'a', version: '1.0.0', license: 'MIT', text },
    { name: 'b', version: '2.0.0', license: 'MIT', text },
    { name: 'c', version: '3.0.0', license: 'ISC', text: undefined },
  ]);
  expect(printed).toContain('a 1.0.0 (MIT)\nb 2.0.0 (MIT)\n\nThe MIT License\n');
  expect(printed).toContain('c 3.0.0 (ISC)\n\nLicense: ISC\n');
});
