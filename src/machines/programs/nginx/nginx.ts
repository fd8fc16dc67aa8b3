/** `nginx`: tests its configuration, prints its version, and reloads. */
import { refuse, succeed } from '../../../engine/machine/options.ts';
import { checkNginx, NGINX_CONF } from '../../../engine/machine/services/units/nginx.ts';
import type { PackageProgram } from '../../../engine/machine/shell/command.ts';
import { failIf, upstreamVersion, readFlag } from '../program.ts';

const nginx: PackageProgram = (target, args) => {
  if (args.includes('-t') || args.includes('-T')) {
    const file = readFlag(args, '-c') ?? NGINX_CONF;
    const fine = `nginx: the configuration file ${file} syntax is ok\nnginx: configuration file ${file} test is successful\n`;
    return failIf(checkNginx(target, file), 1, { exitCode: 0, stdout: '', stderr: fine });
  }
  if (args.includes('-v') || args.includes('-V'))
    return { exitCode: 0, stdout: '', stderr: `nginx version: nginx/${upstreamVersion(target, 'nginx')}\n` };
  if (readFlag(args, '-s') === 'reload') {
    if (!target.services.isRunning('nginx'))
      return refuse(1, 'nginx: [error] open() "/run/nginx.pid" failed (2: No such file or directory)');
    target.services.reload('nginx');
  }
  return succeed();
};

export const programs = { nginx } as const;
