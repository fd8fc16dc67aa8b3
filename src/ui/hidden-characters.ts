/** Finds characters that are invisible, or that change the direction of the text after them. */

/** A part of a string. `name` is present if the part is a single hidden character. */
export interface TextPart {
  readonly text: string;
  readonly name?: string;
}

/** Matches hidden characters, but not a zero-width joiner after an emoji, which combines emojis. */
const HIDDEN =
  /(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u00ad\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;

const NAMES: Readonly<Record<string, string>> = {
  '\u00ad': 'Soft hyphen',
  '\u061c': 'Arabic letter mark',
  '\u200b': 'Zero-width space',
  '\u200c': 'Zero-width non-joiner',
  '\u200d': 'Zero-width joiner',
  '\u200e': 'Left-to-right mark',
  '\u200f': 'Right-to-left mark',
  '\u2028': 'Line separator',
  '\u2029': 'Paragraph separator',
  '\u202a': 'Left-to-right embedding',
  '\u202b': 'Right-to-left embedding',
  '\u202c': 'End of a text direction',
  '\u202d': 'Left-to-right override',
  '\u202e': 'Right-to-left override',
  '\u2060': 'Word joiner',
  '\u2066': 'Left-to-right isolate',
  '\u2067': 'Right-to-left isolate',
  '\u2068': 'First strong isolate',
  '\u2069': 'End of an isolate',
  '\ufeff': 'Zero-width no-break space',
};

function formatCode(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Splits a string at its hidden characters. The part for a hidden character contains its code: `U+202E`. */
export function splitHidden(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: character, index } of text.matchAll(HIDDEN)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    const code = formatCode(character);
    const kind = NAMES[character] ?? (/\p{Cc}/u.test(character) ? 'Control character' : 'Invisible character');
    parts.push({ text: code, name: `${kind} (${code})` });
    end = index + character.length;
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end) });
  return parts;
}

/** Replaces hidden characters with their codes, for drawings and tooltips: `a⟨U+202E⟩b`. */
export function revealHidden(text: string): string {
  return text.replaceAll(HIDDEN, (character) => `⟨${formatCode(character)}⟩`);
}
