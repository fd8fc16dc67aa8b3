/** Creates resources with their attributes, tags and defaults, without adding them to the catalog. */
import type { SourcePlace } from '../../diagnostics/span.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { isArray, type Value } from '../../values/value.ts';
import type { Compilation } from '../compilation.ts';
import type { ResourceDefinition } from '../definitions/definition.ts';
import { normalizeTitle } from '../names.ts';
import { definitionOfScope, Resource, type ResourceParameter } from '../resource.ts';

interface NewResource {
  readonly type: string;
  readonly scope: Scope;
  /** The class, node or define that contains the statement. By default, the definition that the scope belongs to. */
  readonly source?: ResourceDefinition | undefined;
  readonly parameters?: readonly ResourceParameter[];
  readonly place?: SourcePlace | undefined;
  readonly virtual?: boolean;
  readonly exported?: boolean;
  /** False for overrides by reference, to which no defaults are added. */
  readonly withDefaults?: boolean;
}

/**
 * Creates a resource without adding it to the catalog.
 * @param titleValue a string, or another value that `create_resources` accepts
 * @param definition the class, define or node that the resource is an instance of
 */
export function makeResource(
  compilation: Compilation,
  titleValue: Value,
  options: NewResource,
  definition?: ResourceDefinition,
): Resource {
  const { scope } = options;
  const declaredType = compilation.declaredTypes.get(options.type);
  const title = typeof titleValue === 'string' ? titleValue : rubyToString(titleValue);
  const resource = new Resource({
    declaredType,
    title: normalizeTitle(declaredType.name, title),
    titleValue: typeof titleValue === 'string' ? undefined : titleValue,
    definition,
    scope,
    source: options.source ?? definitionOfScope(scope),
    place: options.place,
    virtual: options.virtual === true,
    exported: options.exported === true,
  });
  for (const parameter of options.parameters ?? []) resource.set(parameter);
  resource.addOwnTags();
  if (options.withDefaults !== false) compilation.rules.addDefaults(compilation, resource);
  return resource;
}

export function addDefaults(compilation: Compilation, resource: Resource): void {
  const { scope, declaredType } = resource;
  for (const [name, parameter] of compilation.defaults.inForce(scope, declaredType.name)) {
    if (resource.parameters.has(name)) continue;
    // Like Puppet, copies the parameter but not its array. If an arrow appends to the array, all resources with this
    // default change.
    resource.set(isArray(parameter.value) ? { ...parameter } : parameter);
  }
}
