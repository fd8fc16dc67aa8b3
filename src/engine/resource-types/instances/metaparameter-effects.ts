/** Side effects of setting the attributes `provider`, `tag`, `alias` and `audit`. */
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { DeferredValue, isArray, type Value } from '../../values/value.ts';
import type { Instance } from './instance.ts';
import { findProvider } from '../providers.ts';
import { toList } from '../shared/list.ts';

/** Applies the effects of an attribute. Call it after the attribute is set. */
export function followUp(resource: Instance, name: string): void {
  switch (name) {
    case 'provider':
      takeProvider(resource);
      return;
    case 'tag':
      addTags(resource, resource.get('tag'));
      return;
    case 'alias':
      for (const alias of toList(resource.get('alias'))) resource.catalog.addAlias(resource, rubyToString(alias));
      return;
    case 'audit':
      addAudited(resource);
  }
}

function takeProvider(resource: Instance): void {
  const name = resource.get('provider');
  if (typeof name === 'string') resource.provider = findProvider(resource.type, name);
}

function addTags(resource: Instance, value: Value): void {
  if (isArray(value)) for (const tag of value.flat()) addTag(resource, tag);
  else addTag(resource, value);
}

/** Adds a tag. Skips a deferred value, because its string is not known yet. */
function addTag(resource: Instance, tag: Value): void {
  if (!(tag instanceof DeferredValue)) resource.addTag(rubyToString(tag).toLowerCase());
}

/** Adds the properties to audit. A property that is only audited has no desired value. */
function addAudited(resource: Instance): void {
  const names = toList(resource.get('audit')).map(rubyToString);
  const all = names.length === 1 && names[0] === 'all';
  for (const definition of resource.type.attributes) {
    if (definition.kind !== 'property' || !(all || names.includes(definition.name))) continue;
    if (resource.supports(definition)) resource.add(definition);
  }
}
