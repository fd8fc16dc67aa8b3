import { assertNever } from '../assert-never.ts';
import { evaluationIssues } from '../diagnostics/issues/evaluation.ts';
import type { Expression, ResourceExpression } from '../syntax/ast.ts';
import { DEFAULT, RegexpValue, type Value } from '../values/value.ts';
import { evaluateMethodCall } from './calls/calls.ts';
import { unfold, unfoldValue } from './unfold.ts';
import { evaluateCase, evaluateIf, evaluateSelector } from './conditionals.ts';
import type { Evaluator } from './evaluator.ts';
import { noticeClasses } from './notice-classes.ts';
import { typeOfName } from './type-names.ts';
import type { Scope } from './scope/scope.ts';
import { evaluateConcatenated, evaluateHeredoc, evaluateInterpolation, evaluateLiteralHash } from './strings.ts';
import { renderExpression, renderString, renderTemplate } from './templates.ts';

function declareResources(evaluator: Evaluator, node: ResourceExpression, scope: Scope): Value {
  const declared = evaluator.host.declareResources(node, scope);
  noticeClasses(evaluator.host, declared, { how: 'resource', scope, place: () => evaluator.placeOf(node) });
  return declared;
}

/** Evaluates one node by its kind. Call it only from `Evaluator.evaluate`. */
export function dispatch(evaluator: Evaluator, node: Expression, scope: Scope): Value {
  const { language } = evaluator;
  switch (node.kind) {
    case 'Nop':
    case 'Error':
    case 'LiteralUndef':
      return undefined;
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralString':
    case 'LiteralBoolean':
    case 'QualifiedName':
      return node.value;
    case 'LiteralDefault':
      return DEFAULT;
    case 'LiteralRegularExpression':
      return new RegexpValue(node.pattern);
    case 'ConcatenatedString':
      return evaluateConcatenated(evaluator, node, scope);
    case 'TextExpression':
      return evaluateInterpolation(evaluator, node, scope);
    case 'HeredocExpression':
      return evaluateHeredoc(evaluator, node, scope);
    case 'LiteralList': {
      const list = unfold(evaluator, node.values, scope);
      evaluator.takeCollection(list.length);
      return list;
    }
    case 'LiteralHash':
      return evaluateLiteralHash(evaluator, node, scope);
    case 'QualifiedReference':
      return typeOfName(evaluator, node);
    case 'ReservedWord':
      if (node.future) return node.word;
      return evaluator.fail(evaluationIssues.reservedWord({ word: node.word }), node);
    case 'Variable':
      return language.variableValue(evaluator, node.name, node, scope);
    case 'Parenthesized':
      return evaluator.evaluate(node.expr, scope);
    case 'Not':
      return !evaluator.isTrue(evaluator.evaluate(node.expr, scope));
    case 'UnaryMinus':
      return language.negate(evaluator, node, evaluator.evaluate(node.expr, scope));
    case 'Unfold':
      return unfoldValue(evaluator, evaluator.evaluate(node.expr, scope));
    case 'Assignment':
      return language.assign(evaluator, node, scope);
    case 'Arithmetic':
      return language.calculate(evaluator, node, scope);
    case 'Comparison':
      return language.compare(evaluator, node, scope);
    case 'Match':
      return language.match(evaluator, node, scope);
    case 'In':
      return language.includes(evaluator, node, scope);
    case 'And':
      return (
        evaluator.isTrue(evaluator.evaluate(node.left, scope)) &&
        evaluator.isTrue(evaluator.evaluate(node.right, scope))
      );
    case 'Or':
      return (
        evaluator.isTrue(evaluator.evaluate(node.left, scope)) ||
        evaluator.isTrue(evaluator.evaluate(node.right, scope))
      );
    case 'Relationship':
      return evaluator.host.relate(node, scope);
    case 'Access':
      return language.access(evaluator, node, scope);
    case 'NamedAccess':
      // `a.b` has no value outside of a method call. In a method call, `evaluateMethodCall` evaluates `a`.
      return undefined;
    case 'Block': {
      let last: Value;
      for (const statement of node.statements) last = evaluator.evaluate(statement, scope);
      return last;
    }
    case 'If':
      return evaluateIf(evaluator, node.test, node.then, node.else, scope);
    case 'Unless':
      return evaluateIf(evaluator, node.test, node.else, node.then, scope);
    case 'Case':
      return evaluateCase(evaluator, node, scope);
    case 'Selector':
      return evaluateSelector(evaluator, node, scope);
    case 'Lambda':
      // A lambda has no value. Calls and templates use its node directly.
      return undefined;
    case 'CallNamedFunction':
      return language.call(evaluator, node, scope);
    case 'CallMethod':
      return evaluateMethodCall(evaluator, node, scope);
    case 'Resource':
      return declareResources(evaluator, node, scope);
    case 'ResourceDefaults':
      return evaluator.host.setResourceDefaults(node, scope);
    case 'ResourceOverride':
      return evaluator.host.overrideResources(node, scope);
    case 'Collect':
      return evaluator.host.collect(node, scope);
    case 'HostClassDefinition':
    case 'ResourceTypeDefinition':
    case 'FunctionDefinition':
    case 'NodeDefinition':
    case 'TypeAlias':
    case 'TypeDefinition':
    case 'TypeMapping':
      return evaluator.host.meetDefinition(node, scope);
    case 'Epp':
      return renderTemplate(evaluator, node, scope);
    case 'RenderString':
      return renderString(evaluator, node);
    case 'RenderExpression':
      return renderExpression(evaluator, node, scope);
    default:
      return assertNever(node);
  }
}
