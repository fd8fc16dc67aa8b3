import { refuse, succeed } from '../machine/options.ts';
import type { SimulatedCommand } from '../machine/shell/command.ts';
import { facterCommand } from './facts-command.ts';
import type { PuppetOptions } from './puppet-context.ts';

/** Advice for programs that need the whole screen, by program. The terminal cannot run them. */
const SCREEN_PROGRAMS: Readonly<Record<string, string>> = {
  vi: 'Edit the file in the System view, or with sed -i, or: cat > FILE <<END',
  vim: 'Edit the file in the System view, or with sed -i, or: cat > FILE <<END',
  nano: 'Edit the file in the System view, or with sed -i, or: cat > FILE <<END',
  emacs: 'Edit the file in the System view, or with sed -i, or: cat > FILE <<END',
  top: 'Try: ps, free, systemctl status',
  htop: 'Try: ps, free, systemctl status',
  ssh: 'This machine is a simulation in your browser, without a network.',
  man: 'This machine has no manual pages. For Puppet, try: puppet help',
};

function screenProgram(name: string, instead: string): SimulatedCommand {
  return { name, run: () => refuse(1, `${name} is not available in this terminal. ${instead}`) };
}

/**
 * Creates the command `history`, which prints the last command lines. Only the terminal can clear the list (`history
 * -c`), because it stores the list.
 */
function historyCommand(lines: readonly string[]): SimulatedCommand {
  return {
    name: 'history',
    run([count]) {
      if (count !== undefined && !/^\d+$/.test(count))
        return refuse(1, `bash: history: ${count}: numeric argument required`);
      const first = count === undefined ? 0 : Math.max(0, lines.length - Number(count));
      return succeed(
        lines
          .map((line, index) => `${String(index + 1).padStart(5)}  ${line}\n`)
          .slice(first)
          .join(''),
      );
    },
  };
}

/** Creates the commands. `history` contains the earlier command lines, oldest first. */
export function terminalCommands(puppet: PuppetOptions, history: readonly string[]): readonly SimulatedCommand[] {
  return [
    historyCommand(history),
    ...Object.entries(SCREEN_PROGRAMS).map(([name, instead]) => screenProgram(name, instead)),
    facterCommand(puppet),
  ];
}
