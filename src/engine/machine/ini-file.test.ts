import { describe, expect, it } from 'vitest';
import { IniFile } from './ini-file.ts';

const text =
  '# mirrors\n\n[base]\nname = Base system\nbaseurl=http://a/\n  http://b/\n; off for now\nenabled=0\n\n[extras]\nname=Extras\n';

describe('a file of sections', () => {
  const file = IniFile.parse(text, 'x.repo');

  it('reads keys, with continuation lines', () => {
    expect(file.sections).toEqual(['base', 'extras']);
    expect(file.get('base', 'name')).toBe('Base system');
    expect(file.get('base', 'baseurl')).toBe('http://a/\n  http://b/');
    expect(file.get('base', 'nope')).toBeUndefined();
    expect(file.entries('none')).toEqual([]);
  });

  it('keeps comments and blank lines in place', () => {
    expect(file.with('base', 'enabled', '1').with('base', 'cost', '5').format()).toBe(
      '# mirrors\n\n[base]\nname=Base system\nbaseurl=http://a/\n  http://b/\n; off for now\nenabled=1\n\ncost=5\n[extras]\nname=Extras\n',
    );
    expect(file.with('base', 'name', undefined).without('extras').format()).not.toMatch(/name|extras/);
    expect(file.withSection('new').with('other', 'a', 'b').format()).toMatch(/\[new\]\n\[other\]\na=b\n$/);
  });

  it('is not changed itself', () => {
    file.with('base', 'enabled', '1');
    expect(file.get('base', 'enabled')).toBe('0');
  });

  it.each([
    ['oops\n', "Can't parse line 'oops' (file: x.repo, line: 1)"],
    ['a=b\n', 'Property with key "a" outside of a section'],
    ['[a]\n[a]\n', 'Section "a" is already defined, cannot redefine (file: x.repo)'],
  ])('refuses %j', (broken, message) => {
    expect(() => IniFile.parse(broken, 'x.repo')).toThrow(message);
  });
});
