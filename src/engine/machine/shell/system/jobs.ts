import { joinPath, normalizePath } from '../../files/paths.ts';
import { refuse, succeed } from '../../options.ts';
import type { SimulatedCommand } from '../command.ts';

/** Implements Debian's `run-parts`: runs the programs in a directory whose names have no dot. */
const runParts: SimulatedCommand = {
  name: 'run-parts',
  family: 'debian',
  async run(args, context) {
    const { files } = context.session.target;
    const named = args.find((word) => !word.startsWith('-')) ?? '';
    const directory = normalizePath(named, context.cwd);
    if (!files.isDirectory(directory))
      return refuse(1, `run-parts: failed to open directory ${named}: No such file or directory`);
    const paths = files
      .list(directory)
      .filter((name) => /^[\w-]+$/.test(name))
      .map((name) => joinPath(directory, name))
      .filter((path) => files.stat(path)?.kind === 'file');
    if (args.includes('--list')) return succeed(paths.map((path) => `${path}\n`).join(''));
    const programs = paths.filter((path) => ((files.stat(path)?.mode ?? 0) & 0o111) !== 0);
    if (args.includes('--test')) return succeed(programs.map((path) => `${path}\n`).join(''));
    let result = succeed();
    for (const path of programs) {
      const { exitCode, stdout, stderr } = await context.run(path);
      const failure = exitCode === 0 ? '' : `run-parts: ${path} exited with return code ${exitCode}\n`;
      result = {
        exitCode: exitCode === 0 ? result.exitCode : 1,
        stdout: result.stdout + stdout,
        stderr: result.stderr + stderr + failure,
      };
    }
    return result;
  },
};

export const JOB_COMMANDS: readonly SimulatedCommand[] = [runParts];
