/** Where Ruby's regular expressions differ from plain Oniguruma, which the translator knows: shorthands, refused sources, messages. */

/** Ruby's `\d`, `\w` and `\s` are ASCII, while `\b`, `[[:alpha:]]` and the like know Unicode. */
const SHORTHANDS: Readonly<Record<string, string>> = {
  d: '[0-9]',
  D: '[^0-9]',
  w: '[a-zA-Z0-9_]',
  W: '[^a-zA-Z0-9_]',
  s: '[ \\t\\r\\n\\f\\v]',
  S: '[^ \\t\\r\\n\\f\\v]',
};

/** One piece of a source: an escape, a bracket, or a single character. */
const PIECE = /\\(?:[pP]\{[^}]*\}|.)|\[:\^?\w+:\]|[^\\]|\\$/gsu;

/** The source with its shorthands spelt out, so that Oniguruma reads them as Ruby does. */
export function spellShorthands(source: string): string {
  if (!/\\[dDwWsS]/.test(source)) return source;
  let depth = 0;
  let result = '';
  let afterClass = false;
  for (const [piece] of source.matchAll(PIECE)) {
    const spelt = piece.startsWith('\\') && piece.length === 2 ? SHORTHANDS[piece.charAt(1)] : undefined;
    if (spelt !== undefined) {
      result += spelt;
      afterClass = depth > 0;
      continue;
    }
    if (piece === '[') depth += 1;
    else if (piece === ']' && depth > 0 && !/(?:^|[^\\])\[\^?$/.test(result)) depth -= 1;
    // A hyphen after a shorthand stands for itself.
    result += piece === '-' && afterClass ? '\\-' : piece;
    afterClass = false;
  }
  return result;
}

/** The largest count of a `{n}` in Ruby. */
const LARGEST_REPEAT = 100_000;

/** Why Ruby refuses a source that the translator takes, or `undefined`. */
export function rubyRefusal(source: string): string | undefined {
  const outside = withoutClasses(source);
  for (const [, from = '', to = ''] of outside.matchAll(/\{(\d*)(?:,(\d*))?\}/g)) {
    if (Number(from) > LARGEST_REPEAT || Number(to) > LARGEST_REPEAT) return 'too big number for repeat range';
    if (from !== '' && to !== '' && Number(from) > Number(to)) return 'upper is smaller than lower in repeat range';
  }
  if (/\[(?:[^\]\\]|\\.)*[^[\\]-\\[dDwWsShH]/s.test(source)) return 'char-class value at end of range';
  return hasOpenLookbehind(outside) ? 'invalid pattern in look-behind' : undefined;
}

/** The source with escapes and character classes as plain letters. */
function withoutClasses(source: string): string {
  return source.replace(/\\[xupP]\{[^}]*\}|\\./gs, 'a').replace(/\[\^?\]?(?:\[:\w+:\]|[^\]])*\]/g, 'a');
}

/** Whether a look-behind has a repetition in it, so that its length is not fixed. */
function hasOpenLookbehind(source: string): boolean {
  for (let at = source.search(/\(\?<[=!]/); at !== -1;) {
    let depth = 1;
    let end = at + 4;
    for (; end < source.length && depth > 0; end += 1) {
      if (source[end] === '(') depth += 1;
      else if (source[end] === ')') depth -= 1;
    }
    const inner = source.slice(at + 4, end - 1).replace(/\(\?(?:[:=!>]|<[=!]|[a-z-]+:)/g, '(');
    if (/[*+?]|\{\d*,\d*\}/.test(inner)) return true;
    const next = source.slice(end).search(/\(\?<[=!]/);
    at = next === -1 ? -1 : end + next;
  }
  return false;
}

type Rule = readonly [pattern: RegExp, reason: (match: RegExpExecArray, source: string) => string];

/** The first quoted part of the translator's message. */
const named =
  (text: string): ((match: RegExpExecArray) => string) =>
  (match) =>
    text.replace('%', match[1] ?? '');

/** Ruby's messages for the translator's messages. */
const REASONS: readonly Rule[] = [
  [/Group name "" invalid/, () => 'group name is empty'],
  [/Group name "([^"]*)" invalid/, named('invalid group name <%>')],
  [
    /(?:Group|Subroutine).*"\\[kg]<([^">]*)>"|Invalid group name "([^"]*)"/i,
    (match) => `undefined name <${match[1] ?? match[2] ?? ''}> reference`,
  ],
  [
    /Not enough capturing groups|Invalid backref/i,
    (_, source) => nameOfReference(source) ?? 'invalid backref number/name',
  ],
  [/Invalid POSIX class/, () => 'invalid POSIX bracket type'],
  [/propert/i, (_, source) => `invalid character property name {${/\\[pP]\{\^?([^}]*)\}/.exec(source)?.[1] ?? ''}}`],
  [/code point|"\\x\{/i, () => 'invalid hex escape'],
  [/"\\u|escape "\\u/, () => 'invalid Unicode escape'],
  [/control character/i, () => 'too short control escape'],
  [/empty character class/i, () => 'empty char-class'],
  [
    /unclosed character class|premature end of char/i,
    (_, source) => (/\[\^?\]$/.test(source) ? 'empty char-class' : 'premature end of char-class'),
  ],
  [/range out of order|out of order/i, () => 'empty range in char class'],
  [/character class range/i, () => 'char-class value at end of range'],
  [
    /unsupported conditional/i,
    (_, source) => (/\(\?\(\d/.test(source) ? 'invalid backref number/name' : 'invalid conditional pattern'),
  ],
  [/group option/i, (_, source) => groupReason(source)],
  [/unclosed group|unmatched parenthesis/i, () => 'end pattern with unmatched parenthesis'],
  [/unmatched "?\)|unmatched close parenthesis/i, () => 'unmatched close parenthesis'],
  [/nothing to repeat|repeatable|quantif/i, () => 'target of repeat operator is not specified'],
  [/incomplete escape|end of pattern/i, () => 'too short escape sequence'],
  [/reference|not defined|doesn't exist/i, (_, source) => nameOfReference(source) ?? 'invalid backref number/name'],
];

function nameOfReference(source: string): string | undefined {
  const name = /\\[kg]<([A-Za-z_]\w*)>/.exec(source)?.[1];
  return name === undefined ? undefined : `undefined name <${name}> reference`;
}

/** Why a group that opens with `(?` is refused. */
function groupReason(source: string): string {
  const name = /\(\?<(\w*)$/.exec(source)?.[1];
  if (name !== undefined) return `invalid group name <${name}>`;
  return /\(\?[a-z-]*$/.test(source) ? 'end pattern in group' : 'undefined group option';
}

/** Ruby's reason for refusing a source, from the translator's. */
export function rubyReason(source: string, reason: string): string {
  for (const [pattern, say] of REASONS) {
    const match = pattern.exec(reason);
    if (match !== null) return say(match, source);
  }
  return reason;
}
