import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import type { ErrorPlace } from '../../diagnostics/puppet-error.ts';
import { argumentError, evaluationError } from '../../evaluator/errors.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import { rubyClassName } from '../../formatting/ruby-number.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isHash, PuppetHash, type Value } from '../../values/value.ts';
import { toAttributeValue } from './attributes.ts';
import type { Compilation } from '../compilation.ts';
import { declare } from './declare.ts';
import { flatten } from '../flatten.ts';
import { definitionOfScope, type ResourceParameter } from '../resource.ts';
import { toSourcePlace } from '../source-places.ts';

export interface CreateResources {
  /** Type name, with the prefix `@` for virtual and `@@` for exported resources. */
  readonly typeName: string;
  readonly resources: PuppetHash;
  readonly defaults: PuppetHash;
  readonly place: ErrorPlace;
}

export function createResources(compilation: Compilation, call: CreateResources, scope: Scope): Value {
  const { place } = call;
  const exported = call.typeName.startsWith('@@');
  const virtual = call.typeName.startsWith('@');
  const typeName = call.typeName.replace(/^@{1,2}/, '').toLowerCase();
  if (typeName === 'class' && virtual) throw evaluationError(catalogIssues.virtualClass(), toSourcePlace(place));
  compilation.rules.checkCreatedType(compilation, call.typeName, scope);
  const source = definitionOfScope(scope);
  const references: Value[] = [];
  for (const [title, given] of call.resources) {
    if (!isHash(given)) {
      throw argumentError(`no implicit conversion of ${rubyClassName(given)} into Hash`);
    }
    const attributes = PuppetHash.of([...call.defaults, ...given]);
    const parameters = [...attributes].map(([name, item]): ResourceParameter => {
      return { name: rubyToString(name), value: toAttributeValue(item), source, origin: 'create_resources' };
    });
    const titles = flatten(title).map(toAttributeValue);
    const declaration = { type: typeName, scope, parameters, place: toSourcePlace(place), virtual, exported };
    for (const reference of declare(compilation, titles, declaration)) references.push(reference);
  }
  return references;
}
