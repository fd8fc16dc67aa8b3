import type { MissingPackage, MissingPackageCode } from '../../diagnostics/missing-package.ts';

/** Reason that a package manager rejects an installation: a code for each reason, and the program's output. */
export interface InstallRefusal {
  readonly code: MissingPackageCode | 'CHANGE_FAILED';
  /** Absent if the reason is not a missing package but, for example, an unknown release or option. */
  readonly missingPackage?: MissingPackage;
  readonly text: string;
}

/**
 * Returns the requested package. Leaves out a name or version that is not plain, such as `>= 2.0`, because each package
 * manager treats it differently.
 */
export function requestedPackage(name: string, version: string | undefined): Pick<InstallRefusal, 'missingPackage'> {
  if (!/^\w[\w.+-]*$/.test(name)) return {};
  const isVersion = version !== undefined && /^\w[^\s<>]*$/.test(version);
  return { missingPackage: { name, ...(isVersion ? { version } : {}) } };
}

/** The package requested by an unmet dependency: its first alternative. */
export function missingDependency(relation: string): MissingPackage {
  return { name: relation.split('|')[0] ?? relation };
}
