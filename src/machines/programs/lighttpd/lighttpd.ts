import { succeed } from '../../../engine/machine/options.ts';
import { checkLighttpd, LIGHTTPD_CONF } from '../../../engine/machine/services/units/lighttpd.ts';
import type { PackageProgram } from '../../../engine/machine/shell/command.ts';
import { failIf, upstreamVersion, readFlag } from '../program.ts';

/** `lighttpd -t` reads the configuration; `-tt` also loads the modules. Without an error, both print nothing. */
const lighttpd: PackageProgram = (target, args) => {
  if (args.includes('-v') || args.includes('-V'))
    return succeed(`lighttpd/${upstreamVersion(target, 'lighttpd')} (ssl)\n`);
  if (!args.some((word) => /^-tt?$/.test(word))) return succeed();
  const fine = args.includes('-tt') ? succeed() : succeed('Syntax OK\n');
  return failIf(checkLighttpd(target, readFlag(args, '-f') ?? LIGHTTPD_CONF), 255, fine);
};

export const programs = { lighttpd } as const;
