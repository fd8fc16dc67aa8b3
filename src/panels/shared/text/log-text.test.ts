import { describe, expect, test } from 'vitest';
import type { LogLevelView, LogLineView } from '../../../protocol/analysis.ts';
import { filterList } from '../list/list-view.ts';
import { isSourceOf, isTrouble, logText, refOfSource, withShortSums } from './log-text.ts';

const line = (message: string, level: LogLevelView = 'notice'): LogLineView => ({ level, source: 'Puppet', message });

describe('the resource of a line of the log', () => {
  const refs = new Set(['File[/etc/motd]', 'Exec[say [hi]/now]', 'Class[Main]', 'Service[ntp]']);
  const find = (source: string): string | undefined => refOfSource(source, (ref) => refs.has(ref));

  test('is the one that its source names, with or without a property', () => {
    expect(find('/Stage[main]/Main/File[/etc/motd]/ensure')).toBe('File[/etc/motd]');
    expect(find('/Stage[main]/Ntp::Service/Service[ntp]')).toBe('Service[ntp]');
    expect(find('Class[Main]')).toBe('Class[Main]');
  });

  test('is found where its title holds slashes and brackets', () => {
    expect(find('/Stage[main]/Main/Exec[say [hi]/now]/returns')).toBe('Exec[say [hi]/now]');
  });

  test('is none where the catalog has none', () => {
    expect(find('Puppet')).toBeUndefined();
    expect(find('/Stage[main]/Main/File[/gone]/ensure')).toBeUndefined();
  });

  test('owns its own lines and those of its properties, not those of its neighbours', () => {
    expect(isSourceOf('/Stage[main]/Main/File[/etc/motd]/ensure', 'File[/etc/motd]')).toBe(true);
    expect(isSourceOf('/Stage[main]/Main/File[/etc/motd]', 'File[/etc/motd]')).toBe(true);
    expect(isSourceOf('/Stage[main]/Main/File[/etc/motd]/ensure', 'Stage[main]')).toBe(false);
    expect(isSourceOf('/Stage[main]/Main/Myfile[/etc/motd]/ensure', 'file[/etc/motd]')).toBe(false);
  });
});

describe('a filter over the log', () => {
  const lines = [line('Applied catalog'), line('could not find user', 'err'), line('Catalog is old', 'warning')];
  const shown = (text: string, onlyTrouble = false): readonly string[] =>
    filterList(lines, { text, onlyTrouble }, logText, isTrouble).map(({ message }) => message);

  test('lets through the lines with every word, in any case', () => {
    expect(shown('CATALOG applied')).toEqual(['Applied catalog']);
    expect(shown('catalog')).toEqual(['Applied catalog', 'Catalog is old']);
    expect(shown('error:')).toEqual(['could not find user']);
  });

  test('keeps warnings and errors alone when asked', () => {
    expect(shown('', true)).toEqual(['could not find user', 'Catalog is old']);
    expect(shown('catalog', true)).toEqual(['Catalog is old']);
  });

  test('is the list itself when nothing is asked', () => {
    expect(filterList(lines, { text: '  ', onlyTrouble: false }, logText, isTrouble)).toBe(lines);
  });
});

test('checksums are cut in lists, and nothing else is', () => {
  const sum = 'b533589f7d824f9c4f8de92e894046d9109097171c024c3becce5f96b49fa619';
  expect(withShortSums(`defined content as '{sha256}${sum}'`)).toBe("defined content as '{sha256}b533589f…'");
  expect(withShortSums(`{md5}${sum.slice(0, 32)} to {sha256}short`)).toBe('{md5}b533589f… to {sha256}short');
  expect(withShortSums(sum)).toBe(sum);
});
