/** The engine at a command line; cases run on the machine that the recorded results come from. */
import { runCommandLine } from '../../src/cli/command-line.ts';

await runCommandLine({
  args: process.argv.slice(2),
  // Loaded only by `run`, so that `parse` does not load the machine.
  loadMachine: async () => (await import('./machine/case-machine.ts')).recordedMachine,
  loadRuby: async () => await (await import('../../scripts/ruby/assets.ts')).bootedRuby(),
});
