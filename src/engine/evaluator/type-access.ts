import { evaluationError } from './errors.ts';
import type { Access } from '../syntax/ast.ts';
import { accessType } from '../types/access/access.ts';
import { TypeAccessError } from '../types/access/access-error.ts';
import { parseTypeString } from '../types/parse.ts';
import type { Type } from '../types/type.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';
import { isType, type Value } from '../values/value.ts';
import type { Evaluator } from './evaluator.ts';
import type { Scope } from './scope/scope.ts';

/**
 * Evaluates `Type[keys]` to a parameterized type, references to resources or classes, or parameters of a declared
 * resource. Errors about a single key are reported at that key.
 */
export function accessTypeValue(
  evaluator: Evaluator,
  node: Access,
  type: Type,
  keys: readonly Value[],
  scope: Scope,
): Value {
  const [first] = keys;
  if (
    type.kind === 'Resource' &&
    type.typeName === undefined &&
    keys.length === 1 &&
    isType(first) &&
    first.type.kind === 'Resource'
  ) {
    return first;
  }
  evaluator.language.checkTypeKeys(evaluator, node, type, keys);
  try {
    return accessType(type, keys, parseTypeString, (reference, name) =>
      evaluator.host.readParameter(reference, rubyToString(name), scope, evaluator.placeOf(node)),
    );
  } catch (error) {
    if (!(error instanceof TypeAccessError)) throw error;
    const { blame } = error;
    const blamed = blame === 'access' ? node : blame === 'type' ? node.left : (node.keys[blame] ?? node);
    throw evaluationError(error.issue, evaluator.placeOf(blamed));
  }
}
