/** Hover over operators: `->`, `=~`, `<| |>`. */
import type { HoverAnswer } from '../../answers.ts';
import { OPERATOR_DOCS, SPLAT_DOC } from '../../docs/operators.ts';
import { joined } from '../../knowledge/documentation-texts.ts';
import type { ParsedFile } from '../../parsed-file.ts';

export function operatorAt({ text, tokens }: ParsedFile, at: number): HoverAnswer | null {
  const token = tokens.find(({ offset, length }) => offset <= at && at < offset + length) ?? endingAt(tokens, at);
  if (token?.category !== 'operator') return null;
  const { offset, length } = token;
  const sign = text.slice(offset, offset + length);
  const isSplat = sign === '*' && /^\s*=>/.test(text.slice(offset + length, offset + length + 100));
  const found = isSplat ? SPLAT_DOC : Object.hasOwn(OPERATOR_DOCS, sign) ? OPERATOR_DOCS[sign] : undefined;
  if (found === undefined) return null;
  return {
    contents: joined(`**\`${sign}\`** (operator)`, found.doc),
    range: [offset, offset + length],
    reference: found.page,
  };
}

function endingAt(tokens: ParsedFile['tokens'], at: number): ParsedFile['tokens'][number] | undefined {
  return tokens.find(({ offset, length }) => offset + length === at);
}
