import { applyEdits } from '../../format/format-manifest.ts';
import { typeCharacter, type TypingContext } from '../index.ts';

/** Opening characters after which an editor adds the closing character automatically. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ['{', '}'],
  ['(', ')'],
  ['[', ']'],
  ["'", "'"],
  ['"', '"'],
]);

/**
 * Types keys into code at `‸`, like an editor that closes brackets and quotes automatically. Returns the code with `‸`
 * at the cursor.
 */
export function typeKeys(keys: string, marked = '‸', language: TypingContext['language'] = 'puppet'): string {
  let offset = marked.indexOf('‸');
  let text = marked.replace('‸', '');
  for (const key of keys) {
    const edit = typeCharacter(key, { text, offset, language });
    if (edit === undefined) {
      text = text.slice(0, offset) + key + closingFor(key, text, offset) + text.slice(offset);
      offset += 1;
    } else {
      text = applyEdits(text, edit.edits);
      offset = edit.cursor;
    }
  }
  return `${text.slice(0, offset)}‸${text.slice(offset)}`;
}

function closingFor(key: string, text: string, offset: number): string {
  const isQuote = key === "'" || key === '"';
  const mayFollow = isQuote ? /^(?:$|[\s)\]};:,.=>])/ : /^(?:$|[\s)\]};:,.=>'"])/;
  const isOpen = mayFollow.test(text.slice(offset)) && !(isQuote && /\w$/.test(text.slice(0, offset)));
  return isOpen ? (PAIRS.get(key) ?? '') : '';
}
