import type { RunCode } from './run-codes.ts';

/** The package that a failed installation did not find in the machine's repositories. */
export interface MissingPackage {
  readonly name: string;
  readonly version?: string;
}

/** Codes of failed installations: the repository does not have the package, its version, or a dependency. */
export type MissingPackageCode = Extract<RunCode, `PACKAGE_${string}`>;
