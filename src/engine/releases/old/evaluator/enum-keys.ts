/** Rejects booleans as parameters of `Enum`, in releases before `true` made it ignore case. */
import { typeAccessIssues } from '../../../diagnostics/issues/type-access.ts';
import type { Evaluator } from '../../../evaluator/evaluator.ts';
import type { Access } from '../../../syntax/ast.ts';
import type { Type } from '../../../types/type.ts';
import type { Value } from '../../../values/value.ts';

export function checkEnumKeys(evaluator: Evaluator, node: Access, type: Type, keys: readonly Value[]): void {
  if (type.kind !== 'Enum') return;
  const other = keys.findIndex((key) => typeof key === 'boolean');
  const issue = typeAccessIssues.specialization({ type: 'an Enum-Type', actual: 'Boolean', expected: 'String' });
  if (other !== -1) evaluator.fail(issue, node.keys[other] ?? node);
}
