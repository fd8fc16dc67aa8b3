/**
 * Replaces a literal with a new parameter. The literal becomes the default of the parameter, or its value in Hiera
 * data.
 */
import type { Expression } from '../../../../engine/index.ts';
import type { CodeAction, FileEdit } from '../../../answers.ts';
import { plainName, symbolOf } from '../../../index/symbols.ts';
import { insertParameter } from '../add-parameter.ts';
import { editAt, textOf, type ActionPlace } from '../action-place.ts';
import { nameFor } from '../extract-variable.ts';
import { findFreeName } from '../free-name.ts';
import { guessedType } from '../guessed-type.ts';
import { addDataKey } from './hiera-data.ts';
import { endOf } from './statements.ts';

export function extractParameter(place: ActionPlace): readonly CodeAction[] {
  const at = place.nodes.findLastIndex((node) => isLiteral(node));
  const node = place.nodes[at];
  if (node === undefined || !isLiteral(node) || !isReplaceable(place, at)) return [];
  const owner = place.nodes.findLast(
    ({ kind }) => kind === 'HostClassDefinition' || kind === 'ResourceTypeDefinition' || kind === 'FunctionDefinition',
  );
  if (owner?.kind !== 'HostClassDefinition' && owner?.kind !== 'ResourceTypeDefinition') return [];
  if (node.offset < owner.body.offset) return [];
  const family = owner.kind === 'HostClassDefinition' ? 'class' : 'define';
  const definition = place.index.definition(symbolOf(family, plainName(owner.name)));
  if (definition?.file !== place.file.path) return [];
  const name = findFreeName(place, nameFor(place, at));
  const type = guessedType(place, node) ?? 'Any';
  // A bare word, such as `running`, gets quotes.
  const source = node.kind === 'QualifiedName' ? `'${node.value}'` : textOf(place, node);
  const replaced = editAt(place, node.offset, endOf(node), `$${name}`);
  const actions: CodeAction[] = [];
  const withDefault = insertParameter(place, definition, `${type} $${name} = ${source}`);
  if (withDefault !== undefined)
    actions.push({ title: `Extract the parameter $${name}`, kind: 'refactor.extract', edits: [withDefault, replaced] });
  const required = insertParameter(place, definition, `${type} $${name}`);
  const data = family === 'class' ? addDataKey(place, `${plainName(owner.name)}::${name}`, node) : undefined;
  if (required === undefined || data === undefined) return actions;
  const title = `Extract the parameter $${name} with its value in ${data.file}`;
  const edits: readonly FileEdit[] = [required, replaced, ...(data.kind === 'edit' ? [data.edit] : [])];
  const creates = data.kind === 'create' ? { creates: [{ file: data.file, text: data.text }] } : {};
  return [...actions, { title, kind: 'refactor.extract', edits, ...creates }];
}

function isLiteral(node: ActionPlace['nodes'][number]): node is Expression {
  switch (node.kind) {
    case 'LiteralString':
    case 'LiteralInteger':
    case 'LiteralFloat':
    case 'LiteralBoolean':
    case 'QualifiedName':
      return true;
    case 'LiteralList':
      return node.values.length > 0 && node.values.every(isLiteral);
    case 'LiteralHash':
      return node.entries.length > 0 && node.entries.every(({ key, value }) => isLiteral(key) && isLiteral(value));
    default:
      return false;
  }
}

function isReplaceable({ nodes }: ActionPlace, at: number): boolean {
  const [node, parent] = [nodes[at], nodes[at - 1]];
  // A bare word that is not the value of an attribute may be the name of a class or a function.
  if (node?.kind === 'QualifiedName' && parent?.kind !== 'AttributeOperation') return false;
  switch (parent?.kind) {
    case 'AttributeOperation':
    case 'Assignment':
    case 'KeyedEntry':
    case 'SelectorEntry':
      return node === (parent.kind === 'Assignment' ? parent.right : parent.value);
    case 'CallNamedFunction':
      return parent.functor.kind === 'QualifiedName';
    case 'CallMethod':
    case 'Comparison':
    case 'Arithmetic':
    case 'LiteralList':
    case 'In':
      return true;
    default:
      return false;
  }
}
