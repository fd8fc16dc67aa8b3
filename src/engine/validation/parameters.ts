import * as issues from '../diagnostics/issues/validation.ts';
import type { AstNode, EppExpression, Expression, Lambda, Parameter } from '../syntax/ast.ts';
import { labelOfNode, labelWithArticle } from '../syntax/labels.ts';
import { walk } from '../syntax/walk.ts';
import type { Checker } from './checker.ts';
import { literalOf } from './literals.ts';
import { checkTypeReference } from './types.ts';

const RESERVED_PARAMETERS: ReadonlySet<string> = new Set(['name', 'title']);

export function checkParameter(checker: Checker, node: Parameter): void {
  const { name, value } = node;
  if (/^(?:0x)?[0-9]+$/.test(name)) checker.accept(issues.illegalNumericParameter({ name }), node);
  if (!/^[a-z_]\w*$/.test(name)) checker.accept(issues.illegalParameterName({ name }), node);
  if (value !== undefined) refuseAssignments(checker, value);
}

/** A default value may assign nothing, except in a block's own scope. */
function refuseAssignments(checker: Checker, value: Expression): void {
  walk(value, (node) => {
    if (node.kind === 'Assignment') checker.accept(issues.illegalAssignmentContext(), node);
    return node.kind !== 'Assignment' && node.kind !== 'Lambda';
  });
}

export function checkLambdaParameters(checker: Checker, node: Lambda): void {
  const last = node.parameters.length - 1;
  node.parameters.forEach((parameter, index) => {
    if (parameter.capturesRest && index !== last) {
      checker.accept(issues.capturesRestNotLast({ name: parameter.name }), parameter);
    }
  });
  if (node.returnType !== undefined) checkTypeReference(checker, node, node.returnType);
}

export function checkTemplateParameters(checker: Checker, lambda: Lambda, template: EppExpression): void {
  checkNoCapture(checker, lambda.parameters, template);
  checkUniqueNames(checker, lambda.parameters);
}

export function checkNoCapture(checker: Checker, parameters: readonly Parameter[], container: AstNode): void {
  for (const parameter of parameters) {
    if (!parameter.capturesRest) continue;
    const args = { name: parameter.name, container: labelWithArticle(container) };
    checker.accept(issues.capturesRestNotSupported(args), parameter);
  }
}

export function checkUniqueNames(checker: Checker, parameters: readonly Parameter[]): void {
  const seen = new Set<string>();
  for (const parameter of parameters) {
    if (seen.has(parameter.name)) checker.accept(issues.duplicateParameter({ name: parameter.name }), parameter);
    seen.add(parameter.name);
  }
}

export function checkReservedParameters(checker: Checker, parameters: readonly Parameter[], container: AstNode): void {
  for (const parameter of parameters) {
    if (!RESERVED_PARAMETERS.has(parameter.name)) continue;
    const args = { name: parameter.name, container: labelOfNode(container) };
    checker.accept(issues.reservedParameter(args), parameter);
  }
}

/** A class's parameter should have a type that is known without evaluating anything. */
export function checkLiteralTypes(checker: Checker, parameters: readonly Parameter[]): void {
  for (const parameter of parameters) {
    const { type, name } = parameter;
    if (type === undefined || literalOf(type) !== undefined) continue;
    const modelClass = type.kind === 'Access' ? 'AccessExpression' : type.kind;
    checker.accept(issues.nonliteralParameterType({ name, modelClass }), parameter, 'warning');
  }
}
