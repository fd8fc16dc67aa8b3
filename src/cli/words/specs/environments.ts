/** Verbs for whole environments and control repositories. */
import type { VerbSpec } from '../verb.ts';
import { findingFormats } from '../../findings/formats.ts';
import {
  comparisonFormats,
  differenceFormatOptions,
  differenceOptions,
  formatOptions,
  jobsOption,
  jsonOption,
  nodeChoiceOptions,
  nodeOptions,
  releaseOption,
  splitOptions,
} from './shared-options.ts';

export const environmentVerbs: readonly VerbSpec[] = [
  {
    name: 'nodes',
    args: 'DIR',
    summary: 'compile every node of an environment',
    details: ['Compiles the nodes named in manifests and data, and those of --facts.'],
    options: {
      against: { value: 'DIR2', about: 'compare each node in DIR and DIR2, as diff DIR DIR2 does' },
      ...nodeOptions,
      ...splitOptions,
      ...differenceOptions,
      ...formatOptions,
      format: {
        value: 'FORMAT',
        about: `${findingFormats.join(', ')}; with --against: ${comparisonFormats.join(', ')}`,
        choices: [...new Set([...findingFormats, ...comparisonFormats])],
      },
    },
    examples: [
      { line: 'nodes .', about: 'compile status of each node' },
      { line: 'nodes old --against new', about: 'what a change does to each catalog' },
      { line: 'nodes --shard 1/4 . > shards/1.json', about: 'a quarter of the nodes, in one of four jobs' },
      { line: 'nodes --merge shards .', about: 'the result of all four jobs' },
    ],
    one: 'a node does not compile or, with --against, changes',
    run: async (call) => await (await import('../../verbs/nodes.ts')).runNodes(call),
  },
  {
    name: 'diff',
    args: 'A B',
    summary: 'list the differences between two catalogs, or between two versions of an environment',
    details: [
      'A and B are catalogs (JSON), or folders whose nodes are compiled. A catalog is compared with a folder by',
      'compiling its node. Containment and relationships that differ are listed as edges (A contains B, A -> B,',
      'A ~> B), so the form of a relationship makes no difference: notify => X, notify => [X], X subscribes, arrows.',
    ],
    options: { ...differenceOptions, ...nodeOptions, ...splitOptions, ...differenceFormatOptions },
    examples: [
      { line: 'diff before.json after.json', about: 'two catalogs' },
      { line: 'diff --format markdown ../main . > comment.md', about: 'what a branch changes, for a pull request' },
      { line: "diff --ignore 'File[*]::source' --ignore-order old new", about: 'without some differences' },
    ],
    one: 'there are differences',
    run: async (call) => await (await import('../../verbs/diff.ts')).runDiff(call),
  },
  {
    name: 'matrix',
    args: 'DIR',
    summary: 'compile classes on several machines, for example all roles',
    details: ['Each class is compiled on a node of its own; code at the top of the manifests stays in effect.'],
    options: {
      classes: { value: 'PATTERNS', about: "patterns of class names, separated by commas; by default 'role::*'" },
      machines: {
        value: 'NAMES',
        about: 'debian-12 (default), debian-13, ubuntu-24.04, rhel-9, almalinux-9, separated by commas, or all',
      },
      ...releaseOption,
      ...splitOptions,
      ...formatOptions,
    },
    examples: [
      { line: "matrix --classes 'role::*' --machines debian-12,rhel-9 .", about: 'all roles on two systems' },
      { line: 'matrix --machines all --format junit . > matrix.xml', about: 'a report for a build server' },
    ],
    one: 'a class does not compile on a machine',
    run: async (call) => await (await import('../../verbs/matrix.ts')).runMatrix(call),
  },
  {
    name: 'missing',
    args: 'DIR',
    summary: 'list everything that an environment lacks, and create stand-ins',
    details: [
      'Lists modules with the files that request them, classes, resource types, functions, data types, templates,',
      'files, data and facts. Reads all code, and compiles each node with stand-ins. The work is not split between',
      'processes, because a stand-in that one node needs changes how the next nodes compile.',
    ],
    options: {
      'write-stand-ins': { about: 'write stand-ins for everything missing, so that the nodes compile' },
      again: { about: 'compile all nodes a second time with all stand-ins, and report what else is missing' },
      ...nodeOptions,
      ...formatOptions,
    },
    examples: [
      { line: 'missing --write-stand-ins .', about: 'let the nodes of a repository compile without its modules' },
    ],
    one: 'something is missing',
    run: async (call) => await (await import('../../verbs/missing.ts')).runMissing(call),
  },
  {
    name: 'unused',
    args: 'DIR',
    summary: 'list code and data that no node uses',
    details: [
      'Lists classes, defines, functions, types, templates, files and data, based on the files that compiling the',
      'nodes reads and on the names in used files. With --coverage, lists the keys of all data files in a hierarchy,',
      'and for each level how many nodes get their value there: keys that no node looks up, and values that are',
      'shadowed on all nodes.',
    ],
    options: {
      coverage: { about: 'list which level each key gets its value from, instead of unused code' },
      roots: {
        value: 'PATTERNS',
        about: "classes that a node classifier assigns, such as 'role::*': each is compiled on a node of its own",
      },
      ...nodeOptions,
      ...splitOptions,
      ...formatOptions,
    },
    examples: [
      { line: 'unused --facts facts.json .', about: 'with the facts of your nodes' },
      { line: "unused --roots 'role::*' .", about: 'roles that no manifest names are used too' },
      { line: 'unused --coverage --format sarif . > data.sarif', about: 'unused and shadowed data, for code scanning' },
    ],
    one: 'something is unused or, with --coverage, if a value is shadowed on all nodes',
    run: async (call) => await (await import('../../verbs/unused.ts')).runUnused(call),
  },
  {
    name: 'users',
    args: 'NAME...',
    summary: 'list the nodes and places that use a class, a data key or a file',
    details: [
      'NAME is a class, a data key, the path of a template, file or data file, or a name in code (ntp/ntp.conf.epp,',
      'puppet:///modules/ntp/keys). Places that name it, but that no node reached, are listed too.',
    ],
    options: {
      dir: { value: 'DIR', about: 'the directory of the environment, by default the current one' },
      roots: {
        value: 'PATTERNS',
        about: "classes that a node classifier assigns, such as 'role::*': each is compiled on a node of its own",
      },
      ...nodeOptions,
      ...splitOptions,
      ...jsonOption,
    },
    examples: [
      { line: 'users profile::base', about: 'nodes with a class, and the places that declare it' },
      { line: 'users --dir site ntp::servers', about: 'nodes that look up a key' },
      { line: 'users --json ntp/ntp.conf.epp', about: 'a template, as JSON' },
    ],
    one: 'no node uses NAME',
    run: async (call) => await (await import('../../verbs/users.ts')).runUsers(call),
  },
  {
    name: 'migrate',
    args: 'DIR...',
    summary: 'list what changes between two releases of Puppet, with fixes',
    details: [
      'Lists silent changes, errors, a different order and changed log lines. In an environment, all nodes that',
      'manifests and data name, and those of --facts, are compiled for both releases. The work is split between',
      'processes, but not between jobs of a build server, because fixes need the findings of all nodes.',
    ],
    options: {
      from: { value: 'NAME', about: 'the release that you have; by default 7' },
      to: { value: 'NAME', about: 'the release that you want; by default openvox-8' },
      write: { about: 'apply the fixes to the files' },
      ...nodeChoiceOptions,
      ...jobsOption,
      ...formatOptions,
    },
    examples: [
      { line: 'migrate --from 7 --to openvox-9 .', about: 'what an upgrade changes' },
      { line: 'migrate --from 7 --facts facts.json .', about: 'with the facts of your nodes' },
    ],
    one: 'something changes',
    run: async (call) => await (await import('../../verbs/migrate.ts')).runMigrate(call),
  },
];
