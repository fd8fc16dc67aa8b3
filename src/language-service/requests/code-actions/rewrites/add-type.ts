/** Gives a parameter the type of its default, or the type of the parameters that receive its value. */
import { walk, type AstNode, type Expression } from '../../../../engine/index.ts';
import type { CodeAction } from '../../../answers.ts';
import { literalName } from '../../../index/literals.ts';
import { plainName, symbolOf } from '../../../index/symbols.ts';
import { editAt, innermost, type ActionPlace } from '../action-place.ts';
import { guessedType } from '../guessed-type.ts';

export function addType(place: ActionPlace): readonly CodeAction[] {
  const parameter = innermost(place, 'Parameter');
  if (parameter === undefined || parameter.type !== undefined || parameter.capturesRest) return [];
  if (place.nodes.some(({ kind }) => kind === 'Lambda' && place.file.kind !== 'epp')) return [];
  const type = findType(place, parameter.name, parameter.value);
  if (type === undefined) return [];
  const at = parameter.nameSpan.offset;
  const title = `Add the type ${type} to $${parameter.name}`;
  return [{ title, kind: 'refactor.rewrite', edits: [editAt(place, at, at, `${type} `)] }];
}

function findType(place: ActionPlace, name: string, value: Expression | undefined): string | undefined {
  if (value !== undefined && value.kind !== 'LiteralUndef') return guessedType(place, value);
  const received = findReceivingType(place, name);
  if (received === undefined || value === undefined) return received;
  return received.startsWith('Optional[') ? received : `Optional[${received}]`;
}

/**
 * Returns the type of the parameters that the code sets to a parameter's value: `Integer` if `port => $port` sets a
 * parameter of this type. Returns undefined if the types differ.
 */
function findReceivingType(place: ActionPlace, name: string): string | undefined {
  const owner = place.nodes.findLast(
    (node) => node.kind === 'HostClassDefinition' || node.kind === 'ResourceTypeDefinition',
  );
  if (owner === undefined) return undefined;
  const types = new Set<string | undefined>();
  walk(owner, (node) => {
    for (const each of receivingTypes(place, node, name)) types.add(each);
    return true;
  });
  const [only] = types;
  return types.size === 1 ? only : undefined;
}

function receivingTypes(place: ActionPlace, node: AstNode, name: string): readonly (string | undefined)[] {
  if (node.kind !== 'Resource' || node.typeName.kind !== 'QualifiedName') return [];
  const type = plainName(node.typeName.value);
  return node.bodies.flatMap(({ title, operations }) => {
    const declared = type === 'class' ? literalName(place.file.text, title)?.name : type;
    if (declared === undefined) return [];
    const definition = place.index.definition(symbolOf(type === 'class' ? 'class' : 'define', plainName(declared)));
    return operations.flatMap((each) => {
      if (each.kind !== 'AttributeOperation' || each.value.kind !== 'Variable' || each.value.name !== name) return [];
      const found = definition?.parameters?.find((parameter) => parameter.name === each.name);
      return found === undefined ? [] : [found.type];
    });
  });
}
