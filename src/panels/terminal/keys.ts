/** Parses terminal input into keys: text, control characters and escape sequences. */

/** Special keys, named after their actions in bash's line editor. */
type KeyName =
  | 'enter'
  | 'tab'
  | 'backspace'
  | 'delete'
  | 'left'
  | 'right'
  | 'wordLeft'
  | 'wordRight'
  | 'home'
  | 'end'
  | 'up'
  | 'down'
  | 'killToEnd'
  | 'killToStart'
  | 'killWordLeft'
  | 'killWordRight'
  | 'yank'
  | 'clear'
  | 'interrupt'
  | 'endOfInput'
  | 'search'
  | 'abort';

export type Key = { readonly kind: 'text'; readonly text: string } | { readonly kind: KeyName };

const CONTROL: Readonly<Record<string, KeyName>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\u007f': 'backspace',
  '\b': 'backspace',
  '\u0001': 'home',
  '\u0002': 'left',
  '\u0003': 'interrupt',
  '\u0004': 'endOfInput',
  '\u0005': 'end',
  '\u0006': 'right',
  '\u0007': 'abort',
  '\u000b': 'killToEnd',
  '\u000c': 'clear',
  '\u000e': 'down',
  '\u0010': 'up',
  '\u0012': 'search',
  '\u0015': 'killToStart',
  '\u0017': 'killWordLeft',
  '\u0019': 'yank',
};

const SEQUENCES: Readonly<Record<string, KeyName>> = {
  '[A': 'up',
  '[B': 'down',
  '[C': 'right',
  '[D': 'left',
  '[H': 'home',
  '[F': 'end',
  OA: 'up',
  OB: 'down',
  OC: 'right',
  OD: 'left',
  OH: 'home',
  OF: 'end',
  '[1~': 'home',
  '[7~': 'home',
  '[4~': 'end',
  '[8~': 'end',
  '[3~': 'delete',
  '[1;5C': 'wordRight',
  '[1;5D': 'wordLeft',
  '[1;3C': 'wordRight',
  '[1;3D': 'wordLeft',
  b: 'wordLeft',
  f: 'wordRight',
  d: 'killWordRight',
  '\u007f': 'killWordLeft',
};

// Matches control characters, which is intended.
// oxlint-disable-next-line no-control-regex
const TOKEN =
  /\u001b\[200~([\s\S]*?)(?:\u001b\[201~|$)|\u001b(\[[\d;]*[A-Za-z~]|O[A-Z]|[\s\S])?|([^\u0000-\u001f\u007f]+)|([\s\S])/g;

/**
 * Converts pasted text to keys: line ends become Enter, tabs become spaces, and other control characters are dropped.
 */
function pasted(text: string): readonly Key[] {
  const lines = text.replaceAll('\t', ' ').split(/\r\n|\r|\n/);
  return lines.flatMap((line, index): Key[] => {
    // oxlint-disable-next-line no-control-regex
    const clean = line.replaceAll(/[\u0000-\u001f\u007f]/g, '');
    return [
      ...(index === 0 ? [] : [{ kind: 'enter' } as const]),
      ...(clean === '' ? [] : [{ kind: 'text', text: clean } as const]),
    ];
  });
}

/** Parses a chunk of terminal input into keys. Unknown sequences are dropped. */
export function parseKeys(data: string): readonly Key[] {
  const keys: Key[] = [];
  for (const [, paste, sequence, text, control] of data.matchAll(TOKEN)) {
    if (paste !== undefined) keys.push(...pasted(paste));
    else if (text !== undefined) keys.push({ kind: 'text', text });
    else {
      const name = control === undefined ? SEQUENCES[sequence ?? ''] : CONTROL[control];
      if (name !== undefined) keys.push({ kind: name });
      else if (control === undefined && sequence === undefined) keys.push({ kind: 'abort' });
    }
  }
  return keys;
}
