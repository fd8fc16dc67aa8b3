import * as issues from '../../diagnostics/issues/validation.ts';
import type { EppExpression, Expression, Lambda, Parameter } from '../../syntax/ast.ts';
import { walk } from '../../syntax/walk.ts';
import type { Checker, NodeChecks, Placed } from '../checker.ts';
import { checkNoCapture, checkUniqueNames } from '../parameter-lists.ts';
import { checkTypeReference } from '../types.ts';

export const parameters: NodeChecks = {
  Epp: checkTemplateParameters,
  Lambda: checkLambdaParameters,
  Parameter: checkParameter,
};

function checkParameter(checker: Checker, node: Parameter): void {
  const { name, value } = node;
  if (/^(?:0x)?[0-9]+$/.test(name)) checker.accept(issues.illegalNumericParameter({ name }), node);
  if (!/^[a-z_]\w*$/.test(name)) checker.accept(issues.illegalParameterName({ name }), node);
  if (value !== undefined) refuseAssignments(checker, value);
}

function refuseAssignments(checker: Checker, value: Expression): void {
  walk(value, (node) => {
    if (node.kind === 'Assignment') checker.accept(issues.illegalAssignmentContext(), node);
    return node.kind !== 'Assignment' && node.kind !== 'Lambda';
  });
}

function checkLambdaParameters(checker: Checker, node: Lambda): void {
  const last = node.parameters.length - 1;
  node.parameters.forEach((parameter, index) => {
    if (parameter.capturesRest && index !== last) {
      checker.accept(issues.capturesRestNotLast({ name: parameter.name }), parameter);
    }
  });
  if (node.returnType !== undefined) checkTypeReference(checker, node, node.returnType);
}

function checkTemplateParameters(checker: Checker, template: EppExpression, parent: Placed | undefined): void {
  if (parent?.node.kind !== 'Lambda') return;
  checkNoCapture(checker, parent.node.parameters, template);
  checkUniqueNames(checker, parent.node.parameters);
}
