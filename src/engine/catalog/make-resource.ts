/** Makes resources with their attributes, tags and defaults; adding them to the catalog is a step of its own. */
import type { SourcePlace } from '../diagnostics/span.ts';
import type { Scope } from '../evaluator/scope.ts';
import { isArray } from '../values/value.ts';
import type { Compilation } from './compilation.ts';
import type { ResourceDefinition } from './definition.ts';
import { titleOf } from './names.ts';
import { Resource } from './resource.ts';
import type { ResourceParameter } from './resource-parameter.ts';

/** What resources have in common that one statement makes. */
export interface NewResource {
  /** As written, in any case. */
  readonly type: string;
  readonly scope: Scope;
  /** The code that declares it; by default the one whose scope it is. */
  readonly source?: ResourceDefinition | undefined;
  readonly parameters?: readonly ResourceParameter[];
  readonly place?: SourcePlace | undefined;
  readonly virtual?: boolean;
  readonly exported?: boolean;
  /** False for overrides by reference, which take no defaults. */
  readonly withDefaults?: boolean;
}

/** @param definition the class, define or node that it is an instance of */
export function makeResource(
  compilation: Compilation,
  title: string,
  options: NewResource,
  definition?: ResourceDefinition,
): Resource {
  const { scope } = options;
  const declaredType = compilation.declaredTypes.get(options.type);
  const source = options.source ?? compilation.scopes.sourceOf(scope);
  const resource = new Resource(declaredType, titleOf(declaredType.name, title), definition, source, options);
  if (options.parameters !== undefined) resource.setAll(options.parameters);
  resource.addOwnTags();
  if (options.withDefaults === false) return resource;
  const defaults = compilation.scopes.defaultsFor(scope, declaredType.name);
  if (defaults.size === 0) return resource;
  for (const [name, parameter] of defaults) {
    if (resource.parameter(name) !== undefined) continue;
    // A copy of the attribute, yet not of its value, as in Puppet: it shows where something is appended to an array.
    resource.set(isArray(parameter.value) ? parameter.withValue(parameter.value) : parameter);
  }
  return resource;
}
