/** Commands that only make sense for a person at a terminal, on a machine without a screen. */
import { refuse } from '../target/options.ts';
import type { SimulatedCommand } from '../target/shell/command.ts';
import { facterCommand } from './facts-command.ts';
import type { PuppetOptions } from './puppet-context.ts';

/** Programs that need the whole screen, and what does the same without. */
const SCREEN_PROGRAMS: Readonly<Record<string, string>> = {
  vi: 'Edit the file in the System view, or with sed -i, or: cat > FILE <<END',
  vim: 'Edit the file in the System view, or with sed -i, or: cat > FILE <<END',
  nano: 'Edit the file in the System view, or with sed -i, or: cat > FILE <<END',
  emacs: 'Edit the file in the System view, or with sed -i, or: cat > FILE <<END',
  top: 'Try: ps, free, systemctl status',
  htop: 'Try: ps, free, systemctl status',
  ssh: 'There is no network here: this machine is a simulation in your browser.',
  man: 'There are no manual pages here. puppet help lists what puppet can do.',
};

function screenProgram(name: string, instead: string): SimulatedCommand {
  return { name, run: () => refuse(1, `${name} does not run in this terminal. ${instead}`) };
}

export function terminalCommands(puppet: PuppetOptions): readonly SimulatedCommand[] {
  return [
    ...Object.entries(SCREEN_PROGRAMS).map(([name, instead]) => screenProgram(name, instead)),
    facterCommand(puppet),
  ];
}
