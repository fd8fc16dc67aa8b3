/**
 * Converts errors of the translator to Ruby's messages. The translator (oniguruma-to-es 4.3.6 with oniguruma-parser
 * 0.12.2) and the JavaScript engine throw errors without codes, so this file reads their English messages.
 * `translator-errors.test.ts` runs the translator, and fails if a message changes.
 */

type Rule = readonly [pattern: RegExp, reason: (match: RegExpExecArray, source: string) => string];

/** Creates a function that puts the first quoted part of the translator's message in place of `%` in a text. */
const named =
  (text: string): ((match: RegExpExecArray) => string) =>
  (match) =>
    text.replace('%', match[1] ?? '');

/** Patterns of the translator's messages with Ruby's messages. The first matching pattern is used. */
const REASONS: readonly Rule[] = [
  [/Group name "" invalid/, () => 'group name is empty'],
  [/Group name "([^"]*)" invalid/, named('invalid group name <%>')],
  [
    /(?:Group|Subroutine).*"\\[kg]<([^">]*)>"|Invalid group name "([^"]*)"/i,
    (match) => {
      const name = match[1] ?? match[2] ?? '';
      return /^\d+$/.test(name) ? 'invalid backref number/name' : `undefined name <${name}> reference`;
    },
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
  [/too large|out of memory/i, () => 'too big regular expression'],
  [/reference|not defined|doesn't exist/i, (_, source) => nameOfReference(source) ?? 'invalid backref number/name'],
];

function nameOfReference(source: string): string | undefined {
  const name = /\\[kg]<([A-Za-z_]\w*)>/.exec(source)?.[1];
  return name === undefined ? undefined : `undefined name <${name}> reference`;
}

/** Returns Ruby's reason to reject a group that begins with `(?`. */
function groupReason(source: string): string {
  const name = /\(\?<(\w*)$/.exec(source)?.[1];
  if (name !== undefined) return `invalid group name <${name}>`;
  return /\(\?[a-z-]*$/.test(source) ? 'end pattern in group' : 'undefined group option';
}

/** Converts the translator's reason to reject a source to Ruby's reason. */
export function rubyReason(source: string, reason: string): string {
  for (const [pattern, say] of REASONS) {
    const match = pattern.exec(reason);
    if (match !== null) return say(match, source);
  }
  return reason.startsWith('Invalid regular expression') ? 'unsupported regular expression' : reason;
}
