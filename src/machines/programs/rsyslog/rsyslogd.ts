import { checkRsyslog, RSYSLOG_CONF } from '../../../engine/machine/services/units/logging-checks.ts';
import { succeed } from '../../../engine/machine/options.ts';
import type { PackageProgram } from '../../../engine/machine/shell/command.ts';
import { upstreamVersion, readFlag } from '../program.ts';

/** `rsyslogd -N1` checks the configuration. All other calls succeed without any effect. */
const rsyslogd: PackageProgram = (target, args) => {
  if (!args.some((word) => /^-N\d?$/.test(word))) return succeed();
  const file = readFlag(args, '-f') ?? RSYSLOG_CONF;
  const version = upstreamVersion(target, 'rsyslog');
  const head = `rsyslogd: version ${version}, config validation run (level 1), master config ${file}\n`;
  const found = checkRsyslog(target, file);
  const lines =
    found?.map((line) => `rsyslogd: ${line}\n`).join('') ?? 'rsyslogd: End of config validation run. Bye.\n';
  return { exitCode: found === undefined ? 0 : 1, stdout: '', stderr: head + lines };
};

export const programs = { rsyslogd } as const;
