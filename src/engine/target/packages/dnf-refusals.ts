/** What dnf answers when it cannot install what it is asked for. */
import type { PackageManager } from './package-manager.ts';
import { unmetDependencies } from './relations.ts';

/** What dnf prints where a dependency is in no repository; `undefined` where the package can be installed. */
export function dnfDependencyRefusal(packages: PackageManager, name: string): string | undefined {
  const [first, ...others] = unmetDependencies(
    name,
    packages.archive,
    (each) => packages.versionOf(each) !== undefined,
  ).map(
    ({ name: needy, relation }) =>
      `  - nothing provides ${relation.replaceAll('|', ' or ')} needed by ${needy}-${packages.candidateOf(needy) ?? ''}.x86_64 from own`,
  );
  if (first === undefined) return undefined;
  const problems = [first, ...others].join('\n');
  const advice =
    "(try to add '--skip-broken' to skip uninstallable packages or '--nobest' to use not only best candidate packages)";
  return `Error: \n Problem: conflicting requests\n${problems}\n${advice}`;
}
