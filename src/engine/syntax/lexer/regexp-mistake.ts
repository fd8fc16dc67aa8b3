/**
 * Finds errors in the structure of a regular expression: unbalanced brackets, a quantifier without target, unknown
 * options. Returns the message of Ruby's regular expression library, or undefined if there is no error.
 */
export function regexpMistake(pattern: string): string | undefined {
  let depth = 0;
  /** True if a quantifier may follow, because there is something to repeat. */
  let repeatable = false;
  for (let at = 0; at < pattern.length; at++) {
    switch (pattern[at]) {
      case '\\':
        at++;
        repeatable = true;
        break;
      case '[': {
        const end = endOfClass(pattern, at);
        if (typeof end === 'string') return end;
        at = end;
        repeatable = true;
        break;
      }
      case '(': {
        const group = readGroup(pattern, at);
        if (typeof group === 'string') return group;
        at = group.end;
        if (group.opens) depth++;
        if (!group.isComment) repeatable = false;
        break;
      }
      case ')':
        if (depth === 0) return 'unmatched close parenthesis';
        depth--;
        repeatable = true;
        break;
      case '|':
        repeatable = false;
        break;
      case '{':
        {
          const interval = /^\{(?:(\d+)(?:,(\d*))?|,(\d+))\}/.exec(pattern.slice(at, at + 16));
          if (interval === null) repeatable = true;
          else if (!repeatable) return 'target of repeat operator is not specified';
          else if (interval[1] !== undefined && isBelow(interval[2], interval[1])) {
            return 'upper is smaller than lower in repeat range';
          }
        }
        break;
      case '*':
      case '+':
      case '?':
        if (!repeatable) return 'target of repeat operator is not specified';
        break;
      default:
        repeatable = true;
    }
  }
  return depth > 0 ? 'end pattern with unmatched parenthesis' : undefined;
}

function isBelow(upper: string | undefined, lower: string): boolean {
  return upper !== undefined && upper !== '' && Number(upper) < Number(lower);
}

/**
 * Finds the bracket that closes the character class at `start`. Returns its offset, or the message for an error in the
 * class.
 */
function endOfClass(pattern: string, start: number): number | string {
  let at = start + 1;
  if (pattern[at] === '^') at++;
  if (pattern[at] === ']') {
    // A `]` at the start is a member of the class if another `]` closes the class.
    if (!pattern.includes(']', at + 1)) return 'empty char-class';
    at++;
  }
  for (; at < pattern.length; at++) {
    switch (pattern[at]) {
      case ']':
        return at;
      case '\\':
        at++;
        break;
      case '[': {
        const named = /^\[:\^?\w+:\]/.exec(pattern.slice(at, at + 20));
        if (named !== null) at += named[0].length - 1;
        else {
          const end = endOfClass(pattern, at);
          if (typeof end === 'string') return end;
          at = end;
        }
        break;
      }
      default:
        if (isRange(pattern, at)) {
          if ((pattern[at] ?? '') > (pattern[at + 2] ?? '')) return 'empty range in char class';
          at += 2;
        }
    }
  }
  return 'premature end of char-class';
}

function isRange(pattern: string, at: number): boolean {
  const last = pattern[at + 2];
  return pattern[at + 1] === '-' && last !== undefined && last !== ']' && last !== '\\' && last !== '[';
}

/**
 * Reads the beginning of a group. `end` is the offset of the last character read. Returns Ruby's message for an invalid
 * group.
 */
function readGroup(pattern: string, start: number): { opens: boolean; end: number; isComment?: true } | string {
  if (pattern[start + 1] !== '?') return { opens: true, end: start };
  const rest = pattern.slice(start + 2);
  if (rest === '') return 'end pattern in group';
  if (rest.startsWith('#')) {
    const end = pattern.indexOf(')', start);
    return end === -1 ? 'end pattern in group' : { opens: false, end, isComment: true };
  }
  const options = /^([imxadu]*(?:-[imx]*)?)([:)])/.exec(rest);
  if (options !== null && options[0] !== ')') return { opens: options[2] === ':', end: start + 1 + options[0].length };
  if (rest.startsWith('(')) {
    const condition = /^\((?:\d+|<\w+>|'\w+')\)/.exec(rest);
    return condition === null ? 'invalid conditional pattern' : { opens: true, end: start + 1 + condition[0].length };
  }
  if (/^(?:<[^=!]|')/.test(rest)) {
    const name = /^(?:<([^>]*)>|'([^']*)')/.exec(rest);
    if (name === null) return `invalid group name <${rest.slice(1)}>`;
    if (name[0].length === 2) return 'group name is empty';
    return { opens: true, end: start + 1 + name[0].length };
  }
  const known = /^(?:[=!>~]|<[=!]?)/.exec(rest);
  if (known !== null) return { opens: true, end: start + 1 + known[0].length };
  return /^[imxadu-]*$/.test(rest) ? 'end pattern in group' : 'undefined group option';
}
