import * as issues from '../diagnostics/issues/validation.ts';
import type { AstNode, Parameter } from '../syntax/ast.ts';
import { labelOfNode, labelWithArticle } from '../syntax/labels.ts';
import type { Checker } from './checker.ts';
import { toLiteral } from './to-literal.ts';

const RESERVED_PARAMETERS: ReadonlySet<string> = new Set(['name', 'title']);

export function checkNoCapture(checker: Checker, parameters: readonly Parameter[], container: AstNode): void {
  for (const parameter of parameters) {
    if (!parameter.capturesRest) continue;
    const args = { name: parameter.name, container: labelWithArticle(container) };
    checker.accept(issues.capturesRestNotSupported(args), parameter);
  }
}

export function checkUniqueNames(checker: Checker, parameters: readonly Parameter[]): void {
  const seen = new Map<string, Parameter>();
  for (const parameter of parameters) {
    const { name } = parameter;
    const first = seen.get(name);
    if (first === undefined) seen.set(name, parameter);
    else {
      const other = { node: first, message: 'First declared here' };
      checker.accept(issues.duplicateParameter({ name }), parameter, 'error', other);
    }
  }
}

export function checkReservedParameters(checker: Checker, parameters: readonly Parameter[], container: AstNode): void {
  for (const parameter of parameters) {
    if (!RESERVED_PARAMETERS.has(parameter.name)) continue;
    const args = { name: parameter.name, container: labelOfNode(container) };
    checker.accept(issues.reservedParameter(args), parameter);
  }
}

/** Reports each class parameter whose type is not known without evaluation. */
export function checkLiteralTypes(checker: Checker, parameters: readonly Parameter[]): void {
  for (const parameter of parameters) {
    const { type, name } = parameter;
    if (type === undefined || toLiteral(type) !== undefined) continue;
    const modelClass = type.kind === 'Access' ? 'AccessExpression' : type.kind;
    checker.accept(issues.nonliteralParameterType({ name, modelClass }), parameter, 'warning');
  }
}
