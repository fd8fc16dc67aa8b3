import { rubyInspect, rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, isHash, isType, type Value } from '../../values/value.ts';
import { titleAttributes } from './title.ts';
import type { TypeDeclaration } from '../declaration.ts';
import type { TypeRegistry } from '../registry.ts';

export function inspectAttribute(value: Value, types: TypeRegistry<TypeDeclaration>): string {
  if (isArray(value)) return `[${value.map((item) => inspectAttribute(item, types)).join(', ')}]`;
  if (isHash(value)) {
    const pairs = [...value].map((pair) => pair.map((part) => inspectAttribute(part, types)).join('=>'));
    return `{${pairs.join(', ')}}`;
  }
  if (!isType(value)) return rubyInspect(value);
  const { type } = value;
  if (type.kind === 'Class' && type.className !== undefined) return withName(rubyToString(value));
  if (type.kind !== 'Resource' || type.typeName === undefined || type.title === undefined) return rubyInspect(value);
  const definition = types.find(type.typeName);
  if (definition === undefined) return withName(rubyToString(value));
  const attributes = titleAttributes(definition, type.title).map((each) => `:${each.name}=>${rubyInspect(each.value)}`);
  return `${rubyToString(value)}{${attributes.join(', ')}}`;
}

function withName(reference: string): string {
  const title = reference.slice(reference.indexOf('[') + 1, -1);
  return `${reference}{:name=>${rubyInspect(title)}}`;
}
