import type { RunCode } from './run-codes.ts';

/** Arguments of a failed installation: the package that the machine's repository lacks. */
export interface MissingPackage {
  readonly name: string;
  /** The requested version. */
  readonly version?: string;
}

/** The codes of a failed installation: the repository does not have the package, its version, or a dependency. */
export type MissingPackageCode = Extract<RunCode, `PACKAGE_${string}`>;
