/** Gives a parameter the type of its default. */
import type { Expression } from '../../../../engine/index.ts';
import type { CodeAction } from '../../../answers.ts';
import { editAt, innermost, textOf, type ActionPlace } from '../action-place.ts';
import { guessedType } from '../guessed-type.ts';

export function addType(place: ActionPlace): readonly CodeAction[] {
  const parameter = innermost(place, 'Parameter');
  if (parameter?.type !== undefined || parameter?.value === undefined || parameter.capturesRest) return [];
  if (place.nodes.some(({ kind }) => kind === 'Lambda' && place.file.kind !== 'epp')) return [];
  const type = typeFor(place, parameter.value);
  if (type === undefined) return [];
  const at = parameter.nameSpan.offset;
  const title = `Add the type ${type} to $${parameter.name}`;
  return [{ title, kind: 'refactor.rewrite', edits: [editAt(place, at, at, `${type} `)] }];
}

/**
 * Returns the type of a literal. For a list or hash, includes the element type if all elements have the same type. For
 * a default that is a parameter, returns the type of that parameter.
 */
function typeFor(place: ActionPlace, value: Expression): string | undefined {
  if (value.kind === 'Variable') {
    const owner = place.nodes.findLast(
      (node) =>
        node.kind === 'HostClassDefinition' ||
        node.kind === 'ResourceTypeDefinition' ||
        node.kind === 'FunctionDefinition',
    );
    const other = owner !== undefined && 'parameters' in owner ? owner.parameters : [];
    const type = other.find(({ name }) => name === value.name)?.type;
    return type === undefined ? undefined : textOf(place, type);
  }
  if (value.kind === 'LiteralList') {
    const types = new Set(value.values.map((each) => guessedType(each)));
    const [only] = types;
    return types.size === 1 && only !== undefined ? `Array[${only}]` : 'Array';
  }
  return guessedType(value);
}
