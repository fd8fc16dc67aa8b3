/** Resolves names of classes and defines relative to namespaces (`TypeCollection#resolve_namespaces`). */
import type { Scope } from '../../../evaluator/scope/scope.ts';
import type { Compilation } from '../../../catalog/compilation.ts';
import type { ResourceDefinition } from '../../../catalog/definitions/definition.ts';
import { findResourceType, type FoundType } from '../../../catalog/declare/find-type.ts';
import { findParentClass } from '../../../catalog/definitions/parent-class.ts';
import { findClass, findDefine } from '../../../catalog/loading/autoload.ts';
import { unknownParentOf } from '../../../diagnostics/issues/old-evaluation.ts';
import { PuppetError } from '../../../diagnostics/puppet-error.ts';
import { searchedNamespaces } from '../evaluator/searched-namespaces.ts';

/**
 * Lists the namespaces in which code resolves names: the class itself or the parent namespace of a define, and those
 * that `search` added.
 */
function listNamespaces(scope: Scope): readonly string[] {
  const { kind, name } = scope;
  const searched = searchedNamespaces(scope);
  const own = kind === 'define' ? name.split('::').slice(0, -1).join('::') : kind === 'class' ? name : '';
  return searched === undefined ? [own] : [...(own === '' ? [] : [own]), ...searched];
}

/** Lists the full names to which a name may refer, innermost namespace first. */
function listCandidates(namespaces: readonly string[], name: string): readonly string[] {
  if (name.startsWith('::') || name === '') return [name.replace(/^::/, '')];
  const found = new Set<string>();
  for (const namespace of namespaces) {
    for (const parts = namespace === '' ? [] : namespace.split('::'); parts.length > 0; parts.pop()) {
      found.add(`${parts.join('::')}::${name}`);
    }
    found.add(name);
  }
  return [...found];
}

export function findClassRelatively(
  compilation: Compilation,
  name: string,
  scope: Scope,
): ResourceDefinition | undefined {
  return findClassAmong(compilation, listCandidates(listNamespaces(scope), name));
}

export function findTypeRelatively(compilation: Compilation, name: string, scope: Scope): FoundType | undefined {
  const found = findResourceType(compilation, name);
  if (name.startsWith('::') || found?.kind === 'native') return found;
  for (const candidate of listCandidates(listNamespaces(scope), name.toLowerCase())) {
    const definition = findDefine(compilation, candidate);
    if (definition !== undefined) return { kind: 'define', name: definition.name, definition };
  }
  return found;
}

export function findParentInOldLanguage(
  compilation: Compilation,
  definition: ResourceDefinition,
  parentName: string,
): ResourceDefinition {
  if (definition.kind === 'node') {
    return compilation.definitions.nodeNamed(parentName) ?? noParent(definition, parentName);
  }
  if (!compilation.release.has('names of classes are relative')) {
    return findParentClass(compilation, definition, parentName);
  }
  return findClassAmong(compilation, listCandidates([definition.name], parentName)) ?? noParent(definition, parentName);
}

function noParent({ kind, place }: ResourceDefinition, name: string): never {
  const issue = unknownParentOf({ name, kind: kind === 'node' ? 'node' : 'hostclass' });
  throw new PuppetError(issue, place, 'Puppet::ParseError');
}

function findClassAmong(compilation: Compilation, names: readonly string[]): ResourceDefinition | undefined {
  for (const name of names) {
    const found = name === '' ? compilation.definitions.class('') : findClass(compilation, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
