import { assertNever } from '../assert-never.ts';
import type { Issue } from '../diagnostics/issue.ts';
import * as issues from '../diagnostics/issues/validation.ts';
import type { Expression } from '../syntax/ast.ts';
import { labelWithCapitalArticle, labelWithArticle } from '../syntax/labels.ts';
import { checkAssignment } from './assignments.ts';
import type { Checker, Placed } from './checker.ts';
import {
  checkClass,
  checkDefine,
  checkFunction,
  checkNamedDefinition,
  checkNode,
  checkTypeAlias,
  checkTypeDefinition,
  checkTypeMapping,
} from './definitions.ts';
import { checkDuplicateKeys } from './literals.ts';
import { checkVariableName } from './names.ts';
import { checkLambdaParameters, checkParameter, checkTemplateParameters } from './parameters.ts';
import { checkQuery } from './queries.ts';
import { checkAttribute, checkResource, checkResourceBody } from './resources.ts';
import { checkRvalue } from './rvalues.ts';
import { checkBlock } from './statements.ts';

const MAX_INTEGER = 9223372036854775807n;
const MIN_INTEGER = -9223372036854775808n;
const CLASSREF = /^(?:(?:::)?[A-Z]\w*)+$/;

/** The checks of one node, by its kind; what is inside it has its own turn. */
export function check(checker: Checker, placed: Placed): void {
  const { node } = placed;
  switch (node.kind) {
    case 'Assignment':
      checkAssignment(checker, node);
      break;
    case 'Arithmetic':
    case 'Comparison':
    case 'Match':
    case 'In':
    case 'And':
    case 'Or':
      checkRvalue(checker, node.left);
      checkRvalue(checker, node.right);
      break;
    case 'Relationship':
      for (const side of [node.left, node.right]) if (side.kind !== 'Collect') checkRvalue(checker, side);
      break;
    case 'TextExpression':
    case 'Parenthesized':
    case 'Not':
    case 'UnaryMinus':
    case 'Unfold':
    case 'RenderExpression':
      checkRvalue(checker, node.expr);
      break;
    case 'AttributesOperation':
      checkRvalue(checker, node.expr);
      break;
    case 'AttributeOperation':
      checkAttribute(checker, node, placed.parent);
      break;
    case 'Block':
      checkBlock(checker, node);
      break;
    case 'CallNamedFunction': {
      const { functor } = node;
      const called = functor.kind === 'Access' ? functor.left : functor;
      if (functor.kind === 'QualifiedName' || called.kind === 'QualifiedReference') break;
      if (functor.kind === 'RenderString') checker.accept(issues.ambiguousEppParameters(), node);
      else checker.accept(illegalIn(functor, 'function name', node), functor);
      break;
    }
    case 'Case': {
      checkRvalue(checker, node.test);
      const defaults = node.options.flatMap(({ values }) => values.filter(({ kind }) => kind === 'LiteralDefault'));
      for (const second of defaults.slice(1)) {
        checker.accept(issues.duplicateDefault({ container: "'case' statement" }), second);
      }
      break;
    }
    case 'CaseOption':
      for (const value of node.values) checkRvalue(checker, value);
      break;
    case 'Selector': {
      checkRvalue(checker, node.left);
      const [, second] = node.selectors.filter(({ matching }) => matching.kind === 'LiteralDefault');
      if (second !== undefined) {
        checker.accept(issues.duplicateDefault({ container: 'Selector Expression' }), second.matching);
      }
      break;
    }
    case 'SelectorEntry':
      checkRvalue(checker, node.matching);
      break;
    case 'If':
    case 'Unless':
      checkRvalue(checker, node.test);
      break;
    case 'Collect':
      if (node.type.kind !== 'QualifiedReference') checker.accept(illegalIn(node.type, 'type name', node), node.type);
      break;
    case 'VirtualQuery':
    case 'ExportedQuery':
      if (node.expr.kind !== 'Nop') checkQuery(checker, node.expr);
      break;
    case 'KeyedEntry':
      checkRvalue(checker, node.key);
      checkRvalue(checker, node.value);
      break;
    case 'LiteralList':
      for (const value of node.values) checkRvalue(checker, value);
      break;
    case 'LiteralHash':
      checkDuplicateKeys(checker, node);
      break;
    case 'LiteralInteger':
      if (node.value > MAX_INTEGER || node.value < MIN_INTEGER) {
        checker.accept(issues.numericOverflow({ what: labelWithCapitalArticle(node), value: node.value }), node);
      }
      break;
    case 'QualifiedReference':
      if (!CLASSREF.test(node.casedValue)) {
        checker.accept(issues.illegalClassReference({ name: node.casedValue }), node);
      }
      break;
    case 'ReservedWord': {
      const { word, future } = node;
      if (future) checker.accept(issues.futureReservedWord({ word }), node, 'warning');
      else checker.accept(issues.reservedWord({ word }), node);
      break;
    }
    case 'Variable':
      checkVariableName(checker, node);
      break;
    case 'Parameter':
      checkParameter(checker, node);
      break;
    case 'Lambda':
      checkLambdaParameters(checker, node);
      break;
    case 'Epp':
      if (placed.parent?.node.kind === 'Lambda') checkTemplateParameters(checker, placed.parent.node, node);
      break;
    case 'Resource':
      checkResource(checker, node);
      break;
    case 'ResourceBody':
      checkResourceBody(checker, node);
      break;
    case 'ResourceDefaults':
    case 'ResourceOverride':
      if (node.form !== 'regular') checker.accept(issues.notVirtualizable(), node);
      break;
    case 'HostClassDefinition':
      checkNamedDefinition(checker, node, placed.parent);
      checkClass(checker, node);
      break;
    case 'ResourceTypeDefinition':
      checkNamedDefinition(checker, node, placed.parent);
      checkDefine(checker, node);
      break;
    case 'FunctionDefinition':
      checkNamedDefinition(checker, node, placed.parent);
      checkFunction(checker, node);
      break;
    case 'NodeDefinition':
      checkNode(checker, node, placed.parent);
      break;
    case 'TypeAlias':
      checkTypeAlias(checker, node, placed.parent);
      break;
    case 'TypeMapping':
      checkTypeMapping(checker, node, placed.parent);
      break;
    case 'TypeDefinition':
      checkTypeDefinition(checker, node, placed.parent);
      break;
    case 'Program':
    case 'Nop':
    case 'Error':
    case 'LiteralFloat':
    case 'LiteralString':
    case 'LiteralBoolean':
    case 'LiteralUndef':
    case 'LiteralDefault':
    case 'LiteralRegularExpression':
    case 'ConcatenatedString':
    case 'HeredocExpression':
    case 'QualifiedName':
    case 'Access':
    case 'NamedAccess':
    case 'CallMethod':
    case 'RenderString':
      break;
    default:
      assertNever(node);
  }
}

function illegalIn(expression: Expression, feature: string, container: Expression): Issue {
  return issues.illegalExpression({
    expression: labelWithCapitalArticle(expression),
    feature,
    container: labelWithArticle(container),
  });
}
