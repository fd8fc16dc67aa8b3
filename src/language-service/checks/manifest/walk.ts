import { childPusher, type AstNode, type Expression } from '../../../engine/index.ts';
import type { Scope } from '../../index/file-index.ts';

export interface NodePlace {
  readonly parent: AstNode | undefined;
  readonly scope: Scope | undefined;
  /** True inside a condition that tests whether something exists. Unknown names are allowed there. */
  readonly isGuarded: boolean;
}

const GUARDS: ReadonlySet<string> = new Set([
  'defined',
  'defined_with_params',
  'find_file',
  'find_template',
  'function_available',
  'getvar',
  'is_function_available',
  'stdlib::has_function',
  'stdlib::has_file',
]);

export function walkManifest(
  root: AstNode,
  scopes: readonly Scope[],
  visit: (node: AstNode, place: NodePlace) => void,
): void {
  const byStart = new Map(
    scopes.filter(({ kind }) => kind !== 'top' && kind !== 'template').map((scope) => [scope.range[0], scope]),
  );
  const pending: { readonly node: AstNode; readonly place: NodePlace }[] = [
    { node: root, place: { parent: undefined, scope: scopes[0], isGuarded: false } },
  ];
  const children: AstNode[] = [];
  const pushChildren = childPusher(children);
  const isGuard = guardTest();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node, place } = next;
    visit(node, place);
    const isGuarded = place.isGuarded || isGuard(node);
    const scope = opensScope(node) ? (byStart.get(node.offset) ?? place.scope) : place.scope;
    const inner = { parent: node, scope, isGuarded };
    children.length = 0;
    pushChildren(node);
    for (const child of children) pending.push({ node: child, place: inner });
  }
}

function opensScope({ kind }: AstNode): boolean {
  return (
    kind === 'Lambda' ||
    kind === 'HostClassDefinition' ||
    kind === 'ResourceTypeDefinition' ||
    kind === 'FunctionDefinition' ||
    kind === 'NodeDefinition'
  );
}

/** Returns a function that tests, for a node and later for those inside it, whether its condition asks for existence. */
function guardTest(): (node: AstNode) => boolean {
  /** Nodes without a question inside. Each is read once, however deep conditions are nested. */
  const silent = new Set<AstNode>();
  const asks = (test: Expression): boolean => {
    const nodes: AstNode[] = [test];
    const read: AstNode[] = [];
    const push = childPusher(nodes);
    for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
      if (silent.has(node)) continue;
      if (isQuestion(node)) return true;
      read.push(node);
      push(node);
    }
    for (const node of read) silent.add(node);
    return false;
  };
  return (node) => {
    switch (node.kind) {
      case 'If':
      case 'Unless':
      case 'Case':
        return asks(node.test);
      case 'And':
      case 'Or':
      case 'Selector':
        return asks(node.left);
      default:
        return false;
    }
  };
}

function isQuestion(node: AstNode): boolean {
  return node.kind === 'CallNamedFunction' && node.functor.kind === 'QualifiedName' && GUARDS.has(node.functor.value);
}
