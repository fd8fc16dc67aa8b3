import type { Compilation } from '../../../catalog/compilation.ts';
import { toAttributeValue } from '../../../catalog/declare/attributes.ts';
import type { FoundType } from '../../../catalog/declare/find-type.ts';
import { finalParameters } from '../../../catalog/finish/final-parameters.ts';
import { flatten } from '../../../catalog/flatten.ts';
import type { Resource, ResourceParameter } from '../../../catalog/resource.ts';
import { catalogIssues } from '../../../diagnostics/issues/catalog.ts';
import { typeOfCreateResources } from '../../../diagnostics/issues/old-evaluation.ts';
import { PuppetError } from '../../../diagnostics/puppet-error.ts';
import type { Scope } from '../../../evaluator/scope/scope.ts';
import { rubyInspect } from '../../../formatting/ruby-inspect.ts';
import type { ResourceBody } from '../../../syntax/ast.ts';
import { isArray, RegexpValue, type Value } from '../../../values/value.ts';
import { rubyText } from '../evaluator/numbers.ts';

/** Evaluates the titles of a resource body. Any value can be a title, and is converted to a string. */
export function titlesInOldLanguage({ evaluator }: Compilation, body: ResourceBody, scope: Scope): readonly string[] {
  const value = evaluator.evaluate(body.title, scope);
  return flatten(value ?? 'undef').map((title) => rubyText(title ?? 'undef'));
}

export function attributeValueWithoutRegexps(value: Value): Value {
  return value instanceof RegexpValue ? rubyInspect(value) : toAttributeValue(value);
}

/**
 * Throws if the type does not exist. In 2.7, `create_resources` does not accept the prefixes `@` and `@@`, so a name
 * with a prefix does not exist.
 */
export function checkCreatedType(compilation: Compilation, typeName: string, scope: Scope): void {
  const type = typeName.toLowerCase();
  if (type !== 'class' && compilation.rules.findType(compilation, type, scope) === undefined) {
    throw new PuppetError(typeOfCreateResources({ type }), undefined, 'ArgumentError');
  }
}

/** Returns the resource type of a collector. For Puppet 2.7, `Class` is an unknown type. */
export function findCollectedTypeInOldLanguage(compilation: Compilation, name: string, scope: Scope): FoundType {
  const { release, rules } = compilation;
  const errorClass = release.has('errors have no column') ? 'Puppet::Error' : 'RuntimeError';
  if (name === 'class' && !release.has('classes cannot be collected')) {
    throw new PuppetError(catalogIssues.classesCollected(), undefined, errorClass);
  }
  const type = name === 'class' ? undefined : rules.findType(compilation, name, scope);
  if (type === undefined) {
    throw new PuppetError(catalogIssues.collectedTypeUnknown({ type: name }), undefined, errorClass);
  }
  return type;
}

/** Returns the attributes of a resource, by name in lower case. A list with one element is replaced by this element. */
export function singleValues(resource: Resource): Map<string, ResourceParameter> {
  return new Map(
    Array.from(finalParameters(resource), ([name, parameter]) => {
      const { value } = parameter;
      const lower = name.toLowerCase();
      return [lower, { ...parameter, name: lower, value: isArray(value) && value.length === 1 ? value[0] : value }];
    }),
  );
}
