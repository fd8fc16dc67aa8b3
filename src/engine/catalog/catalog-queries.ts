/** Queries the catalog during compilation, as in `defined(File['/x'])` and `File['/x'][mode]`. */
import { catalogIssues } from '../diagnostics/issues/catalog.ts';
import type { Issue } from '../diagnostics/issue.ts';
import { type ErrorPlace, PuppetError } from '../diagnostics/puppet-error.ts';
import { rubyError } from '../diagnostics/issues/ruby.ts';
import { evaluationError } from '../evaluator/errors.ts';
import type { Scope } from '../evaluator/scope/scope.ts';
import { rubyClass } from '../types/ruby-class.ts';
import type { Type } from '../types/type.ts';
import { isType, TypeValue, type Value } from '../values/value.ts';
import type { Compilation } from './compilation.ts';
import { findResourceType } from './declare/find-type.ts';
import { findClass } from './loading/autoload.ts';
import { isMetaparameter } from './declare/metaparameters.ts';
import { referenceOfType } from './names.ts';
import type { Resource } from './resource.ts';

function argumentError(issue: Issue): PuppetError {
  return new PuppetError(issue, undefined, 'ArgumentError');
}

/** True if there is a type, define or class with this name, or a declared resource with this reference. */
export function isDefined(compilation: Compilation, asked: Value, scope: Scope): boolean {
  if (typeof asked === 'string') {
    if (asked === '') return false;
    if (asked === 'main') return true;
    return (
      compilation.rules.findType(compilation, asked, scope) !== undefined ||
      compilation.rules.findClass(compilation, asked, scope) !== undefined
    );
  }
  if (!isType(asked)) return false;
  const { type } = asked;
  switch (type.kind) {
    case 'Resource': {
      if (type.typeName === undefined) throw argumentError(catalogIssues.allResources());
      if (type.title === undefined) return findResourceType(compilation, type.typeName) !== undefined;
      return findReferenced(compilation, type) !== undefined;
    }
    case 'Class':
      if (type.className === undefined) throw argumentError(catalogIssues.allClasses());
      return findReferenced(compilation, type) !== undefined;
    case 'Type': {
      const inner = type.type;
      if (inner?.kind === 'Resource') return isDefined(compilation, new TypeValue(inner), scope);
      if (inner?.kind !== 'Class') return false;
      if (inner.className === undefined) throw argumentError(catalogIssues.allClasses());
      return findClass(compilation, inner.className) !== undefined;
    }
    default:
      throw rubyError(`Invalid argument of type '${rubyClass(asked)}' to 'defined'`);
  }
}

function findReferenced(compilation: Compilation, type: Type): Resource | undefined {
  const reference = referenceOfType(type);
  return reference === undefined ? undefined : compilation.catalog.find(reference);
}

/**
 * Returns an attribute of a declared resource or class. If the attribute is not set, returns the resource default that
 * applied at the declaration. Throws if the resource or the attribute does not exist.
 */
export function readParameter(compilation: Compilation, type: Type, name: string, place: ErrorPlace): Value {
  const resource = findReferenced(compilation, type);
  if (resource === undefined) {
    const { type: typeName, title } = named(type);
    throw evaluationError(catalogIssues.unknownReferenced({ type: typeName, title }), place);
  }
  if (!isParameter(compilation, resource, name)) {
    const { type: typeName, title } = named(type);
    throw evaluationError(catalogIssues.unknownReferencedParameter({ type: typeName, title, parameter: name }), place);
  }
  const value = resource.value(name);
  if (value !== undefined) return value;
  return compilation.defaults.inForce(resource.scope, resource.type).get(name)?.value;
}

/** Returns the type and title of a reference as messages print them. Class names are in lower case. */
function named(type: Type): { readonly type: string; readonly title: string } {
  if (type.kind === 'Class') return { type: 'Class', title: type.className ?? '' };
  return referenceOfType(type) ?? { type: '', title: '' };
}

function isParameter(compilation: Compilation, resource: Resource, name: string): boolean {
  if (isMetaparameter(name)) return true;
  const { definition } = resource;
  if (definition === undefined) return compilation.types.hasParameter(resource.type.toLowerCase(), name);
  return name === 'name' || definition.parameters.some((parameter) => parameter.name === name);
}
