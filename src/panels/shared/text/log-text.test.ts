import { describe, expect, test } from 'vitest';
import type { LogLevelView, LogLineView } from '../../../protocol/analysis.ts';
import { filterList } from '../list/list-view.ts';
import { isSourceOf, isTrouble, logText, refOfSource, withShortSums } from './log-text.ts';

const line = (message: string, level: LogLevelView = 'notice'): LogLineView => ({ level, source: 'Puppet', message });

describe('refOfSource', () => {
  const refs = new Set(['File[/etc/motd]', 'Exec[say [hi]/now]', 'Class[Main]', 'Service[ntp]']);
  const find = (source: string): string | undefined => refOfSource(source, (ref) => refs.has(ref));

  test('finds the resource that the source names, with or without a property', () => {
    expect(find('/Stage[main]/Main/File[/etc/motd]/ensure')).toBe('File[/etc/motd]');
    expect(find('/Stage[main]/Ntp::Service/Service[ntp]')).toBe('Service[ntp]');
    expect(find('Class[Main]')).toBe('Class[Main]');
  });

  test('finds a resource whose title contains slashes and brackets', () => {
    expect(find('/Stage[main]/Main/Exec[say [hi]/now]/returns')).toBe('Exec[say [hi]/now]');
  });

  test('is undefined if the catalog does not contain the resource', () => {
    expect(find('Puppet')).toBeUndefined();
    expect(find('/Stage[main]/Main/File[/gone]/ensure')).toBeUndefined();
  });

  test('isSourceOf matches lines of the resource and its properties, not of its neighbors', () => {
    expect(isSourceOf('/Stage[main]/Main/File[/etc/motd]/ensure', 'File[/etc/motd]')).toBe(true);
    expect(isSourceOf('/Stage[main]/Main/File[/etc/motd]', 'File[/etc/motd]')).toBe(true);
    expect(isSourceOf('/Stage[main]/Main/File[/etc/motd]/ensure', 'Stage[main]')).toBe(false);
    expect(isSourceOf('/Stage[main]/Main/Myfile[/etc/motd]/ensure', 'file[/etc/motd]')).toBe(false);
  });
});

describe('the log filter', () => {
  const lines = [line('Applied catalog'), line('could not find user', 'err'), line('Catalog is old', 'warning')];
  const shown = (text: string, onlyTrouble = false): readonly string[] =>
    filterList(lines, { text, onlyTrouble }, logText, isTrouble).map(({ message }) => message);

  test('keeps lines that contain every word, in any case', () => {
    expect(shown('CATALOG applied')).toEqual(['Applied catalog']);
    expect(shown('catalog')).toEqual(['Applied catalog', 'Catalog is old']);
    expect(shown('error:')).toEqual(['could not find user']);
  });

  test('keeps only warnings and errors on request', () => {
    expect(shown('', true)).toEqual(['could not find user', 'Catalog is old']);
    expect(shown('catalog', true)).toEqual(['Catalog is old']);
  });

  test('returns the list itself without a filter', () => {
    expect(filterList(lines, { text: '  ', onlyTrouble: false }, logText, isTrouble)).toBe(lines);
  });
});

test('only checksums are shortened in lists', () => {
  const sum = 'b533589f7d824f9c4f8de92e894046d9109097171c024c3becce5f96b49fa619';
  expect(withShortSums(`defined content as '{sha256}${sum}'`)).toBe("defined content as '{sha256}b533589f…'");
  expect(withShortSums(`{md5}${sum.slice(0, 32)} to {sha256}short`)).toBe('{md5}b533589f… to {sha256}short');
  expect(withShortSums(sum)).toBe(sum);
});
