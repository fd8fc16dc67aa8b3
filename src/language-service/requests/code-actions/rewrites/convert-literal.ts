/** Converts a literal to the type that its parameter accepts: `'80'` to 80, 80 to `'80'`, `'true'` to true. */
import { builtinDeclarations } from '../../../../engine/index.ts';
import type { CodeAction } from '../../../answers.ts';
import { plainName } from '../../../index/symbols.ts';
import { plainTypeNames, readType } from '../../../knowledge/type-text.ts';
import { definitionAt, editAt, innermost, textOf, type ActionPlace } from '../action-place.ts';
import { endOf } from './statements.ts';

export function convertLiteral(place: ActionPlace): readonly CodeAction[] {
  const node = place.nodes.at(-1);
  if (node === undefined || !isLiteral(node.kind)) return [];
  const wanted = findWantedTypes(place, node);
  if (wanted.length === 0) return [];
  const converted = convert(textOf(place, node), node, new Set(wanted));
  if (converted === undefined) return [];
  const { text, type } = converted;
  const edits = [editAt(place, node.offset, endOf(node), text)];
  return [{ title: `Change to the ${type} ${text}`, kind: 'quickfix', edits }];
}

function isLiteral(kind: string): boolean {
  return kind === 'LiteralString' || kind === 'LiteralInteger' || kind === 'LiteralFloat' || kind === 'LiteralBoolean';
}

type Node = ActionPlace['nodes'][number];

/**
 * Returns the types that are accepted in place of the literal: those of the attribute whose value it is, or of the
 * parameter whose default it is.
 */
function findWantedTypes(place: ActionPlace, node: Node): readonly string[] {
  const parameter = innermost(place, 'Parameter');
  if (parameter?.value === node) {
    return parameter.type === undefined ? [] : plainTypeNames(place.index, readType(textOf(place, parameter.type)));
  }
  const operation = innermost(place, 'AttributeOperation');
  if (operation?.value !== node) return [];
  const resource = innermost(place, 'Resource');
  const builtin =
    resource?.typeName.kind === 'QualifiedName'
      ? builtinDeclarations.find(plainName(resource.typeName.value))
      : undefined;
  const values =
    builtin?.attributes.find(({ name }) => name === operation.name)?.values?.map(({ value }) => value) ?? [];
  if (values.includes('true') && values.includes('false')) return ['Boolean'];
  const type = definitionAt(place)?.parameters?.find(({ name }) => name === operation.name)?.type;
  return type === undefined ? [] : plainTypeNames(place.index, readType(type));
}

const NUMBERS: ReadonlySet<string> = new Set(['Integer', 'Float', 'Numeric']);
const STRINGS: ReadonlySet<string> = new Set(['String', 'Enum', 'Pattern']);
/** Types that accept strings, numbers, and more. */
const ANY: ReadonlySet<string> = new Set([
  'Any',
  'Scalar',
  'ScalarData',
  'Data',
  'RichData',
  'NotUndef',
  'Optional',
  '',
]);

function convert(
  source: string,
  node: Node,
  wanted: ReadonlySet<string>,
): { readonly text: string; readonly type: string } | undefined {
  if ([...wanted].some((type) => ANY.has(type))) return undefined;
  const accepts = (types: ReadonlySet<string>): boolean => [...wanted].some((type) => types.has(type));
  if (node.kind !== 'LiteralString') {
    const isAccepted = node.kind === 'LiteralBoolean' ? wanted.has('Boolean') : accepts(NUMBERS);
    return isAccepted || !accepts(STRINGS) ? undefined : { text: `'${source}'`, type: 'String' };
  }
  const { value } = node;
  if (accepts(STRINGS)) return undefined;
  if ((wanted.has('Integer') || wanted.has('Numeric')) && /^-?(?:0|[1-9]\d{0,17})$/.test(value))
    return { text: value, type: 'Integer' };
  if ((wanted.has('Float') || wanted.has('Numeric')) && /^-?\d{1,15}\.\d{1,15}$/.test(value))
    return { text: value, type: 'Float' };
  return wanted.has('Boolean') && /^(?:true|false)$/.test(value) ? { text: value, type: 'Boolean' } : undefined;
}
