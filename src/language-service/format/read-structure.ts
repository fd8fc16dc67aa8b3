import { walk, type AstNode, type Program } from '../../engine/index.ts';
import type { Piece } from './source-rows.ts';
import { endOf, StructureBuilder, type Structure } from './structure.ts';

/** Extracts the facts for the layout from a manifest's tree. */
export function readStructure(program: Program, pieces: readonly Piece[]): Structure {
  const structure = new StructureBuilder(pieces);
  structure.addStatements(program.body);
  walk(program, (node) => readNode(node, structure));
  return structure;
}

/** @returns true if the node's children are to be read too */
function readNode(node: AstNode, structure: StructureBuilder): boolean {
  switch (node.kind) {
    // A string is one lexeme, including its interpolations.
    case 'ConcatenatedString':
    case 'HeredocExpression':
      return false;
    case 'If':
      structure.addHead(node);
      structure.addStatements(node.then);
      if (!isElsif(node.else, structure)) structure.addStatements(node.else);
      break;
    case 'Unless':
      structure.addHead(node);
      structure.addStatements(node.then);
      structure.addStatements(node.else);
      break;
    case 'Case':
      structure.addHead(node);
      structure.addItems(node.options);
      break;
    case 'CaseOption':
      structure.addHead(node);
      structure.addItems(node.values);
      structure.addStatements(node.then);
      break;
    case 'Lambda':
    case 'HostClassDefinition':
    case 'ResourceTypeDefinition':
    case 'FunctionDefinition':
      structure.addHead(node);
      structure.addItems(node.parameters);
      structure.addStatements(node.body);
      break;
    case 'NodeDefinition':
      structure.addHead(node);
      structure.addStatements(node.body);
      break;
    case 'Relationship':
      structure.chained.add(structure.at(node.right.offset));
      break;
    case 'LiteralList':
      structure.addItems(node.values);
      break;
    case 'LiteralHash':
      structure.addHash(node);
      break;
    case 'Selector':
      structure.addSelector(node);
      break;
    case 'CallNamedFunction':
      // Without parentheses, the arguments are part of the statement.
      if (structure.textAt(endOf(node.functor)) === '(') structure.addItems(node.arguments);
      break;
    case 'CallMethod':
      structure.addItems(node.arguments);
      break;
    case 'Access':
      structure.addAccess(node);
      break;
    case 'Parenthesized':
    case 'VirtualQuery':
    case 'ExportedQuery':
      structure.addItems([node.expr]);
      break;
    case 'Resource':
      structure.addBrace('bodies', node, endOf(node.typeName));
      structure.addItems(node.bodies);
      break;
    case 'ResourceBody':
      structure.addBody(node);
      break;
    case 'ResourceDefaults':
      structure.addBrace('attributes', node, endOf(node.typeRef));
      structure.addAttributes(node.operations);
      break;
    case 'ResourceOverride':
      structure.addBrace('attributes', node, endOf(node.resources));
      structure.addAttributes(node.operations);
      break;
    case 'Collect':
      structure.addBrace('attributes', node, endOf(node.query));
      structure.addAttributes(node.operations);
      break;
    default:
  }
  return true;
}

function isElsif(node: AstNode, structure: StructureBuilder): boolean {
  return node.kind === 'If' && structure.textAt(node.offset) === 'elsif';
}
