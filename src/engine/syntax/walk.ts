import { assertNever } from '../assert-never.ts';
import type { AstNode } from './ast.ts';

/** The nodes directly inside a node, in the order of the text. */
export function childrenOf(node: AstNode): readonly AstNode[] {
  switch (node.kind) {
    case 'Nop':
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralString':
    case 'LiteralBoolean':
    case 'LiteralUndef':
    case 'LiteralDefault':
    case 'LiteralRegularExpression':
    case 'QualifiedName':
    case 'QualifiedReference':
    case 'ReservedWord':
    case 'Variable':
    case 'RenderString':
      return [];
    case 'Program':
      return [node.body];
    case 'Error':
      return node.parts;
    case 'ConcatenatedString':
      return node.segments;
    case 'TextExpression':
    case 'Parenthesized':
    case 'Not':
    case 'UnaryMinus':
    case 'Unfold':
    case 'RenderExpression':
    case 'AttributesOperation':
    case 'VirtualQuery':
    case 'ExportedQuery':
      return [node.expr];
    case 'HeredocExpression':
      return [node.text];
    case 'LiteralList':
      return node.values;
    case 'LiteralHash':
      return node.entries;
    case 'KeyedEntry':
      return [node.key, node.value];
    case 'Assignment':
    case 'Arithmetic':
    case 'Comparison':
    case 'Match':
    case 'In':
    case 'And':
    case 'Or':
    case 'Relationship':
    case 'NamedAccess':
      return [node.left, node.right];
    case 'Access':
      return [node.left, ...node.keys];
    case 'Block':
      return node.statements;
    case 'If':
    case 'Unless':
      return [node.test, node.then, node.else];
    case 'Case':
      return [node.test, ...node.options];
    case 'CaseOption':
      return [...node.values, node.then];
    case 'Selector':
      return [node.left, ...node.selectors];
    case 'SelectorEntry':
      return [node.matching, node.value];
    case 'Parameter':
      return present([node.type, node.value]);
    case 'Lambda':
      return present([...node.parameters, node.returnType, node.body]);
    case 'CallNamedFunction':
    case 'CallMethod':
      return present([node.functor, ...node.arguments, node.lambda]);
    case 'Resource':
      return [node.typeName, ...node.bodies];
    case 'ResourceBody':
      return [node.title, ...node.operations];
    case 'AttributeOperation':
      return [node.value];
    case 'ResourceDefaults':
      return [node.typeRef, ...node.operations];
    case 'ResourceOverride':
      return [node.resources, ...node.operations];
    case 'Collect':
      return [node.type, node.query, ...node.operations];
    case 'HostClassDefinition':
    case 'ResourceTypeDefinition':
      return [...node.parameters, node.body];
    case 'FunctionDefinition':
      return present([...node.parameters, node.returnType, node.body]);
    case 'NodeDefinition':
      return present([...node.hostMatches, node.parent, node.body]);
    case 'TypeAlias':
      return [node.type];
    case 'TypeDefinition':
    case 'Epp':
      return [node.body];
    case 'TypeMapping':
      return [node.type, node.mapping];
    default:
      return assertNever(node);
  }
}

function present(nodes: readonly (AstNode | undefined)[]): readonly AstNode[] {
  return nodes.filter((node) => node !== undefined);
}

/**
 * Visits a node and all inside it, a container before its contents, in the order of the text. `visit` may return `false` to
 * leave out what is inside. Uses no stack of calls, so that the depth of a tree does not matter.
 */
export function walk(node: AstNode, visit: (node: AstNode) => boolean | void): void {
  const pending: AstNode[] = [node];
  for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
    if (visit(current) === false) continue;
    const children = childrenOf(current);
    for (let index = children.length - 1; index >= 0; index--) {
      const child = children[index];
      if (child !== undefined) pending.push(child);
    }
  }
}
