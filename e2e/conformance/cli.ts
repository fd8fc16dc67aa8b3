/** The engine's command line for cases, which run on the machine for which results were recorded. */
import { runCommandLine } from '../../src/cli/command-line.ts';

await runCommandLine({
  args: process.argv.slice(2),
  // Loaded by `run` only, because `parse` needs no machine.
  loadMachine: async () => (await import('./machine/case-machine.ts')).recordedMachine,
  loadRuby: async () => await (await import('../../scripts/ruby/assets.ts')).bootedRuby(),
});
