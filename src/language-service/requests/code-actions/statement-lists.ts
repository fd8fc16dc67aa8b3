import type { AstNode, Expression } from '../../../engine/index.ts';

/** Returns the statements that a node executes in order, one list per branch. */
export function listBodies(node: AstNode, text: string): readonly (readonly Expression[])[] {
  switch (node.kind) {
    case 'Block':
      return [node.statements];
    case 'Program':
    case 'Lambda':
    case 'HostClassDefinition':
    case 'ResourceTypeDefinition':
    case 'NodeDefinition':
    case 'FunctionDefinition':
      return listSingle(node.body);
    case 'CaseOption':
      return listSingle(node.then);
    case 'If':
    case 'Unless':
      return [...listSingle(node.then), ...(isElsif(node.else, text) ? [] : listSingle(node.else))];
    default:
      return [];
  }
}

/** Returns a list that contains the only statement of a body, because a body of one statement has no `Block` node. */
function listSingle(body: Expression): readonly (readonly Expression[])[] {
  return body.kind === 'Block' || body.kind === 'Nop' || body.kind === 'Error' ? [] : [[body]];
}

export function isElsif(node: Expression, text: string): boolean {
  return node.kind === 'If' && text.startsWith('elsif', node.offset);
}
