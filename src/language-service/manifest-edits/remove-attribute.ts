import type { Span } from '../../engine/index.ts';
import { endOf, removeOperation, replace, type Source, type TextEdit } from './removal.ts';

/** Removes an attribute. Arrows that were aligned stay aligned, at the column that the other attributes need. */
export function removeAttribute<Operation extends Span>(
  source: Source,
  operations: readonly Operation[],
  operation: Operation,
): readonly TextEdit[] {
  const removed = removeOperation(source, operation, operations[operations.indexOf(operation) - 1]);
  const arrows = operations.map((each) => findArrow(source, each));
  const [first] = arrows;
  const rest = arrows.filter((_, index) => operations[index] !== operation);
  const isAligned = arrows.every((arrow) => arrow !== undefined && arrow.column === first?.column);
  if (!isAligned || first === undefined) return [removed];
  const end = Math.max(...rest.map((arrow) => arrow?.nameEnd ?? 0));
  const moves = rest.flatMap((arrow): readonly TextEdit[] => {
    if (arrow === undefined) return [];
    const from = arrow.offset - arrow.column + arrow.nameEnd;
    const space = end + 1 - arrow.nameEnd;
    return arrow.offset - from === space ? [] : [replace(source, from, arrow.offset, ' '.repeat(space))];
  });
  return [removed, ...moves];
}

/** Position of the arrow of an attribute, with the columns of the arrow and of the end of the name. */
interface Arrow {
  readonly offset: number;
  readonly column: number;
  readonly nameEnd: number;
}

/** Finds the arrow of an attribute that is alone on its line. */
function findArrow({ text }: Source, operation: Span): Arrow | undefined {
  const start = text.lastIndexOf('\n', operation.offset - 1) + 1;
  if (text.slice(start, operation.offset).trim() !== '') return undefined;
  const [, name = '', space = ''] = /^([\w*]+)( *)[=+]>/.exec(text.slice(operation.offset, endOf(operation))) ?? [];
  if (name === '') return undefined;
  const nameEnd = operation.offset - start + name.length;
  return { offset: start + nameEnd + space.length, column: nameEnd + space.length, nameEnd };
}
