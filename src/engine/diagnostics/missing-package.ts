import type { RunCode } from './run-codes.ts';

/** The package that a machine's archive lacks: the arguments of a refused installation. */
export interface MissingPackage {
  readonly name: string;
  /** The version that was asked for. */
  readonly version?: string;
}

/** The codes of a refused installation: the archive lacks the package, its version, or a package that it needs. */
export type MissingPackageCode = Extract<RunCode, `PACKAGE_${string}`>;
