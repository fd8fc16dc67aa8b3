/** `node`, which cannot run scripts here, and `npm`. */
import { refuse, succeed } from '../../../engine/machine/options.ts';
import { normalizePath } from '../../../engine/machine/files/paths.ts';
import type { PackageProgram } from '../../../engine/machine/shell/command.ts';
import { offline, plainVersion } from '../program.ts';

const node: PackageProgram = (target, args, { cwd, session }) => {
  const [first = ''] = args;
  if (/^(--version|-v)$/.test(first)) return succeed(`v${plainVersion(target, 'nodejs') || '18.20.4'}\n`);
  const script = first.startsWith('-') || first === '' ? undefined : normalizePath(first, cwd);
  if (script !== undefined && !target.files.exists(script) && !target.files.exists(`${script}.js`))
    return refuse(
      1,
      `node:internal/modules/cjs/loader:1080\n  throw err;\n  ^\n\nError: Cannot find module '${script}'`,
    );
  session.hasUnknownProgram = true;
  return succeed();
};

export const programs = { node, npm: offline('npm', (version) => version) } as const;
