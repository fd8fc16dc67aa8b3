import { assertNever } from '../assert-never.ts';
import type { AstNode } from './ast.ts';

/** Returns Puppet's name for the type of a node, without an article: `'+' expression`, `Function Call`. */
export function labelOfNode(node: AstNode): string {
  switch (node.kind) {
    case 'Program':
      return 'Program';
    case 'Nop':
      return 'Nop Expression';
    case 'Error':
      return 'Object';
    case 'LiteralInteger':
      return 'Literal Integer';
    case 'LiteralFloat':
      return 'Literal Float';
    case 'LiteralString':
      return 'String';
    case 'LiteralBoolean':
      return 'Boolean';
    case 'LiteralUndef':
      return "'undef' expression";
    case 'LiteralDefault':
      return "'default' expression";
    case 'LiteralRegularExpression':
      return 'Regular Expression';
    case 'ConcatenatedString':
      return 'Double Quoted String';
    case 'TextExpression':
      return 'Expression in Interpolated String';
    case 'HeredocExpression':
      return `'@(${node.syntax})' expression`;
    case 'LiteralList':
      return 'Array Expression';
    case 'LiteralHash':
      return 'Hash Expression';
    case 'KeyedEntry':
      return 'Hash Entry';
    case 'QualifiedName':
      return 'Name';
    case 'QualifiedReference':
      return 'Type-Name';
    case 'ReservedWord':
      return `Reserved Word '${node.word}'`;
    case 'Variable':
      return 'Variable';
    case 'Parenthesized':
      return 'Parenthesized Expression';
    case 'Not':
      return "'not' expression";
    case 'UnaryMinus':
      return 'Unary Minus';
    case 'Unfold':
      return 'Unfold';
    case 'Assignment':
    case 'Arithmetic':
    case 'Comparison':
    case 'Match':
    case 'In':
    case 'And':
    case 'Or':
    case 'Relationship':
    case 'AttributeOperation':
      return `'${node.operator}' expression`;
    case 'AttributesOperation':
      // Puppet has no name for this node type.
      return 'Object';
    case 'Access':
      return "'[]' expression";
    case 'NamedAccess':
      return "'.' expression";
    case 'Block':
      return 'Block Expression';
    case 'If':
      return "'if' statement";
    case 'Unless':
      return "'unless' Statement";
    case 'Case':
      return "'case' statement";
    case 'CaseOption':
      return 'Case Option';
    case 'Selector':
      return 'Selector Expression';
    case 'SelectorEntry':
      return 'Selector Option';
    case 'Parameter':
      return 'Parameter Definition';
    case 'Lambda':
      return 'Lambda';
    case 'CallNamedFunction':
      return 'Function Call';
    case 'CallMethod':
      return 'Method call';
    case 'Resource':
      return 'Resource Statement';
    case 'ResourceBody':
      return 'Resource Instance Definition';
    case 'ResourceDefaults':
      return 'Resource Defaults Expression';
    case 'ResourceOverride':
      return 'Resource Override';
    case 'Collect':
      return labelOfNode(node.query);
    case 'VirtualQuery':
      return 'Virtual Query';
    case 'ExportedQuery':
      return 'Exported Query';
    case 'HostClassDefinition':
      return 'Host Class Definition';
    case 'ResourceTypeDefinition':
      return "'define' expression";
    case 'FunctionDefinition':
      return 'Function Definition';
    case 'NodeDefinition':
      return 'Node Definition';
    case 'TypeAlias':
      return 'Type Alias';
    case 'TypeDefinition':
      return 'Type Definition';
    case 'TypeMapping':
      return 'Type Mapping';
    case 'Epp':
      return 'Epp Template';
    case 'RenderString':
      return 'Epp Text';
    case 'RenderExpression':
      return 'Epp Interpolated Expression';
    default:
      return assertNever(node);
  }
}

/** Returns `a` or `an`, depending on the first letter. Like Puppet, treats `y` as a vowel. */
export function article(text: string): 'a' | 'an' {
  const first = /^["']/.test(text) ? text[1] : text[0];
  return first !== undefined && /[aeiouy]/i.test(first) ? 'an' : 'a';
}

function withArticle(text: string): string {
  return `${article(text)} ${text}`;
}

/** Returns the name of a node with its article: `a Function Call`, `an '[]' expression`. */
export function labelWithArticle(node: AstNode): string {
  return withArticle(labelOfNode(node));
}
/** Returns the name with a capitalized article: `A Function Call`. */
export function labelWithCapitalArticle(node: AstNode): string {
  const text = labelOfNode(node);
  return `${article(text) === 'a' ? 'A' : 'An'} ${text}`;
}
