import { rubyError } from '../../diagnostics/issues/ruby.ts';
import { catalogIssues } from '../../diagnostics/issues/catalog.ts';
import type { Issue } from '../../diagnostics/issue.ts';
import { type ErrorPlace, PuppetError } from '../../diagnostics/puppet-error.ts';
import type { ClassRequest } from '../../evaluator/host.ts';
import type { Scope } from '../../evaluator/scope/scope.ts';
import { classType } from '../../types/factory.ts';
import { isType, TypeValue, type Value } from '../../values/value.ts';
import { addResource } from '../declare/add-resource.ts';
import type { Compilation } from '../compilation.ts';
import type { ResourceDefinition } from './definition.ts';
import { evaluateResource } from './evaluate-resource.ts';
import { findParent } from './parent-class.ts';
import { flatten } from '../flatten.ts';
import { makeResource } from '../declare/make-resource.ts';
import { typeAndTitle } from '../names.ts';
import { capitalizeSegments } from '../../values/capitalize-segments.ts';
import { addTarget } from '../relationships/relationship-targets.ts';
import { type Resource, resourceOfScope } from '../resource.ts';
import { toSourcePlace } from '../source-places.ts';
import { mergeTags } from '../tags.ts';

function argumentError(issue: Issue): PuppetError {
  return new PuppetError(issue, undefined, 'ArgumentError');
}

/**
 * Declares classes without parameters. After all of them are declared, evaluates the new ones in order. Returns their
 * resources.
 */
function requestClassResources(compilation: Compilation, names: readonly string[], scope: Scope): readonly Resource[] {
  const definitions = names.map((name) => {
    const definition = compilation.rules.findClass(compilation, name, scope);
    if (definition === undefined) {
      throw new PuppetError(
        catalogIssues.unknownClass({ name, node: compilation.nodeName }),
        undefined,
        'Puppet::Error',
      );
    }
    return definition;
  });
  const included: Resource[] = [];
  const added: Resource[] = [];
  for (const definition of definitions) {
    const classScope = compilation.classScopes.get(definition.name);
    const resource = classScope === undefined ? undefined : resourceOfScope(classScope);
    if (resource !== undefined) included.push(resource);
    else {
      const declared = ensureInCatalog(compilation, scope, definition);
      compilation.rules.classDeclared(compilation, declared);
      added.push(declared);
    }
  }
  for (const resource of added) evaluateResource(compilation, resource);
  return [...included, ...added];
}

export function requestClass(compilation: Compilation, name: string, scope: Scope): void {
  requestClassResources(compilation, [name], scope);
}

export function ensureInCatalog(compilation: Compilation, scope: Scope, definition: ResourceDefinition): Resource {
  const type = definition.kind === 'node' ? 'node' : 'class';
  const existing = compilation.catalog.find(typeAndTitle(type, definition.name));
  if (existing !== undefined) return existing;
  const resource = makeResource(compilation, definition.name, { type, scope, source: definition }, definition);
  resource.includedAt = toSourcePlace(compilation.evaluator.lastPlace ?? {});
  prepareParent(compilation, scope, resource);
  addResource(compilation, resource);
  return resource;
}

/** Adds the parent of a class to the catalog before the class itself. */
export function prepareParent(compilation: Compilation, scope: Scope, resource: Resource): void {
  const { definition } = resource;
  if (definition === undefined) return;
  const parent = findParent(compilation, definition);
  if (parent !== undefined) ensureInCatalog(compilation, scope, parent);
  mergeTags(compilation.catalog.tags, resource.tags);
}

/** Implements the functions `include`, `contain` and `require`. Returns the references of the classes. */
export function requestClasses(
  compilation: Compilation,
  request: ClassRequest,
  names: readonly Value[],
  scope: Scope,
  place: ErrorPlace,
): Value {
  const { rules, release } = compilation;
  const asked = rules.classNames(names, release);
  const resources = requestClassResources(compilation, asked, scope);
  const container = resourceOfScope(scope);
  if (container !== undefined && request === 'contain') {
    for (const resource of resources) compilation.catalog.contain(container, resource);
  }
  if (container !== undefined && request === 'require') {
    for (const name of asked) {
      const reference = classReference(rules.findClass(compilation, name, scope)?.name ?? name);
      addTarget(container, 'require', reference, {
        origin: 'require function',
        place: toSourcePlace(place),
        mode: 'replace',
      });
    }
  }
  return rules.includedClasses(asked);
}

export function classReference(name: string): Value {
  return new TypeValue(classType(name.replace(/^::/, '')));
}

/** Returns the names of the classes passed to a function. The arguments may be nested arrays. */
export function classNames(given: readonly Value[]): readonly string[] {
  return flatten(given).map(className);
}

/** Returns the name of a class in lower case with leading colons. The class is given as a string or a type. */
export function className(value: Value): string {
  return absoluteName(value).toLowerCase();
}

function absoluteName(value: Value): string {
  if (value === undefined) throw argumentError(catalogIssues.undefAsClassName());
  if (typeof value === 'string') {
    if (value === '') throw argumentError(catalogIssues.emptyClassName());
    return withColons(value);
  }
  const type = isType(value) ? value.type : undefined;
  if (type?.kind === 'Class') {
    if (type.className === undefined) throw argumentError(catalogIssues.unspecificClass());
    return withColons(type.className);
  }
  if (type?.kind === 'Resource') {
    if (type.typeName === undefined) throw argumentError(catalogIssues.unspecificResource());
    if (type.typeName !== 'class') {
      throw argumentError(catalogIssues.notAClassResource({ type: capitalizeSegments(type.typeName) }));
    }
    if (type.title === undefined) throw argumentError(catalogIssues.unspecificClassResource());
    return withColons(type.title);
  }
  // For any other value, Puppet's code calls `downcase` on nil. Ruby's message quotes that line of code.
  const rubyLine = '\n\n      end.downcase\n         ^^^^^^^^^';
  const message = `undefined method \`downcase' for nil:NilClass${rubyLine}`;
  throw rubyError(message);
}

function withColons(name: string): string {
  return name.startsWith('::') ? name : `::${name}`;
}
