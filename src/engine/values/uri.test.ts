import { describe, expect, it } from 'vitest';
import { componentMistake, escapedComponent, uriMistake } from './uri-check.ts';
import { joinUris } from './uri-join.ts';
import { splitUri, uriText } from './uri.ts';
import { UriValue } from './value.ts';

describe('the string of a URI', () => {
  it.each([
    ['http://[bad', 'bad URI(is not URI?): "http://[bad"'],
    ['a b', 'bad URI(is not URI?): "a b"'],
    ['%zz', 'bad URI(is not URI?): "%zz"'],
    ['1http://x', 'bad URI(is not URI?): "1http://x"'],
    ['http://a@b@c/', 'bad URI(is not URI?): "http://a@b@c/"'],
    ['http://x#a#b', 'bad URI(is not URI?): "http://x#a#b"'],
    ['http://é.com', 'URI must be ascii only "http://\\u00E9.com"'],
    ['mailto:', 'missing opaque part for mailto URL'],
    ['mailto:@@', 'unrecognised opaque part for mailtoURL: @@'],
  ])('%s is refused as Ruby does', (text, message) => {
    expect(uriMistake(text)).toBe(message);
    expect(splitUri(text)).toBeUndefined();
  });

  it.each([
    ['HTTP://HOST:80/Path', 'http://HOST/Path'],
    ['http:///p', 'http:/p'],
    ['x://', 'x:'],
    ['file:/etc', 'file:///etc'],
    ['http:', 'http:'],
    ['urn:x?y#z', 'urn:x?y#z'],
    ['a/b:c', 'a/b:c'],
    ['ftp://h//a;type=i', 'ftp://h/%2Fa;type=i'],
    ['ftp://h', 'ftp://h/'],
    ['file://u@localhost:9/a', 'file:///a'],
  ])('%s prints as %s', (text, printed) => {
    const parts = splitUri(text);
    expect(parts === undefined ? undefined : uriText(parts)).toBe(printed);
  });
});

it('the path of an FTP URI is relative to the directory of the user', () => {
  expect(splitUri('ftp://h/a/b')?.path).toBe('a/b');
  expect(splitUri('ftp://h/%2Fa')?.path).toBe('/a');
});

describe('the parts of a URI', () => {
  it.each([
    [{ scheme: '1a' }, 'bad component(expected scheme component): 1a'],
    [{ host: 'a b' }, 'bad component(expected host component): a b'],
    [{ scheme: 'http', host: 'b', path: 'x' }, 'bad component(expected absolute path component): x'],
    [{ scheme: 'x', opaque: 'a b' }, 'bad component(expected opaque component): a b'],
    [{ scheme: 'http', host: 'b', path: '/x' }, undefined],
  ])('%j', (parts: Readonly<Record<string, string>>, message) => {
    expect(componentMistake((name) => parts[name])).toBe(message);
  });

  it('are escaped in queries and fragments', () => {
    expect(escapedComponent('a b=é')).toBe('a%20b=%C3%A9');
  });
});

describe('joining', () => {
  const joined = (base: string, reference: string): string =>
    joinUris(new UriValue(base), new UriValue(reference)).text;
  it('leaves opaque URIs unchanged', () => expect(joined('mailto:a@b', 'c')).toBe('mailto:a@b'));
  it('requires an absolute URI', () => expect(() => joined('a', 'b')).toThrow('both URI are relative'));
  it('wants a URI', () => expect(() => joined('http://h', 'b c')).toThrow('bad URI(is not URI?): "b c"'));
});
