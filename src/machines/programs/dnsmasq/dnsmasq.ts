/** `dnsmasq --test`, which accepts any configuration. */
import { succeed } from '../../../engine/machine/options.ts';
import type { PackageProgram } from '../../../engine/machine/shell/command.ts';

const dnsmasq: PackageProgram = (_target, args) =>
  args.includes('--test') ? { exitCode: 0, stdout: '', stderr: 'dnsmasq: syntax check OK.\n' } : succeed();

export const programs = { dnsmasq } as const;
