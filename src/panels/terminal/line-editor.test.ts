import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseKeys } from './keys.ts';
import { emptyLine, press, type Line } from './line-editor.ts';

const history = ['ls /etc', 'cat /etc/motd', 'ls /srv'];

/** Returns the line after typing, with `|` at the cursor, and the last effect. */
function typed(data: string, earlier: readonly string[] = history): readonly [string, string | undefined] {
  let line: Line = emptyLine;
  let effect: string | undefined;
  for (const key of parseKeys(data)) ({ line, effect = undefined } = press(line, key, earlier));
  return [`${line.text.slice(0, line.cursor)}|${line.text.slice(line.cursor)}`, effect];
}

const ctrl = (letter: string): string => String.fromCharCode(letter.toUpperCase().charCodeAt(0) - 64);
const [LEFT, RIGHT, UP, DOWN] = ['\u001b[D', '\u001b[C', '\u001b[A', '\u001b[B'];

describe('the line', () => {
  it.each([
    ['moves by character and word', `echo one two${LEFT}\u001b[1;5D`, 'echo one |two'],
    ['goes to both ends', `bc${ctrl('a')}a${ctrl('e')}d`, 'abcd|'],
    ['knows Home, End and Delete', 'xyz\u001b[H\u001b[3~\u001b[F!', 'yz!|'],
    [
      'cuts to the start and puts it back',
      `one two${LEFT}${LEFT}${LEFT}${ctrl('u')}${ctrl('e')} ${ctrl('y')}`,
      'two one |',
    ],
    ['cuts to the end', `one two${ctrl('a')}${RIGHT}${RIGHT}${RIGHT}${ctrl('k')}`, 'one|'],
    ['cuts a word as far as the space', `cat /etc/motd${ctrl('w')}`, 'cat |'],
    ['cuts the word to the right', `one two${ctrl('a')}\u001bd`, '| two'],
    ['deletes whole characters', `a🕰é\u007f\u007f`, 'a|'],
    ['steps over whole characters', `🕰x${LEFT}${LEFT}y`, 'y|🕰x'],
    ['ignores what it does not know', 'a\u001b[5~\u001b[99;9Zb', 'ab|'],
  ])('%s', (_what, data, expected) => {
    expect(typed(data)[0]).toBe(expected);
  });

  it.each([
    ['Enter', 'ls\r', 'submit'],
    ['Tab', 'ls\t', 'complete'],
    ['Ctrl-L', ctrl('l'), 'clear'],
    ['Ctrl-C', `ls${ctrl('c')}`, 'interrupt'],
    ['Ctrl-D on an empty line', ctrl('d'), 'leave'],
    ['Backspace on an empty line', '\u007f', 'bell'],
  ])('tells of %s', (_what, data, effect) => {
    expect(typed(data)[1]).toBe(effect);
  });

  it('deletes on Ctrl-D if the line is not empty', () => {
    expect(typed(`ab${ctrl('a')}${ctrl('d')}`)).toEqual(['|b', undefined]);
  });
});

describe('earlier lines', () => {
  it('are recalled, and then the line being typed', () => {
    expect(typed(`new${UP}`)[0]).toBe('ls /srv|');
    expect(typed(`new${UP}${UP}${UP}`)[0]).toBe('ls /etc|');
    expect(typed(`new${UP}${UP}${UP}${UP}`)).toEqual(['ls /etc|', 'bell']);
    expect(typed(`new${UP}${UP}${DOWN}${DOWN}`)[0]).toBe('new|');
    expect(typed(DOWN)).toEqual(['|', 'bell']);
  });

  it('are found by incremental search, newest first', () => {
    expect(typed(`${ctrl('r')}ls`)[0]).toBe('|ls /srv');
    expect(typed(`${ctrl('r')}ls${ctrl('r')}`)[0]).toBe('|ls /etc');
    expect(typed(`${ctrl('r')}motd\r`)).toEqual(['cat /etc/|motd', 'submit']);
    expect(typed(`x${ctrl('r')}motd${ctrl('g')}`)[0]).toBe('x|');
    expect(typed(`${ctrl('r')}nothing like it`)[1]).toBe('bell');
  });
});

describe('keys', () => {
  it('paste lines as typed characters, without control characters', () => {
    expect(parseKeys('\u001b[200~a\tb\r\nc\u0003\u001b[201~!')).toEqual([
      { kind: 'text', text: 'a b' },
      { kind: 'enter' },
      { kind: 'text', text: 'c' },
      { kind: 'text', text: '!' },
    ]);
  });

  it('never leave the cursor outside the line or inside a character', () => {
    const input = fc.array(
      fc.constantFrom(
        'a',
        ' ',
        '🕰',
        LEFT,
        RIGHT,
        UP,
        DOWN,
        '\u007f',
        '\u001b[3~',
        ...'abdefkprtuwy'.split('').map(ctrl),
      ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(input, (keys) => {
        let line: Line = emptyLine;
        for (const key of parseKeys(keys.join(''))) line = press(line, key, history).line;
        const { text, cursor } = line;
        expect(cursor).toBeGreaterThanOrEqual(0);
        expect(cursor).toBeLessThanOrEqual(text.length);
        expect(text.slice(0, cursor)).not.toMatch(/[\uD800-\uDBFF]$/);
      }),
    );
  });
});
