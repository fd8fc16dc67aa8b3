import { builtinTypes } from '../../../../providers/builtin.ts';
import { typeKnowledge } from '../../../../resource-types/knowledge.ts';
import { compileForTest } from '../../../../testing/compile.ts';

const types = typeKnowledge(builtinTypes);

/** Returns the hint for the first error, and the source after its fix if there is one. */
export function adviceFor(source: string): readonly [hint: string | undefined, fixed: string | undefined] {
  const first = compileForTest(source, { types }).diagnostics[0];
  const edit = first?.fix?.edits[0];
  if (edit === undefined) return [first?.hint, undefined];
  const { offset, length } = edit.span;
  return [first?.hint, source.slice(0, offset) + edit.text + source.slice(offset + length)];
}
