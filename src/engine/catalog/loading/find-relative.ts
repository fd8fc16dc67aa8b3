/** Classes by names that may leave out the namespaces around (`TypeCollection#resolve_namespaces`). */
import type { Scope } from '../../evaluator/scope/scope.ts';
import type { Compilation } from '../compilation.ts';
import type { ResourceDefinition } from '../definitions/definition.ts';
import { findClass } from './autoload.ts';

/** The namespaces in which the code of a scope looks for names: that of its class, or around its define. */
export function namespacesOf({ kind, name, searched }: Scope): readonly string[] {
  const own = kind === 'define' ? name.split('::').slice(0, -1).join('::') : kind === 'class' ? name : '';
  return searched === undefined ? [own] : [...(own === '' ? [] : [own]), ...searched];
}

/** The full names that a name may stand for, the innermost namespace first. */
export function candidatesOf(namespaces: readonly string[], name: string): readonly string[] {
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

/** The class that a name stands for in the code of a scope. */
export function findClassIn(compilation: Compilation, name: string, scope: Scope): ResourceDefinition | undefined {
  if (!compilation.release.has('names of classes are relative')) return findClass(compilation, name);
  return findClassAmong(compilation, candidatesOf(namespacesOf(scope), name));
}

export function findClassAmong(compilation: Compilation, names: readonly string[]): ResourceDefinition | undefined {
  for (const name of names) {
    const found = name === '' ? compilation.definitions.class('') : findClass(compilation, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
