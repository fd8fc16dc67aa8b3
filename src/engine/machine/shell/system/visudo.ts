import { refuse, type ToolResult } from '../../options.ts';
import { SUDOERS, sudoersComplaint, sudoersFiles, sudoersMistake } from '../../services/units/sudoers.ts';
import type { Target } from '../../target.ts';
import type { SimulatedCommand } from '../command.ts';

function checkSudoers(target: Target, args: readonly string[]): ToolResult {
  if (!args.some((word) => /^-\w*c\w*$/.test(word) || word === '--check'))
    return refuse(1, 'visudo: there is no editor here; write the file and check it: visudo -cf FILE');
  const flag = args.findIndex((word) => /^-\w*f$/.test(word) || word === '--file');
  const own = flag < 0 ? args.find((word) => word.startsWith('/')) : args[flag + 1];
  const file = own ?? SUDOERS;
  if (target.files.stat(file)?.kind !== 'file') return refuse(1, `visudo: ${file}: No such file or directory`);
  const isQuiet = args.some((word) => /^-\w*q\w*$/.test(word) || word === '--quiet');
  let [stdout, stderr] = ['', ''];
  for (const each of sudoersFiles(target, file)) {
    const mistake = sudoersMistake(target, each);
    const mode = (target.files.stat(each)?.mode ?? 0) & 0o777;
    if (mistake !== undefined) stderr += sudoersComplaint(mistake);
    else if (own === undefined && mode !== 0o440) stderr += `${each}: bad permissions, should be mode 0440\n`;
    else stdout += `${each}: parsed OK\n`;
  }
  return { exitCode: stderr === '' ? 0 : 1, stdout: isQuiet ? '' : stdout, stderr: isQuiet ? '' : stderr };
}

export const visudo: SimulatedCommand = {
  name: 'visudo',
  run: (args, { session }) => checkSudoers(session.target, args),
};
