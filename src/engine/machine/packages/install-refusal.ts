import type { MissingPackage, MissingPackageCode } from '../../diagnostics/missing-package.ts';

export interface InstallRefusal {
  readonly code: MissingPackageCode | 'CHANGE_FAILED';
  /** Absent if the reason is not a missing package: for example, an unknown release or an unknown option. */
  readonly missingPackage?: MissingPackage;
  readonly text: string;
}

/**
 * Returns the requested package. Leaves out a name or version that is not plain, such as `>= 2.0`, because package
 * managers treat it differently.
 */
export function requestedPackage(name: string, version: string | undefined): Pick<InstallRefusal, 'missingPackage'> {
  if (!/^\w[\w.+-]*$/.test(name)) return {};
  const isVersion = version !== undefined && /^\w[^\s<>]*$/.test(version);
  return { missingPackage: { name, ...(isVersion ? { version } : {}) } };
}

/** Returns the first alternative of an unmet dependency. */
export function missingDependency(relation: string): MissingPackage {
  return { name: relation.split('|')[0] ?? relation };
}
