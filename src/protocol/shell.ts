/** One line of a shell on the simulated machine: typed in the terminal, or sent by a button of the System view. */
import type { KeptBytes } from './engine-api.ts';
import type { Project } from './project/project.ts';
import type { MachineToken, RunView, SystemState } from './run.ts';

/** The directory of the project's files on the machine while a command runs. */
export const projectPath = '/etc/puppetlabs/code/environments/production';

export interface ShellRequest {
  readonly project: Project;
  /** The machine after the last run or command; absent for the machine that the project describes. */
  readonly machine?: MachineToken;
  /** Binary files of modules that resources may copy; absent if there are none. */
  readonly kept?: KeptBytes;
  readonly line: string;
  /** Working directory after the last command; absent for root's home. */
  readonly cwd?: string;
  /** The shell's variables after the last command. */
  readonly env?: Readonly<Record<string, string>>;
  /** Exit code of the last command, for `$?`; absent for success. */
  readonly status?: number;
  /** Standard input of the command. */
  readonly input?: string;
  /** Earlier lines and this one, the oldest first; only for a line that uses the history. */
  readonly history?: readonly string[];
}

/** A run that a command of the line started. */
export interface ShellRunView {
  readonly origin: 'apply' | 'agent';
  /** True if the project's own manifests were applied, not other code or a file of the machine. */
  readonly isOfProject: boolean;
  readonly run: RunView;
}

export interface ShellAnswer {
  /** Output of the command, stdout and stderr interleaved, with escape sequences for colors. */
  readonly output: string;
  readonly exitCode: number;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** The line is incomplete (an open quote, a loop without its end), and had no effect. */
  readonly isUnfinished: boolean;
  /** The machine after the command; absent if it did not change. */
  readonly changed?: { readonly machine: MachineToken; readonly system: SystemState };
  /** Runs that the line started, in order. */
  readonly runs: readonly ShellRunView[];
  /** Changes of the project's files: new contents by path, `null` for removed files. */
  readonly files: Readonly<Record<string, string | null>>;
}
