/**
 * Returns a name that matches a node definition's regular expression. Takes the first branch of each choice, so that
 * `^web\d+\.(a|b)\.` gives `web1.a.`. Supports groups, character classes and repetitions.
 */
export function exampleName(expression: string): string {
  const [text] = branch(expression.replace(/^\^/, '').replace(/\$$/, ''), 0);
  return text;
}

/**
 * Reads the alternatives that begin at an offset. Returns the example for the first one, and the end of the last one.
 */
function branch(expression: string, start: number): readonly [text: string, end: number] {
  let [text, isFirst] = ['', true];
  let at = start;
  while (at < expression.length && expression[at] !== ')') {
    if (expression[at] === '|') {
      isFirst = false;
      at += 1;
      continue;
    }
    const [piece, next] = atom(expression, at);
    const [, quantifier = ''] = /^(\?|\*|\+|\{\d+(?:,\d*)?\})?/.exec(expression.slice(next)) ?? [];
    if (isFirst) text += repeated(piece, quantifier);
    at = next + quantifier.length;
  }
  return [text, at];
}

function repeated(piece: string, quantifier: string): string {
  if (quantifier === '?' || quantifier === '*') return '';
  return piece.repeat(Number(/^\{(\d+)/.exec(quantifier)?.[1] ?? 1));
}

function atom(expression: string, at: number): readonly [text: string, end: number] {
  const rest = expression.slice(at);
  if (rest.startsWith('(')) {
    const inside = at + (rest.startsWith('(?:') ? 3 : 1);
    const [text, end] = branch(expression, inside);
    return [text, end + 1];
  }
  if (rest.startsWith('[')) {
    const end = expression.indexOf(']', at);
    return [expression[at + 1] ?? '', end + 1];
  }
  if (rest.startsWith('\\')) {
    const letter = expression[at + 1] ?? '';
    return [letter === 'd' ? '1' : letter === 'w' ? 'a' : letter, at + 2];
  }
  return [rest.startsWith('.') ? '.' : (rest[0] ?? ''), at + 1];
}
