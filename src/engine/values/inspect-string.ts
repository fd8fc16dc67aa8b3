/** Ruby's `String#inspect`, which quotes strings in error messages. */

const NAMES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
  '\f': '\\f',
  '\v': '\\v',
  '\b': '\\b',
  '\u0007': '\\a',
  '\u001b': '\\e',
};

export function inspectString(text: string): string {
  let result = '"';
  const characters = [...text];
  for (const [index, character] of characters.entries()) {
    const name = NAMES[character];
    if (name !== undefined) result += name;
    else if (character === '#' && /^[{$@]/.test(characters[index + 1] ?? '')) result += '\\#';
    else if (/[\p{Cc}\p{Cs}\p{Cn}\p{Co}\p{Zl}\p{Zp}]/u.test(character)) result += escapeCharacter(character);
    else result += character;
  }
  return `${result}"`;
}

function escapeCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16).toUpperCase();
  if (code < 0x80) return `\\x${hex.padStart(2, '0')}`;
  return code > 0xffff ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
}
