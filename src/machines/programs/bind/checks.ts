/** BIND's tools that check its configuration and its zones (BIND 9.18). */
import { refuse, succeed } from '../../../engine/machine/options.ts';
import { checkNamed } from '../../../engine/machine/services/units/daemon-checks.ts';
import type { PackageProgram } from '../../../engine/machine/shell/command.ts';
import { failIf } from '../program.ts';

const namedCheckconf: PackageProgram = (target, args) => {
  const found = checkNamed(
    target,
    args.find((word) => word.startsWith('/')),
  );
  return failIf(found?.slice(0, 1), 1);
};

/** `named-checkzone ZONE FILE`: reads only the serial number of a zone. */
const namedCheckzone: PackageProgram = (target, args) => {
  const [zone = '', file = ''] = args.filter((word) => !word.startsWith('-'));
  if (file === '') return refuse(1, 'usage: named-checkzone [-djqvD] zonename [ (filename|-) ]');
  if (target.files.stat(file)?.kind !== 'file')
    return refuse(
      1,
      `zone ${zone}/IN: loading from master file ${file} failed: file not found\nzone ${zone}/IN: not loaded due to errors.`,
    );
  const text = target.files.readText(file).replaceAll(/;.*/g, '');
  const serial = /\bSOA\s+\S+\s+\S+\s+\(?\s*(\d+)/.exec(text)?.[1];
  if (serial === undefined)
    return {
      exitCode: 1,
      stdout: `zone ${zone}/IN: has 0 SOA records\nzone ${zone}/IN: not loaded due to errors.\n`,
      stderr: '',
    };
  if (!/\bNS\s+\S/.test(text))
    return {
      exitCode: 1,
      stdout: `zone ${zone}/IN: has no NS records\nzone ${zone}/IN: not loaded due to errors.\n`,
      stderr: '',
    };
  return succeed(args.includes('-q') ? '' : `zone ${zone}/IN: loaded serial ${serial}\nOK\n`);
};

export const programs = { 'named-checkconf': namedCheckconf, 'named-checkzone': namedCheckzone } as const;
