import { assertNever } from '../assert-never.ts';
import type { AstNode } from './ast.ts';

/** Lists the child nodes of a node in source order. */
export function listChildren(node: AstNode): readonly AstNode[] {
  const children: AstNode[] = [];
  eachChild(node, (child) => children.push(child));
  return children;
}

type Visit = (child: AstNode) => unknown;

/**
 * Visits the child nodes of a node in source order. Allocates no list, because the editor's index is rebuilt at each
 * key press.
 */
function eachChild(node: AstNode, visit: Visit): void {
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
      return;
    case 'Program':
      visit(node.body);
      return;
    case 'Error':
      each(node.parts, visit);
      return;
    case 'ConcatenatedString':
      each(node.segments, visit);
      return;
    case 'TextExpression':
    case 'Parenthesized':
    case 'Not':
    case 'UnaryMinus':
    case 'Unfold':
    case 'RenderExpression':
    case 'AttributesOperation':
    case 'VirtualQuery':
    case 'ExportedQuery':
      visit(node.expr);
      return;
    case 'HeredocExpression':
      visit(node.text);
      return;
    case 'LiteralList':
      each(node.values, visit);
      return;
    case 'LiteralHash':
      each(node.entries, visit);
      return;
    case 'KeyedEntry':
      visit(node.key);
      visit(node.value);
      return;
    case 'Assignment':
    case 'Arithmetic':
    case 'Comparison':
    case 'Match':
    case 'In':
    case 'And':
    case 'Or':
    case 'Relationship':
    case 'NamedAccess':
      visit(node.left);
      visit(node.right);
      return;
    case 'Access':
      visit(node.left);
      each(node.keys, visit);
      return;
    case 'Block':
      each(node.statements, visit);
      return;
    case 'If':
    case 'Unless':
      visit(node.test);
      visit(node.then);
      visit(node.else);
      return;
    case 'Case':
      visit(node.test);
      each(node.options, visit);
      return;
    case 'CaseOption':
      each(node.values, visit);
      visit(node.then);
      return;
    case 'Selector':
      visit(node.left);
      each(node.selectors, visit);
      return;
    case 'SelectorEntry':
      visit(node.matching);
      visit(node.value);
      return;
    case 'Parameter':
      if (node.type !== undefined) visit(node.type);
      if (node.value !== undefined) visit(node.value);
      return;
    case 'Lambda':
      each(node.parameters, visit);
      if (node.returnType !== undefined) visit(node.returnType);
      visit(node.body);
      return;
    case 'CallNamedFunction':
    case 'CallMethod':
      visit(node.functor);
      each(node.arguments, visit);
      if (node.lambda !== undefined) visit(node.lambda);
      return;
    case 'Resource':
      visit(node.typeName);
      each(node.bodies, visit);
      return;
    case 'ResourceBody':
      visit(node.title);
      each(node.operations, visit);
      return;
    case 'AttributeOperation':
      visit(node.value);
      return;
    case 'ResourceDefaults':
      visit(node.typeRef);
      each(node.operations, visit);
      return;
    case 'ResourceOverride':
      visit(node.resources);
      each(node.operations, visit);
      return;
    case 'Collect':
      visit(node.type);
      visit(node.query);
      each(node.operations, visit);
      return;
    case 'HostClassDefinition':
    case 'ResourceTypeDefinition':
      each(node.parameters, visit);
      visit(node.body);
      return;
    case 'FunctionDefinition':
      each(node.parameters, visit);
      if (node.returnType !== undefined) visit(node.returnType);
      visit(node.body);
      return;
    case 'NodeDefinition':
      each(node.hostMatches, visit);
      if (node.parent !== undefined) visit(node.parent);
      visit(node.body);
      return;
    case 'TypeAlias':
      visit(node.type);
      return;
    case 'TypeDefinition':
    case 'Epp':
      visit(node.body);
      return;
    case 'TypeMapping':
      visit(node.type);
      visit(node.mapping);
      return;
    default:
      assertNever(node);
  }
}

function each(nodes: readonly AstNode[], visit: Visit): void {
  for (const node of nodes) visit(node);
}

/**
 * Visits a node and its descendants, parents first, in source order. `visit` returns `false` to skip the descendants of
 * a node. Uses a stack of nodes instead of recursion, because a tree may be very deep.
 */
export function walk(node: AstNode, visit: (node: AstNode) => boolean | void): void {
  const pending: AstNode[] = [node];
  const pushChildren = childPusher(pending);
  for (let current = pending.pop(); current !== undefined; current = pending.pop())
    if (visit(current) !== false) pushChildren(current);
}

/** Creates a function that pushes the child nodes of a node on a stack, so that the first child is popped first. */
export function childPusher(pending: AstNode[]): (node: AstNode) => void {
  const push = (child: AstNode): number => pending.push(child);
  return (node) => {
    const from = pending.length;
    eachChild(node, push);
    for (let low = from, high = pending.length - 1; low < high; low += 1, high -= 1) {
      const first = pending[low];
      const last = pending[high];
      if (first === undefined || last === undefined) break;
      pending[low] = last;
      pending[high] = first;
    }
  };
}
