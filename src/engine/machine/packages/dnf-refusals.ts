import { missingDependency, type InstallRefusal } from './install-refusal.ts';
import type { PackageManager } from './package-manager.ts';
import { unmetDependencies } from './relations.ts';

/** Returns dnf's output if a dependency is in no repository. Returns `undefined` if all dependencies are available. */
export function dnfDependencyRefusal(packages: PackageManager, name: string): InstallRefusal | undefined {
  const unmet = unmetDependencies(name, packages.archive, (each) => packages.versionOf(each) !== undefined);
  const [first] = unmet;
  if (first === undefined) return undefined;
  const problems = unmet.map(
    ({ name: needy, relation }) =>
      `  - nothing provides ${relation.replaceAll('|', ' or ')} needed by ${needy}-${packages.candidateOf(needy) ?? ''}.x86_64 from own`,
  );
  const advice =
    "(try to add '--skip-broken' to skip uninstallable packages or '--nobest' to use not only best candidate packages)";
  const text = `Error: \n Problem: conflicting requests\n${problems.join('\n')}\n${advice}`;
  return { code: 'PACKAGE_DEPENDENCY_NOT_FOUND', missingPackage: missingDependency(first.relation), text };
}
