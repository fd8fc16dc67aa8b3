import { refuse, succeed } from '../../../engine/machine/options.ts';
import { normalizePath } from '../../../engine/machine/files/paths.ts';
import type { PackageProgram } from '../../../engine/machine/shell/command.ts';
import { plainVersion } from '../program.ts';

/** `make` prints its version, and reports a missing makefile. It does not run any rules. */
const make: PackageProgram = (target, args, { cwd, session }) => {
  if (args.some((word) => /^(?:--version|-v)$/.test(word)))
    return succeed(`GNU Make ${plainVersion(target, 'make') || '4.3'}\nBuilt for x86_64-pc-linux-gnu\n`);
  const folder = args.includes('-C') ? normalizePath(args[args.indexOf('-C') + 1] ?? '', cwd) : cwd;
  const names = args.includes('-f') ? [args[args.indexOf('-f') + 1] ?? ''] : ['GNUmakefile', 'makefile', 'Makefile'];
  if (!names.some((name) => target.files.exists(normalizePath(name, folder))))
    return refuse(2, 'make: *** No targets specified and no makefile found.  Stop.');
  session.hasUnknownProgram = true;
  return succeed();
};

export const programs = { make } as const;
