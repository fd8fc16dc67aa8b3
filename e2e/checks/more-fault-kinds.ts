/** More kinds of faults: in values that only a resource type knows, in references, conditions and parameters. */
import type { AstNode } from '../../src/engine/index.ts';
import type { Fault, FaultContext, FaultKind } from './fault-kinds.ts';

function at(node: { readonly offset: number; readonly length: number }, text: string): Fault {
  return { start: node.offset, length: node.length, text, mark: [node.offset, node.offset + text.length] };
}

function declaredType({ parents }: FaultContext): string | undefined {
  const resource = parents.findLast((each) => each.kind === 'Resource');
  return resource?.kind === 'Resource' && resource.typeName.kind === 'QualifiedName'
    ? resource.typeName.value
    : undefined;
}

/** Makes faults at a literal value of an attribute of a built-in type. */
function wrongValue(type: string, names: readonly string[], value: string): FaultKind['make'] {
  return (node, context) => {
    if (node.kind !== 'AttributeOperation' || !names.includes(node.name) || declaredType(context) !== type)
      return undefined;
    return at(node.value, value);
  };
}

function isLiteral(node: AstNode): boolean {
  return node.kind === 'LiteralString' || node.kind === 'QualifiedName';
}

export const moreFaultKinds: readonly FaultKind[] = [
  { name: 'file mode with a digit above 7', make: wrongValue('file', ['mode'], "'0684'") },
  { name: 'file mode without quotes', make: wrongValue('file', ['mode'], '0644') },
  { name: 'boolean that a type does not know', make: wrongValue('service', ['enable', 'hasstatus'], "'yes'") },
  {
    name: 'recurse or force that file does not know',
    make: wrongValue('file', ['recurse', 'force', 'purge'], "'maybe'"),
  },
  { name: 'logoutput that exec does not know', make: wrongValue('exec', ['logoutput', 'refreshonly'], "'sometimes'") },
  { name: 'ensure of another type', make: wrongValue('service', ['ensure'], "'present'") },
  {
    name: 'relative path as title of a file',
    make: (node, context) => {
      if (node.kind !== 'ResourceBody' || declaredType(context) !== 'file' || node.title.kind !== 'LiteralString')
        return undefined;
      const isPlain = node.operations.every((each) => each.kind === 'AttributeOperation' && each.name !== 'path');
      if (!isPlain || !node.title.value.startsWith('/')) return undefined;
      return at(node.title, `'${node.title.value.slice(1)}'`);
    },
  },
  {
    name: 'reference to a type with a slip',
    make: (node, context) => {
      const parent = context.parents.at(-1);
      const isReference =
        node.kind === 'QualifiedReference' &&
        parent?.kind === 'Access' &&
        parent.left === node &&
        parent.keys.every(isLiteral);
      const isType = isReference && /^(?:File|Package|Service|Exec|User|Group|Concat)$/.test(node.casedValue);
      return isType ? at(node, `${node.casedValue.slice(0, -2)}x${node.casedValue.slice(-1)}`) : undefined;
    },
  },
  {
    name: 'parameter declared twice',
    make: (node, context) => {
      if (node.kind !== 'Parameter' || node.capturesRest || context.parents.some(({ kind }) => kind === 'Lambda'))
        return undefined;
      const written = context.text.slice(node.offset, node.offset + node.length);
      if (written.includes('#') || written.includes('@(')) return undefined;
      return at(node, `${written}, ${written}`);
    },
  },
];
