/** Returns the next string like Ruby's `String#succ`: `a9` → `b0`, `zz` → `aaa`, `host09` → `host10`. */
function nextText(text: string): string {
  const characters = [...text];
  let at = characters.findLastIndex((character) => /[A-Za-z0-9]/.test(character));
  if (at === -1) {
    const last = characters.pop();
    return last === undefined ? '' : characters.join('') + String.fromCodePoint((last.codePointAt(0) ?? 0) + 1);
  }
  for (;;) {
    const character = characters[at] ?? '';
    const wrapped = { z: 'a', Z: 'A', 9: '0' }[character];
    if (wrapped === undefined) {
      characters[at] = String.fromCharCode(character.charCodeAt(0) + 1);
      return characters.join('');
    }
    characters[at] = wrapped;
    // Carries to the next letter or digit on the left. If other characters are in between, both ends must be letters,
    // or both must be digits.
    let left = at - 1;
    while (left >= 0 && !/[A-Za-z0-9]/.test(characters[left] ?? '')) left -= 1;
    if (left < 0 || (left < at - 1 && !sameKind(characters[left] ?? '', character))) {
      characters.splice(at, 0, wrapped === '0' ? '1' : wrapped);
      return characters.join('');
    }
    at = left;
  }
}

function sameKind(a: string, b: string): boolean {
  return /\d/.test(a) === /\d/.test(b);
}

/** Lists the strings from `first` to `last`, like a range of strings in Ruby. */
export function* textsBetween(first: string, last: string, withoutLast: boolean): Generator<string, void> {
  if (/^[\0-\x7f]$/.test(first) && /^[\0-\x7f]$/.test(last)) {
    const end = last.charCodeAt(0) - (withoutLast ? 1 : 0);
    for (let code = first.charCodeAt(0); code <= end; code += 1) yield String.fromCharCode(code);
    return;
  }
  if (first > last || (withoutLast && first === last)) return;
  const beyond = nextText(last);
  let current = first;
  while (current !== beyond) {
    if (withoutLast && current === last) return;
    yield current;
    if (current === last) return;
    current = nextText(current);
    if (current.length > last.length || current === '') return;
  }
}

/**
 * Parses a character set of `String#squeeze` and `String#count`. `a-z` is a range, and `^a-z` means all other
 * characters. `\` escapes `^`, `-` and `\`.
 */
export function characterSet(text: string): (character: string) => boolean {
  const negated = text.length > 1 && text.startsWith('^');
  const characters = [...(negated ? text.slice(1) : text)];
  const ranges: (readonly [number, number])[] = [];
  for (let index = 0; index < characters.length; index += 1) {
    if (characters[index] === '\\' && index + 1 < characters.length) index += 1;
    const from = characters[index]?.codePointAt(0) ?? 0;
    if (characters[index + 1] === '-' && index + 2 < characters.length) {
      index += 2;
      if (characters[index] === '\\' && index + 1 < characters.length) index += 1;
      ranges.push([from, characters[index]?.codePointAt(0) ?? 0]);
    } else ranges.push([from, from]);
  }
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => from <= code && code <= to) !== negated;
  };
}
