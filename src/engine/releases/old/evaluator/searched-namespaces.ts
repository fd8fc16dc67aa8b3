import type { Scope } from '../../../evaluator/scope/scope.ts';

const searched = new WeakMap<Scope, string[]>();

export function searchedNamespaces(scope: Scope): readonly string[] | undefined {
  return searched.get(scope);
}

export function searchNamespaces(scope: Scope, names: readonly string[]): void {
  const known = searched.get(scope) ?? [];
  searched.set(scope, known);
  for (const name of names) if (!known.includes(name)) known.push(name);
}
