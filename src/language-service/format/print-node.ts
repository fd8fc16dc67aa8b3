import type { Expression } from '../../engine/index.ts';
import type { Doc } from './doc.ts';
import { printChain } from './nodes/calls.ts';
import { printCase, printConditional } from './nodes/conditionals.ts';
import { printAlias, printClass, printFunction, printMapping, printNodeDefinition } from './nodes/definitions.ts';
import {
  printAssignment,
  printOperation,
  printParenthesized,
  printPrefixed,
  printRelationship,
} from './nodes/operators.ts';
import { printCollect, printDefaults, printOverride, printResource } from './nodes/resources.ts';
import { printHash, printList, printSelector, printWord } from './nodes/values.ts';
import { UnexpectedToken, type Printer } from './printer.ts';

export function printNode(p: Printer, node: Expression, isStatement: boolean): Doc {
  switch (node.kind) {
    case 'LiteralList':
      return printList(p, node.values);
    case 'LiteralHash':
      return printHash(p, node);
    case 'Selector':
      return printSelector(p, node);
    case 'Access':
    case 'CallMethod':
    case 'CallNamedFunction':
      return printChain(p, node);
    case 'Parenthesized':
      return printParenthesized(p, node);
    case 'Not':
      return printPrefixed(p, '!', node.expr);
    case 'UnaryMinus':
      return printPrefixed(p, '-', node.expr);
    case 'Unfold':
      return printPrefixed(p, '*', node.expr);
    case 'Assignment':
      return printAssignment(p, node);
    case 'Relationship':
      return printRelationship(p, node);
    case 'Arithmetic':
    case 'Comparison':
    case 'Match':
    case 'In':
    case 'And':
    case 'Or':
      return printOperation(p, node);
    case 'If':
    case 'Unless':
      return printConditional(p, node, isStatement);
    case 'Case':
      return printCase(p, node);
    case 'Resource':
      return printResource(p, node);
    case 'ResourceDefaults':
      return printDefaults(p, node);
    case 'ResourceOverride':
      return printOverride(p, node);
    case 'Collect':
      return printCollect(p, node);
    case 'HostClassDefinition':
    case 'ResourceTypeDefinition':
      return printClass(p, node);
    case 'FunctionDefinition':
      return printFunction(p, node);
    case 'NodeDefinition':
      return printNodeDefinition(p, node);
    case 'TypeAlias':
      return printAlias(p, node);
    case 'TypeMapping':
      return printMapping(p, node);
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralString':
    case 'LiteralBoolean':
    case 'LiteralUndef':
    case 'LiteralDefault':
    case 'LiteralRegularExpression':
    case 'ConcatenatedString':
    case 'HeredocExpression':
    case 'QualifiedName':
    case 'QualifiedReference':
    case 'ReservedWord':
    case 'Variable':
      return printWord(p, node);
    default:
      throw new UnexpectedToken(node.kind);
  }
}
