#!/usr/bin/env node
/** The program of the npm package: the command line on the machine of the page. */
import { runCommandLine } from './command-line.ts';
import { loadPackagedRuby } from './packaged-ruby.ts';

await runCommandLine({
  args: process.argv.slice(2),
  loadMachine: async () => await (await import('./platform-machine.ts')).platformMachine('debian-12'),
  loadRuby: loadPackagedRuby,
});
