/** Number of characters before and after the cursor that are always read. */
const AROUND = 10_000;
/** A boundary between statements: a definition, or a closing brace at the start of a line. */
const BOUNDARY = /^(?:class|define|node|function|plan|type)[ \t]+\S|^\}[ \t]*\n(?=\S)/gm;

/**
 * Returns the part of a manifest to read for a typed character: a short manifest completely, otherwise the statements
 * around the cursor, because reading megabytes takes longer than a frame.
 */
export function regionAround(text: string, offset: number): { readonly from: number; readonly to: number } {
  if (text.length <= 4 * AROUND) return { from: 0, to: text.length };
  const before = [AROUND, 4 * AROUND].map((distance) => lastBoundary(text, offset - distance)).find((at) => at > 0);
  BOUNDARY.lastIndex = offset + AROUND;
  const after = BOUNDARY.exec(text);
  return { from: before ?? 0, to: after === null ? text.length : findStart(after) };
}

function lastBoundary(text: string, offset: number): number {
  if (offset <= 0) return 0;
  BOUNDARY.lastIndex = Math.max(0, offset - AROUND);
  let last = 0;
  for (let match = BOUNDARY.exec(text); match !== null && match.index < offset; match = BOUNDARY.exec(text))
    last = findStart(match);
  return last;
}

/** Returns the offset of a definition, or of the line after a closing brace. */
function findStart({ index, 0: matched }: RegExpExecArray): number {
  return matched.startsWith('}') ? index + matched.length : index;
}
