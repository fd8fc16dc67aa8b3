/** Options that several verbs share. */
import { findingFormats } from '../../findings/formats.ts';
import type { OptionSpec } from '../verb.ts';

type Options = Readonly<Record<string, OptionSpec>>;

export const jsonOption: Options = {
  json: { about: 'print one JSON object per line' },
};

export const formatOptions: Options = {
  format: {
    value: 'FORMAT',
    about: `${findingFormats.slice(0, -1).join(', ')} or ${findingFormats.at(-1) ?? ''}`,
    choices: findingFormats,
  },
  json: { about: 'the same as --format json: one JSON object per line' },
};

export const comparisonFormats: readonly string[] = ['text', 'json', 'html', 'markdown'];

/** Options of verbs that print differences between catalogs. */
export const differenceOptions: Options = {
  only: {
    value: 'PATTERN',
    isRepeatable: true,
    about: "only differences of these resources or attributes: 'File[/etc/*]', 'Package[*]::ensure'; may be repeated",
  },
  ignore: { value: 'PATTERN', isRepeatable: true, about: 'no differences that match; may be repeated' },
  'ignore-order': { about: 'no differences in the order of resources' },
  'ignore-edges': { about: 'no differences in containment and relationships' },
};

export const differenceFormatOptions: Options = {
  format: {
    value: 'FORMAT',
    about: 'text, json, html (a page) or markdown (a comment of a pull request)',
    choices: comparisonFormats,
  },
  json: { about: 'the same as --format json' },
};

export const releaseOption: Options = {
  release: {
    value: 'NAME',
    about: 'compile for this release: openvox-8 (default), openvox-9, 8, 7.34, 6.29, 5.5, 4.10, 3.8-future, 3.8 or 2.7',
  },
};

/** Options that choose nodes, their facts and their machines. */
export const nodeChoiceOptions: Options = {
  node: {
    value: 'NAME',
    isRepeatable: true,
    about: 'only this node; may be repeated',
  },
  facts: {
    value: 'FILE',
    isRepeatable: true,
    about:
      "facts of nodes, from facter, PuppetDB, an agent's cache or csr_attributes.yaml; 'PATTERN=FILE' for some nodes",
  },
  machine: {
    value: 'NAME',
    isRepeatable: true,
    about:
      "the system of the nodes: debian-12 (default), debian-13, ubuntu-24.04, rhel-9, almalinux-9, or the facts of ubuntu-22.04, ubuntu-20.04, ubuntu-18.04, debian-11, debian-10, rhel-8, almalinux-8, centos-7; 'PATTERN=NAME' for some nodes",
  },
};

/** Options of verbs that compile the nodes of an environment. */
export const nodeOptions: Options = { ...nodeChoiceOptions, ...releaseOption };

/** Option of verbs that can split their work between processes. */
export const jobsOption: Options = {
  jobs: { value: 'N', about: 'number of processes; by default one for each core, if there are enough nodes' },
};

/** Options of verbs that can split their work between processes, and between jobs of a build server. */
export const splitOptions: Options = {
  ...jobsOption,
  shard: {
    value: 'I/N',
    about: 'do only the I-th of N parts, and print its result as JSON for --merge; the exit status is 0',
  },
  merge: {
    value: 'FILE',
    isRepeatable: true,
    about: 'print the result of all parts from these files or folders of JSON; other options as with --shard',
  },
};
