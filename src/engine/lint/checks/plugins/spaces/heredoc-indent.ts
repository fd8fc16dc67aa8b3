import type { TokenFix } from '../../../check.ts';
import type { Token } from '../../../tokens/token.ts';

export function findHeredocIndent(first: Token): number {
  const last = first.kind === 'HEREDOC' ? first : findEnd(first);
  if (last === undefined || (last.kind === 'HEREDOC' && last.value.endsWith('\n'))) return 0;
  return last.value.split('\n').at(-1)?.length ?? 0;
}

/**
 * Creates a fix that indents the lines of a heredoc and its end tag by the same amount, so that the heredoc's value
 * stays the same.
 * @returns undefined if the value would change: the end tag has no `|`, or a line has too little white space to remove
 */
export function moveHeredoc(first: Token, change: number): TokenFix | undefined {
  const parts = collectParts(first);
  const last = parts.at(-1);
  if (last === undefined || !/^\s*\|/.test(last.raw?.slice(last.value.length) ?? '')) return undefined;
  const moved: { readonly token: Token; readonly value: string }[] = [];
  for (const token of parts) {
    const text = token.raw ?? token.value;
    const movedText = moveLines(token, change, token === first);
    if (movedText === undefined) return undefined;
    moved.push({ token, value: movedText.slice(0, movedText.length - (text.length - token.value.length)) });
  }
  return (editor) => {
    for (const { token, value } of moved) editor.change(token, { value });
  };
}

function collectParts(first: Token): readonly Token[] {
  const parts = [first];
  if (first.kind === 'HEREDOC') return parts;
  for (let at = first.next; at !== undefined; at = at.next) {
    if (at.kind === 'HEREDOC_MID') parts.push(at);
    if (at.kind === 'HEREDOC_POST') return [...parts, at];
  }
  return [];
}

function findEnd(first: Token): Token | undefined {
  return collectParts(first).find(({ kind }) => kind === 'HEREDOC_POST');
}

/**
 * Changes the indentation of all lines in a token. Returns undefined if a line has too little white space to remove.
 */
function moveLines(token: Token, change: number, startsLine: boolean): string | undefined {
  const lines = (token.raw ?? token.value).split('\n');
  // Before an interpolation, the token's last line is only the beginning of a line, so it is indented even if it is
  // empty.
  const isContinued = token.kind === 'HEREDOC_PRE' || token.kind === 'HEREDOC_MID';
  const isMoved = (line: string, index: number): boolean =>
    (index > 0 || startsLine) && (line !== '' || (isContinued && index === lines.length - 1));
  if (lines.some((line, index) => isMoved(line, index) && !canMove(line, change))) return undefined;
  return lines
    .map((line, index) => {
      if (!isMoved(line, index)) return line;
      return change < 0 ? line.slice(-change) : ' '.repeat(change) + line;
    })
    .join('\n');
}

function canMove(line: string, change: number): boolean {
  return change >= 0 || line.startsWith(' '.repeat(-change));
}
