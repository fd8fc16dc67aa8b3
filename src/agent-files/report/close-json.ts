/**
 * Maximum nesting depth of elements. Deeper elements are dropped, because `closeJson` stores the closing brackets of
 * all open elements after each element, which takes too long for deep nesting.
 */
const DEEPEST = 200;

const [QUOTE, BACKSLASH, COMMA] = [34, 92, 44];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [91, 93, 123, 125];

/**
 * Returns truncated JSON up to its last complete element, with the missing closing brackets. Undefined if no element is
 * complete. The text before the cut must be valid. Takes linear time.
 */
export function closeJson(text: string): string | undefined {
  const closers: string[] = [];
  let safe: { readonly at: number; readonly closers: string } | undefined;
  const keep = (at: number): void => {
    if (closers.length <= DEEPEST) safe = { at, closers: closers.toReversed().join('') };
  };
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = findStringEnd(text, at);
    } else if (code === LIST || code === OBJECT) {
      closers.push(code === LIST ? ']' : '}');
    } else if (code === LIST_END || code === OBJECT_END) {
      closers.pop();
      keep(at + 1);
    } else if (code === COMMA) {
      keep(at);
    }
  }
  return safe === undefined ? undefined : text.slice(0, safe.at) + safe.closers;
}

/** Returns the offset of the closing quote, or the end of the text. */
function findStringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at += 1;
  }
  return text.length;
}
