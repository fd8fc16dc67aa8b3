/** Prints expressions. Adds parentheses if the precedence of an expression is lower than its context requires. */
import { assertNever } from '../../assert-never.ts';
import type { CallMethod, CallNamedFunction, Expression, Selector } from '../ast.ts';
import { conditionalDoc } from './conditionals.ts';
import { definitionDoc, lambdaDoc } from './definitions.ts';
import { type Doc, enclosed, group, indent, space } from './doc.ts';
import { alignedDocs, entryDocs } from './entries.ts';
import { concatenatedDoc, floatText, heredocDoc, integerText, regexpText, stringText } from './literals.ts';
import {
  ANYTHING,
  endsAsOperand,
  EXPRESSION,
  POSTFIX,
  rankPrecedence,
  PREFIX,
  RELATIONSHIP,
  RESOURCE,
  SELECTOR,
} from './precedence.ts';
import { collectDoc, resourceDoc } from './resources.ts';
import { blockDoc, nestedBlock } from './statements.ts';
import { renderedDoc, trimmingEnd } from './templates.ts';

/**
 * `namespace` is the name of the enclosing class. Names of classes and defines inside it are printed without this
 * prefix.
 */
export interface Context {
  readonly namespace: string;
}

export function expressionDoc(node: Expression, context: Context, minimum: number = ANYTHING): Doc {
  const doc = bareDoc(node, context);
  return rankPrecedence(node) < minimum ? ['(', doc, ')'] : doc;
}

/** Prints an expression in a position where assignments, arrows and resources need parentheses. */
export function plainDoc(node: Expression, context: Context): Doc {
  return expressionDoc(node, context, EXPRESSION);
}

function bareDoc(node: Expression, context: Context): Doc {
  const print = (inner: Expression): Doc => expressionDoc(inner, context);
  switch (node.kind) {
    case 'Nop':
    case 'Error':
      return '';
    case 'LiteralInteger':
      return integerText(node.value, node.radix);
    case 'LiteralFloat':
      return floatText(node.value);
    case 'LiteralString':
      return stringText(node.value);
    case 'LiteralBoolean':
      return String(node.value);
    case 'LiteralUndef':
      return 'undef';
    case 'LiteralDefault':
      return 'default';
    case 'LiteralRegularExpression':
      return regexpText(node.pattern);
    case 'ConcatenatedString':
      return concatenatedDoc(node, print);
    case 'TextExpression':
      return print(node.expr);
    case 'HeredocExpression':
      return heredocDoc(node, print);
    case 'LiteralList':
      return enclosed('[', node.values.map(print), ']', { trailing: ',' });
    case 'LiteralHash':
      return enclosed('{', entryDocs(node.entries, context), '}', { trailing: ',', edge: space });
    case 'QualifiedName':
      return node.value;
    case 'QualifiedReference':
      return node.casedValue;
    case 'ReservedWord':
      return node.word;
    case 'Variable':
      return `$${node.name}`;
    case 'Parenthesized':
      return ['(', print(node.expr), ')'];
    case 'Not':
      return ['!', expressionDoc(node.expr, context, PREFIX)];
    case 'UnaryMinus':
      return ['-', expressionDoc(node.expr, context, PREFIX)];
    case 'Unfold':
      return ['*', expressionDoc(node.expr, context, PREFIX)];
    case 'Assignment':
      return [expressionDoc(node.left, context, RELATIONSHIP), ` ${node.operator} `, print(node.right)];
    case 'Relationship':
    case 'Arithmetic':
    case 'Comparison':
    case 'Match':
    case 'In':
    case 'And':
    case 'Or':
      return chainDoc(node, context);
    case 'Access': {
      const keys = node.keys.map((key) => plainDoc(key, context));
      return [expressionDoc(node.left, context, POSTFIX), enclosed('[', keys, ']')];
    }
    case 'NamedAccess':
      return [expressionDoc(node.left, context, POSTFIX), '.', print(node.right)];
    case 'Selector':
      return selectorDoc(node, context);
    case 'CallNamedFunction':
      return [
        expressionDoc(node.functor, context, POSTFIX),
        isBareMethod(node.functor) ? '()' : '',
        argumentsDoc(node, context),
        ...(node.lambda === undefined ? [] : [' ', lambdaDoc(node.lambda, context)]),
      ];
    case 'CallMethod':
      return [
        print(node.functor),
        node.arguments.length === 0 ? '' : argumentsDoc(node, context),
        ...(node.lambda === undefined ? [] : [' ', lambdaDoc(node.lambda, context)]),
      ];
    case 'Block':
      return nestedBlock(node, context) ?? blockDoc(node.statements, context);
    case 'If':
    case 'Unless':
    case 'Case':
      return conditionalDoc(node, context);
    case 'Lambda':
      return lambdaDoc(node, context);
    case 'Resource':
    case 'ResourceDefaults':
    case 'ResourceOverride':
      return resourceDoc(node, context);
    case 'Collect':
      return collectDoc(node, context);
    case 'HostClassDefinition':
    case 'ResourceTypeDefinition':
    case 'FunctionDefinition':
    case 'NodeDefinition':
    case 'TypeAlias':
    case 'TypeDefinition':
    case 'TypeMapping':
      return definitionDoc(node, context);
    case 'Epp':
      return node.body.kind === 'Block' ? blockDoc(node.body.statements, context) : '';
    case 'RenderString':
    case 'RenderExpression':
      return [trimmingEnd, renderedDoc(node, context), '<%'];
    default:
      return assertNever(node);
  }
}

function isBareMethod(node: Expression): boolean {
  return node.kind === 'CallMethod' && node.arguments.length === 0 && node.lambda === undefined;
}

function argumentsDoc(call: CallNamedFunction | CallMethod, context: Context): Doc {
  return enclosed(
    '(',
    call.arguments.map((argument) => expressionDoc(argument, context)),
    ')',
  );
}

type Binary = Extract<
  Expression,
  { kind: 'Relationship' | 'Arithmetic' | 'Comparison' | 'Match' | 'In' | 'And' | 'Or' }
>;

function isBinary(node: Expression): node is Binary {
  return 'operator' in node && node.kind !== 'Assignment';
}

/**
 * Prints consecutive operators of the same level. They are left-associative, so only right operands of the same level
 * need parentheses.
 */
function chainDoc(node: Binary, context: Context): Doc {
  const level = rankPrecedence(node);
  const tighter = node.kind === 'Relationship' ? RESOURCE : level + 0.5;
  const rights: Doc[] = [];
  let first: Expression = node;
  while (isBinary(first) && rankPrecedence(first) === level) {
    const { operator } = first;
    const right = expressionDoc(first.right, context, tighter);
    if (operator === '/' && !endsAsOperand(first.left)) {
      rights.push([' /', space, right]);
      first = { kind: 'Parenthesized', offset: first.left.offset, length: first.left.length, expr: first.left };
      break;
    }
    rights.push(first.kind === 'Relationship' ? [space, operator, ' ', right] : [` ${operator}`, space, right]);
    first = first.left;
  }
  rights.reverse();
  return group([expressionDoc(first, context, level), node.kind === 'Relationship' ? rights : indent(rights)]);
}

function selectorDoc({ left, selectors }: Selector, context: Context): Doc {
  const entries = selectors.map(
    ({ matching, value }) => [plainDoc(matching, context), plainDoc(value, context)] as const,
  );
  return [
    expressionDoc(left, context, SELECTOR),
    ' ? ',
    enclosed('{', alignedDocs(entries), '}', { trailing: ',', edge: space }),
  ];
}
