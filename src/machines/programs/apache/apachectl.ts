/** `apachectl`, and the daemon itself: tests the configuration, prints the version, starts and stops. */
import { refuse, succeed } from '../../../engine/machine/options.ts';
import { checkApache } from '../../../engine/machine/services/units/apache.ts';
import type { PackageProgram } from '../../../engine/machine/shell/command.ts';
import { upstreamVersion } from '../program.ts';

const apachectl: PackageProgram = (target, args) => {
  const unit = target.platform.family === 'debian' ? 'apache2' : 'httpd';
  const [verb = ''] = args;
  if (verb === 'configtest' || verb === '-t') {
    const fine = { exitCode: 0, stdout: '', stderr: 'Syntax OK\n' };
    const found = checkApache(target);
    const more =
      unit === 'apache2' ? ["Action 'configtest' failed.", 'The Apache error log may have more information.'] : [];
    return found === undefined ? fine : refuse(1, [...found, ...more].join('\n'));
  }
  if (verb === '-v' || verb === '-V')
    return succeed(
      `Server version: Apache/${upstreamVersion(target, unit)} (${unit === 'httpd' ? 'Red Hat Enterprise Linux' : 'Debian'})\n`,
    );
  if (verb === 'graceful' || verb === 'reload') target.services.reload(unit);
  else if (verb === 'start') target.services.start(unit);
  else if (verb === 'stop') target.services.stop(unit);
  else if (verb === 'restart') target.services.restart(unit);
  return succeed();
};

export const programs = { apache2: apachectl, apache2ctl: apachectl, apachectl, httpd: apachectl } as const;
