/** Verbs that compile and apply. */
import type { VerbSpec } from '../verb.ts';
import { jsonOption, releaseOption } from './shared-options.ts';

export const runVerbs: readonly VerbSpec[] = [
  {
    name: 'run',
    args: 'CASE...',
    summary: 'compile, and apply to a simulated machine, as puppet apply does',
    details: [
      'A case is a manifest, an environment in a folder, a catalog that Puppet compiled (JSON), or - for a manifest on',
      'standard input.',
    ],
    options: {
      noop: { about: 'report changes without making them' },
      machine: {
        value: 'NAME',
        about: 'debian-12, debian-13, ubuntu-24.04, rhel-9 or almalinux-9; with --json each case runs twice',
      },
      modulepath: { value: 'DIRS', about: 'folders of modules, separated by colons' },
      ...releaseOption,
      ...jsonOption,
    },
    examples: [
      { line: 'run site.pp', about: 'apply a manifest to a fresh Debian 12' },
      { line: 'run --machine rhel-9 --noop .', about: 'what an environment would change on Red Hat' },
    ],
    one: 'a case did not compile, or a resource failed (with --json, only the rows have the result)',
    run: async (call) => await (await import('../../verbs/run.ts')).runRun(call),
  },
  {
    name: 'graph',
    args: 'CASE',
    summary: 'print the order of the resources, or the cycles and what breaks them',
    details: [
      'A case is a manifest, an environment in a folder, or a catalog that Puppet compiled (JSON).',
      'An agent log, a graph file of --graph, or edges from PuppetDB show their own graph; - is standard input.',
    ],
    options: {
      format: {
        value: 'FORMAT',
        about: 'text, json (all edges with their reasons) or dot (as puppet apply --graph writes it)',
        choices: ['text', 'json', 'dot'],
      },
      of: {
        value: 'GRAPH',
        about: 'with --format dot: relationships (default), expanded_relationships or resources',
        choices: ['relationships', 'expanded_relationships', 'resources'],
      },
      ...releaseOption,
      json: { about: 'the same as --format json' },
    },
    examples: [
      { line: 'graph site.pp', about: 'the order in which Puppet applies the resources' },
      { line: 'graph --format dot . | dot -Tsvg > graph.svg', about: 'a picture, with the program of Graphviz' },
      { line: 'graph agent.log', about: 'the cycles, missing resources and failures that a log reports' },
      { line: 'graph /opt/puppetlabs/puppet/cache/state/graphs/cycles.dot', about: 'the cycles of the last run' },
    ],
    one: 'the code does not compile, or its graph has a cycle',
    run: async (call) => await (await import('../../verbs/graph.ts')).runGraph(call),
  },
  {
    name: 'project',
    args: 'CATALOG',
    summary: 'write code that compiles to a catalog',
    details: [
      'CATALOG is JSON from puppet catalog compile, an agent, PuppetDB or octocatalog-diff, or - for standard input.',
      'Classes and defines become modules. Compiles the code, and compares the result with the catalog.',
    ],
    options: {
      into: { value: 'DIR', about: 'the new folder for the code' },
      'with-secrets': { about: 'write the values of Sensitive attributes in place of placeholders' },
      ...jsonOption,
    },
    examples: [{ line: 'project catalog.json --into site', about: 'an environment from the catalog of an agent' }],
    one: 'the file contains no catalog, or the code does not compile to the same catalog',
    run: async (call) => await (await import('../../verbs/project.ts')).runProject(call),
  },
  {
    name: 'report',
    args: 'FILE...',
    summary: 'explain reports of real runs: failures, changes in every run, slow resources',
    details: [
      'FILE is last_run_report.yaml, a report as JSON, last_run_summary.yaml, reports or events from PuppetDB, or a folder.',
      'A catalog or relationships.dot among the files shows how a failure leads to the resources that it skips.',
      'Several reports of a node are compared. Values that look like a password or key are hidden.',
    ],
    options: {
      format: { value: 'FORMAT', about: 'text, json, markdown or html', choices: ['text', 'json', 'markdown', 'html'] },
      slowest: { value: 'N', about: 'number of slow resources to list (10)' },
      'show-hidden': { about: 'show values that look like a password or key' },
      json: { about: 'the same as --format json' },
    },
    examples: [
      { line: 'report last_run_report.yaml', about: 'why the last run failed, and what took long' },
      { line: 'report --format html reports/*.yaml > runs.html', about: 'what changes in every run, as a page' },
    ],
    one: 'a run failed, a resource changes in every run, or a file contains no run',
    run: async (call) => await (await import('../../verbs/report.ts')).runReport(call),
  },
  {
    name: 'lookup',
    args: 'KEY...',
    summary: 'look up keys in the data of an environment, as puppet lookup does',
    details: ['lookup --help lists its options, which are those of puppet lookup.'],
    options: {},
    examples: [{ line: 'lookup --dir . --explain ntp::servers', about: 'where a value comes from' }],
    one: 'a key has no value, or an error occurred',
    run: async ({ args, loadRuby }) => await (await import('../../verbs/lookup.ts')).runLookup(args, { loadRuby }),
  },
];
