#!/usr/bin/env node
/** Entry point of the npm package's program: runs the command line with the simulated machine of the page. */
import { runCommandLine } from './command-line.ts';
import { loadPackagedRuby } from './packaged-ruby.ts';

await runCommandLine({
  args: process.argv.slice(2),
  loadMachine: async () => await (await import('./platform-machine.ts')).platformMachine('debian-12'),
  loadRuby: loadPackagedRuby,
});
