import type { Release } from '../releases/release.ts';

export function overview(release: Release): string {
  const implementation = release.has('implementation is OpenVox') ? 'OpenVox' : 'Puppet';
  return `
Usage: puppet <subcommand> [options] <action> [options]

Available subcommands:

    agent             Apply the project to this machine (--test)
    apply             Apply Puppet code to this machine
    facts             Show the facts of this machine
    help              Display this help
    lookup            Look up a key in the data of the environment
    parser            Check manifests (validate)
    resource          Show resources of this machine as Puppet code

See 'puppet <subcommand> --help' for help on a specific subcommand.
${implementation} v${release.version}
`;
}

export const AGENT_HELP = `
USAGE: puppet agent --test [--noop] [--tags <TAGS>] [--skip_tags <TAGS>]

Applies the manifests of the project to this machine, like the Apply button.
`;

export const APPLY_HELP = `
USAGE
-----
puppet apply [-h|--help] [-v|--verbose] [-t|--test] [--noop] [--detailed-exitcodes]
  [--tags <TAGS>] [--skip_tags <TAGS>] [-e|--execute <CODE>] [<file>]

Compiles a file, the code after -e, or standard input, and applies the catalog to this machine.

OPTIONS
-------
* --noop:  report changes without making them
* --test:  same as --verbose --detailed-exitcodes
* --tags:  apply only resources with one of these tags
* --skip_tags:  apply only resources with none of these tags
* --detailed-exitcodes:  exit with 2 for changes, 4 for failures, 6 for both
`;

export const LOOKUP_HELP = `
USAGE
-----
puppet lookup [--help] [--type <TYPESTRING>] [--merge first|unique|hash|deep]
  [--knock-out-prefix <PREFIX-STRING>] [--sort-merged-arrays]
  [--merge-hash-arrays] [--explain] [--explain-options]
  [--default <VALUE>] [--node <NODE-NAME>] [--facts <FILE>] [--compile]
  [--render-as s|json|yaml|flat] <keys>

Looks up the keys in the data of the environment and prints the value of the first key that is found.
Exits with 1 if no key is found.

OPTIONS
-------
* --explain:  show the searched locations, their values, and how the values were merged
* --compile, -c:  compile the catalog of the node first, so that data can use the variables of manifests
* --explain-options:  the same for the lookup_options of the keys
* --merge:  the merge strategy, instead of the one in the data
* --type:  the data type that the value must have
* --default:  the value if no key is found
* --facts:  a JSON or YAML file with facts that replace those of this machine
* --node:  the node to look up for; without facts in --facts it must be this machine
`;

export const FACTS_HELP = `
USAGE: puppet facts [show] [--value-only] [<facts>]

Shows all facts of this machine, or the given ones: os.family, networking.ip.
`;

export const FACTER_HELP = `Usage
=====

  facter [options] [query] [query] [...]

Options
=======
  -j, --json      Output in JSON format.
  -y, --yaml      Output in YAML format.
      --strict    Fail for unknown facts.
  -v, --version   Print the version and exit.
  -h, --help      Print this help and exit.
`;

export const RESOURCE_HELP = `
USAGE
-----
puppet resource [-h|--help] [-y|--to_yaml] <type> [<name>] [<attribute>=<value> ...]

Shows resources of this machine as Puppet code. With attributes, applies them first.
`;

export const PARSER_HELP = `
USAGE: puppet parser validate [<manifest> ...]

Reports the syntax errors of manifests, or of standard input.
`;
