import { expect, test } from 'vitest';
import { findAll, indent, newLine, offsetAt, outdent, positionAt, type TextState } from './text-state.ts';

/** `|` marks the cursor, or both ends of the selection. */
function state(marked: string): TextState {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|');
  return { text: marked.replaceAll('|', ''), start, end: end === start ? start : end - 1 };
}

function marked({ text, start, end }: TextState): string {
  return start === end
    ? `${text.slice(0, start)}|${text.slice(start)}`
    : `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;
}

test.each([
  ['a|b', 'a  |b'],
  ['a|b|c', 'a  |c'],
  ['a {\n|b\n\nc|\n}', 'a {\n  |b\n\n  c|\n}'],
])('Tab on %j', (before, after) => {
  expect(marked(indent(state(before)))).toBe(after);
});

test.each([
  ['    a|', '  a|'],
  ['  |  a', '|  a'],
  ['|    a', '|  a'],
  ['a|', 'a|'],
  ['x\n  |a\n   b|\n', 'x\n|a\n b|\n'],
])('Shift+Tab on %j', (before, after) => {
  expect(marked(outdent(state(before)))).toBe(after);
});

test.each([
  ['class a {|', 'class a {\n  |'],
  ["  file { 'a':|", "  file { 'a':\n    |"],
  ['  each |', '  each \n  |'],
  ["  mode => '0644',|", "  mode => '0644',\n  |"],
])('Enter after %j', (before, after) => {
  expect(marked(newLine(state(before)))).toBe(after);
});

test('places and offsets are each other’s way back, and what is too far is the end', () => {
  const text = 'one\ntwo\n\nfour';
  for (let offset = 0; offset <= text.length; offset += 1) {
    const { line, column } = positionAt(text, offset);
    expect(offsetAt(text, line, column)).toBe(offset);
  }
  expect(offsetAt(text, 2, 99)).toBe(7);
  expect(offsetAt(text, 99)).toBe(text.length);
});

test('finds every place of a word, whatever its case', () => {
  expect(findAll('File file FILE', 'file')).toEqual([0, 5, 10]);
  expect(findAll('aaaa', 'aa')).toEqual([0, 2]);
  expect(findAll('abc', '')).toEqual([]);
});
