/** Helpers shared by the programs of several packages. */
import { refuse, succeed, type ToolResult } from '../../engine/machine/options.ts';
import type { PackageProgram } from '../../engine/machine/shell/command.ts';
import type { Target } from '../../engine/machine/target.ts';

export function readFlag(args: readonly string[], flag: string): string | undefined {
  const at = args.indexOf(flag);
  return at < 0 ? undefined : args[at + 1];
}

/** Returns a failure whose error message is the given lines. If `lines` is undefined, returns `whenFine`. */
export function failIf(
  lines: readonly string[] | undefined,
  exitCode: number,
  whenFine: ToolResult = succeed(),
): ToolResult {
  return lines === undefined ? whenFine : refuse(exitCode, lines.join('\n'));
}

/**
 * Returns the upstream version of an installed package, without epoch and Debian revision. Empty if the package is not
 * installed.
 */
export function upstreamVersion(target: Target, name: string): string {
  return (target.packages.versionOf(name) ?? '').replace(/^\d+:/, '').replace(/-[^-]*$/, '');
}

/** Returns the version of a package without Debian's additions: `9.2.0` for `9.2.0~ds1-1`. */
export function plainVersion({ packages }: Target, name: string): string {
  return (packages.versionOf(name) ?? '').replace(/^\d+:/, '').replace(/[+~-].*$/, '');
}

/** Creates a client program that fails unless one of its servers is running. */
export function createClient(units: readonly string[], refusal: string, exitCode: number): PackageProgram {
  return ({ services }) => (units.some((unit) => services.isRunning(unit)) ? succeed() : refuse(exitCode, refusal));
}

/** Creates a program that prints its version. All other calls fail, because there is no network. */
export function offline(name: string, version: (plain: string) => string): PackageProgram {
  return (target, [first = '']) =>
    /^(?:--version|-v)$/.test(first)
      ? succeed(`${version(plainVersion(target, name))}\n`)
      : refuse(1, `${name}: the simulated machine has no network`);
}
