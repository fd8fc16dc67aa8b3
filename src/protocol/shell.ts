/**
 * One command line for a shell on the simulated machine. It is typed in the terminal, or sent by a button of the System
 * view.
 */
import type { KeptBytes } from './engine-api.ts';
import type { Project } from './project/project.ts';
import type { MachineToken, RunView, SystemState } from './run.ts';

/** Directory that contains the project's files on the machine while a command runs. */
export const projectPath = '/etc/puppetlabs/code/environments/production';

export interface ShellRequest {
  readonly project: Project;
  /** The machine after the last run or command; absent for the machine that the project describes. */
  readonly machine?: MachineToken;
  /** Binary files of modules that resources may copy; absent if there are none. */
  readonly kept?: KeptBytes;
  readonly line: string;
  /** Working directory after the last command; absent for the home directory of root. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Exit code of the last command, for `$?`; absent for success. */
  readonly status?: number;
  readonly input?: string;
  /** Lines of the history including this line, oldest first. Set only if the line uses the history. */
  readonly history?: readonly string[];
}

export interface ShellRunView {
  readonly origin: 'apply' | 'agent';
  /** True if the project's own manifests were applied. False for other code, or for a file of the machine. */
  readonly isOfProject: boolean;
  readonly run: RunView;
}

export interface ShellAnswer {
  /** Output of the command, stdout and stderr interleaved, with escape sequences for colors. */
  readonly output: string;
  readonly exitCode: number;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /**
   * True if the line is incomplete, for example because a quote or a loop is not closed. The line then had no effect.
   */
  readonly isUnfinished: boolean;
  /** The machine after the command. Absent if the command did not change it. */
  readonly changed?: { readonly machine: MachineToken; readonly system: SystemState };
  /** Runs that the line started, in order. */
  readonly runs: readonly ShellRunView[];
  /** Changes of the project's files: new contents by path, `null` for removed files. */
  readonly files: Readonly<Record<string, string | null>>;
}
