/** One line of a shell on the simulated machine: typed at the terminal, or made by a button of the System view. */
import type { KeptBytes } from './engine-api.ts';
import type { Project } from './project/project.ts';
import type { MachineToken, RunView, SystemState } from './run.ts';

/** Where the project's files are on the machine for as long as a command runs. */
export const projectPath = '/etc/puppetlabs/code/environments/production';

export interface ShellRequest {
  readonly project: Project;
  /** The machine as the last run or command left it; absent for a machine as the project describes it. */
  readonly machine?: MachineToken;
  /** Files of modules that resources may copy though they are no text; absent for none. */
  readonly kept?: KeptBytes;
  readonly line: string;
  /** Where the last command left the shell; absent for root's home. */
  readonly cwd?: string;
  /** The shell's variables as the last command left them. */
  readonly env?: Readonly<Record<string, string>>;
  /** How the last command ended, for `$?`; absent for well. */
  readonly status?: number;
  /** Standard input of the command. */
  readonly input?: string;
  /** Lines typed before and this one, the oldest first; only for a line that asks for them. */
  readonly history?: readonly string[];
}

/** A run that a command of the line made. */
export interface ShellRunView {
  readonly origin: 'apply' | 'agent';
  /** Whether the project's own manifests were applied, not code or a file of the machine. */
  readonly isOfProject: boolean;
  readonly run: RunView;
}

export interface ShellAnswer {
  /** What the command printed, both outputs in their order, with escape sequences for colours. */
  readonly output: string;
  readonly exitCode: number;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** The line stops where more is to come (an open quote, a loop without its end), and did nothing. */
  readonly isUnfinished: boolean;
  /** The machine after the command; absent where the command left it as it was. */
  readonly changed?: { readonly machine: MachineToken; readonly system: SystemState };
  /** The runs that the line made, in their order. */
  readonly runs: readonly ShellRunView[];
  /** What became of the project's files: new texts by path, `null` for those that are gone. */
  readonly files: Readonly<Record<string, string | null>>;
}
