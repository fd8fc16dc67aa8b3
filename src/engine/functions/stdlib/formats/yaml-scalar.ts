/**
 * YAML styles of a string: the styles that libyaml allows (`yaml_emitter_analyze_scalar`), and the style that Ruby's
 * library Psych requests.
 */
import { scanScalar } from '../../../yaml/scalar.ts';

export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded';

interface ScalarForms {
  readonly multiline: boolean;
  readonly plain: boolean;
  readonly single: boolean;
  readonly block: boolean;
}

/** True if libyaml prints a character without an escape. libyaml always escapes characters above U+FFFF. */
function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code === 0x0a || (code >= 0x20 && code <= 0x7e)) return true;
  if (code === 0xfeff) return false;
  return (code >= 0xa0 && code <= 0xd7ff) || (code >= 0xe000 && code <= 0xfffd);
}

export function isLineBreak(character: string | undefined): boolean {
  return character !== undefined && /^[\r\n\u0085\u2028\u2029]$/.test(character);
}

function isBlank(character: string | undefined): boolean {
  return character === undefined || character === ' ' || character === '\t' || isLineBreak(character);
}

/** True if an indicator character rules out the plain style, because it is at the beginning or would end the scalar. */
function hasIndicator(characters: readonly string[]): boolean {
  return characters.some((character, index) => {
    const followed = isBlank(characters[index + 1]);
    if (index === 0) {
      if (/^[#,[\]{}&*!|>'"%@`]$/.test(character)) return true;
      return /^[?:-]$/.test(character) && followed;
    }
    return (character === ':' && followed) || (character === '#' && isBlank(characters[index - 1]));
  });
}

export function scalarForms(text: string): ScalarForms {
  if (text === '') return { multiline: false, plain: true, single: true, block: false };
  const characters = [...text];
  const multiline = characters.some(isLineBreak);
  const special = characters.some((character) => character !== '\t' && !isPrintable(character));
  const spaceBreak = / [\r\n\u0085\u2028\u2029]/.test(text);
  const breakSpace = /[\r\n\u0085\u2028\u2029] /.test(text);
  const blankEnds = /^[ \r\n\u0085\u2028\u2029]|[ \r\n\u0085\u2028\u2029]$/.test(text);
  const broken = spaceBreak || special;
  const document = text.startsWith('---') || text.startsWith('...');
  const tab = text.includes('\t');
  return {
    multiline,
    plain: !(blankEnds || breakSpace || broken || tab || multiline || document || hasIndicator(characters)),
    single: !(breakSpace || broken || tab),
    block: !(broken || text.endsWith(' ')),
  };
}

/**
 * Returns the style that Psych requests for a string (`YAMLTree#visit_String`). libyaml uses a different style if it
 * cannot write the string in this style.
 */
export function wantedStyle(text: string, lineWidth: number | undefined): ScalarStyle {
  // Matches a newline that is not at the end of the string.
  if (/\n(?!\n?$(?![\s\S]))/.test(text)) return 'literal';
  if (text === '<<') return 'single';
  if (text === 'y' || text === 'n') return 'double';
  if (lineWidth !== undefined && text.length > lineWidth) return 'folded';
  if (/^[^\p{L}\p{M}\p{N}\p{Pc}][^"]*$/mu.test(text)) return 'double';
  const scanned = scanScalar(text);
  if (scanned.kind !== 'value' || typeof scanned.value !== 'string' || /^0[0-7]*[89]/.test(text)) return 'single';
  return 'plain';
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\0': '\\0',
  '\u0007': '\\a',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\v': '\\v',
  '\f': '\\f',
  '\r': '\\r',
  '\u001b': '\\e',
  '"': '\\"',
  '\\': '\\\\',
  '\u0085': '\\N',
  '\u00a0': '\\_',
  '\u2028': '\\L',
  '\u2029': '\\P',
};

export function escaped(character: string): string {
  const name = ESCAPES[character];
  if (name !== undefined) return name;
  if (isPrintable(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16).toUpperCase();
  if (code <= 0xff) return `\\x${hex.padStart(2, '0')}`;
  return code <= 0xffff ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
}
