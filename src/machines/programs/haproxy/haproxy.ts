/** `haproxy -c`: tests its configuration. */
import { succeed } from '../../../engine/machine/options.ts';
import { checkHaproxy, HAPROXY_CFG } from '../../../engine/machine/services/units/haproxy.ts';
import type { PackageProgram } from '../../../engine/machine/shell/command.ts';
import { failIf, upstreamVersion, readFlag } from '../program.ts';

const haproxy: PackageProgram = (target, args) => {
  if (args.includes('-v')) return succeed(`HAProxy version ${upstreamVersion(target, 'haproxy')}\n`);
  if (!args.some((word) => /^-\w*c\w*$/.test(word))) return succeed();
  return failIf(checkHaproxy(target, readFlag(args, '-f') ?? HAPROXY_CFG), 1, succeed('Configuration file is valid\n'));
};

export const programs = { haproxy } as const;
