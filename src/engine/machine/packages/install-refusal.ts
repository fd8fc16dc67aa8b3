import type { MissingPackage, MissingPackageCode } from '../../diagnostics/missing-package.ts';

/** Why a package manager refuses an installation: a code of its own for each reason, and what the program prints. */
export interface InstallRefusal {
  readonly code: MissingPackageCode | 'CHANGE_FAILED';
  /** Absent where the archive lacks no package: an unknown release or option was asked for. */
  readonly missingPackage?: MissingPackage;
  readonly text: string;
}

/** The package that was asked for, without what is no name or no version: a package manager reads `>= 2.0` as it can. */
export function requestedPackage(name: string, version: string | undefined): Pick<InstallRefusal, 'missingPackage'> {
  if (!/^\w[\w.+-]*$/.test(name)) return {};
  const isVersion = version !== undefined && /^\w[^\s<>]*$/.test(version);
  return { missingPackage: { name, ...(isVersion ? { version } : {}) } };
}

/** The package that an unmet dependency asks for: the first alternative. */
export function missingDependency(relation: string): MissingPackage {
  return { name: relation.split('|')[0] ?? relation };
}
