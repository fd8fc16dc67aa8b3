/** Includes a class that the file refers to, or whose variable it reads, but that it does not declare. */
import { listChildren, walk, type AstNode, type Expression } from '../../../engine/index.ts';
import type { CodeAction } from '../../answers.ts';
import { flattened, literalName } from '../../index/literals.ts';
import { takesClasses } from '../../index/named-arguments.ts';
import { familyOf, nameOf, ownerPart, plainName, symbolOf } from '../../index/symbols.ts';
import { editAt, readIndent, statementAt, type ActionPlace } from './action-place.ts';

export function includeClass(place: ActionPlace): readonly CodeAction[] {
  const name = classNamedAt(place);
  if (name === undefined || place.index.definition(symbolOf('class', name)) === undefined) return [];
  if (isDeclared(place, name)) return [];
  const container = findContainer(place);
  const words = container?.kind === 'HostClassDefinition' ? ['include', 'contain'] : ['include'];
  return words.map((word) => ({
    title: `${word === 'include' ? 'Include' : 'Contain'} the class ${name}`,
    kind: 'quickfix',
    edits: [insertion(place, container, `${word} ${name}`)],
  }));
}

/** Returns the class that the code at the cursor refers to (`Class['ntp']`) or reads a variable from (`$ntp::port`). */
function classNamedAt({ index, file, offset }: ActionPlace): string | undefined {
  const at = index.symbolAt(file.path, offset);
  if (at === undefined || at.role === 'definition' || at.role === 'doc' || at.role === 'write') return undefined;
  const family = familyOf(at.written);
  if (family === 'class') return nameOf(at.written);
  return family === 'variable' && file.text.slice(...at.range).includes('::')
    ? ownerPart(nameOf(at.written))
    : undefined;
}

function isDeclared({ file, index }: ActionPlace, name: string): boolean {
  let found = false;
  const names = (nodes: readonly Expression[]): boolean =>
    nodes.flatMap(flattened).some((each) => plainName(literalName(file.text, each)?.name ?? '') === name);
  walk(file.program, (node) => {
    if (node.kind === 'CallNamedFunction' && node.functor.kind === 'QualifiedName')
      found ||= takesClasses(node.functor.value) && names(node.arguments);
    else if (node.kind === 'Resource' && node.typeName.kind === 'QualifiedName' && node.typeName.value === 'class')
      found ||= names(node.bodies.map(({ title }) => title));
    else if (node.kind === 'HostClassDefinition')
      found ||= index.lineage(plainName(node.name)).some(({ symbol }) => symbol === symbolOf('class', name));
    return !found;
  });
  return found;
}

type Container = Extract<
  AstNode,
  { readonly kind: 'HostClassDefinition' | 'ResourceTypeDefinition' | 'NodeDefinition' }
>;

function findContainer({ nodes }: ActionPlace): Container | undefined {
  return nodes.findLast(
    (node): node is Container =>
      node.kind === 'HostClassDefinition' || node.kind === 'ResourceTypeDefinition' || node.kind === 'NodeDefinition',
  );
}

function insertion(place: ActionPlace, container: Container | undefined, line: string): CodeAction['edits'][number] {
  const { text } = place.file;
  if (container === undefined) {
    const at = statementAt(place)?.offset ?? 0;
    const start = text.lastIndexOf('\n', at - 1) + 1;
    return editAt(place, start, start, `${line}\n\n`);
  }
  const [first] = listChildren(container.body);
  if (container.body.kind === 'Block' && first !== undefined) {
    const start = text.lastIndexOf('\n', first.offset - 1) + 1;
    const indent = readIndent(place, first.offset);
    if (start > container.body.offset) return editAt(place, start, start, `${indent}${line}\n\n`);
  }
  const open = text.indexOf('{', container.body.offset) + 1;
  return editAt(place, open, open, `\n${readIndent(place, container.offset)}  ${line}`);
}
