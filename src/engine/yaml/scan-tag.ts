/** Scans tags, anchors and directives of YAML (libyaml's `scanner.c`). */
import { type Cursor, isBlank, isBlankOrEnd, isBreak, isBreakOrEnd, isWord, type Mark, YamlMistake } from './cursor.ts';
import { type Token, token } from './token.ts';

function fail(cursor: Cursor, problem: string, context: string, start: Mark): never {
  throw new YamlMistake(problem, context, start, cursor.offset);
}

function takeWord(cursor: Cursor): string {
  let word = '';
  while (isWord(cursor.at())) word += cursor.take();
  return word;
}

export function scanAnchor(cursor: Cursor, kind: 'anchor' | 'alias'): Token {
  const start = cursor.mark;
  cursor.skip();
  const name = takeWord(cursor);
  if (name === '' || !(isBlankOrEnd(cursor.at()) || /^[?:,\]}%@`]$/.test(cursor.at()))) {
    fail(cursor, 'did not find expected alphabetic or numeric character', `while scanning an ${kind}`, start);
  }
  return token(kind, start, { text: name });
}

export function scanTag(cursor: Cursor, inFlow: boolean): Token {
  const start = cursor.mark;
  let handle = '';
  let suffix = '';
  if (cursor.at(1) === '<') {
    cursor.skip(2);
    suffix = scanUri(cursor, start, '', true, 'while parsing a tag');
    if (cursor.at() !== '>') fail(cursor, "did not find the expected '>'", 'while scanning a tag', start);
    cursor.skip();
  } else {
    handle = scanHandle(cursor, start, false);
    if (handle.length > 1 && handle.endsWith('!')) suffix = scanUri(cursor, start, '', false, 'while parsing a tag');
    else {
      suffix = scanUri(cursor, start, handle, false, 'while parsing a tag');
      handle = '!';
      if (suffix === '') [handle, suffix] = ['', '!'];
    }
  }
  if (!isBlankOrEnd(cursor.at()) && !(inFlow && cursor.at() === ',')) {
    fail(cursor, 'did not find expected whitespace or line break', 'while scanning a tag', start);
  }
  return token('tag', start, { handle, text: suffix });
}

function scanHandle(cursor: Cursor, start: Mark, isDirective: boolean): string {
  const problem = "did not find expected '!'";
  if (cursor.at() !== '!') fail(cursor, problem, `while scanning a ${isDirective ? 'tag directive' : 'tag'}`, start);
  let handle = cursor.take() + takeWord(cursor);
  if (cursor.at() === '!') handle += cursor.take();
  else if (isDirective && handle !== '!') fail(cursor, problem, 'while parsing a tag directive', start);
  return handle;
}

/**
 * Reads the URI of a tag. `head` was already read, because it could have been a handle. Its leading `!` is not part of
 * the URI.
 */
function scanUri(cursor: Cursor, start: Mark, head: string, isVerbatim: boolean, context: string): string {
  let uri = head.slice(1);
  let length = head.length;
  const allowed = isVerbatim ? /^[-;/?:@&=+$.!~*'()%,[\]\w]$/ : /^[-;/?:@&=+$.!~*'()%\w]$/;
  while (allowed.test(cursor.at())) {
    if (cursor.at() === '%' && !/^[0-9A-Fa-f]{2}$/.test(cursor.at(1) + cursor.at(2))) {
      fail(cursor, 'did not find URI escaped octet', context, start);
    }
    uri += cursor.take();
    length += 1;
  }
  if (length === 0) fail(cursor, 'did not find expected tag URI', context, start);
  return uri.replace(/(?:%[0-9A-Fa-f]{2})+/g, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return fail(cursor, 'found an incorrect UTF-8 octet', context, start);
    }
  });
}

export function scanDirective(cursor: Cursor): Token {
  const start = cursor.mark;
  const context = 'while scanning a directive';
  cursor.skip();
  const name = takeWord(cursor);
  if (name === '') fail(cursor, 'could not find expected directive name', context, start);
  if (!isBlankOrEnd(cursor.at())) fail(cursor, 'found unexpected non-alphabetical character', context, start);
  const directive =
    name === 'YAML'
      ? scanVersion(cursor, start)
      : name === 'TAG'
        ? scanTagDirective(cursor, start)
        : fail(cursor, 'found unknown directive name', context, start);
  cursor.skipBlanks();
  if (cursor.at() === '#') cursor.skipToBreak();
  if (!isBreakOrEnd(cursor.at())) fail(cursor, 'did not find expected comment or line break', context, start);
  if (isBreak(cursor.at())) cursor.takeLine();
  return directive;
}

function scanVersion(cursor: Cursor, start: Mark): Token {
  const context = 'while scanning a %YAML directive';
  const number = (): string => {
    let digits = '';
    while (/^[0-9]$/.test(cursor.at())) digits += cursor.take();
    if (digits.length > 9) fail(cursor, 'found extremely long version number', context, start);
    if (digits === '') fail(cursor, 'did not find expected version number', context, start);
    return digits;
  };
  cursor.skipBlanks();
  const major = number();
  if (cursor.at() !== '.') fail(cursor, "did not find expected digit or '.' character", context, start);
  cursor.skip();
  return token('version-directive', start, { text: `${Number(major)}.${Number(number())}` });
}

function scanTagDirective(cursor: Cursor, start: Mark): Token {
  const context = 'while scanning a %TAG directive';
  cursor.skipBlanks();
  const handle = scanHandle(cursor, start, true);
  if (!isBlank(cursor.at())) fail(cursor, 'did not find expected whitespace', context, start);
  cursor.skipBlanks();
  const prefix = scanUri(cursor, start, '', true, 'while parsing a %TAG directive');
  if (!isBlankOrEnd(cursor.at())) fail(cursor, 'did not find expected whitespace or line break', context, start);
  return token('tag-directive', start, { handle, text: prefix });
}
