/** Help texts of the commands. */

export const HELP = `
Usage: puppet <subcommand> [options] <action> [options]

Available subcommands:

    agent             Apply the project to this machine (--test)
    apply             Apply Puppet code to this machine
    facts             Show this machine's facts
    help              Display this help
    lookup            Look a key up in the environment's data
    parser            Check manifests (validate)
    resource          Show what is on this machine as Puppet code

See 'puppet <subcommand> --help' for help on a specific subcommand.
Puppet v8.11.0
`;

export const AGENT_HELP = `
USAGE: puppet agent --test [--noop] [--tags <TAGS>]

Applies the project's own manifests to this machine, as the button Apply does.
`;

export const APPLY_HELP = `
USAGE
-----
puppet apply [-h|--help] [-v|--verbose] [-t|--test] [--noop] [--detailed-exitcodes]
  [--tags <TAGS>] [-e|--execute <CODE>] [<file>]

Compiles the file, the code after -e or what is read, and applies it to this machine.

OPTIONS
-------
* --noop:  say what would change, and change nothing
* --test:  --verbose and --detailed-exitcodes
* --tags:  only resources with one of these tags
* --detailed-exitcodes:  2 for changes, 4 for failures, 6 for both
`;

export const LOOKUP_HELP = `
USAGE
-----
puppet lookup [--help] [--type <TYPESTRING>] [--merge first|unique|hash|deep]
  [--knock-out-prefix <PREFIX-STRING>] [--sort-merged-arrays]
  [--merge-hash-arrays] [--explain] [--explain-options]
  [--default <VALUE>] [--node <NODE-NAME>] [--facts <FILE>]
  [--render-as s|json|yaml] <keys>

Looks the keys up in the data of this machine's environment and prints the value of the first that has one.
Exits with 1 where none has.

OPTIONS
-------
* --explain:  which places were asked, what each had, and how the values were merged
* --explain-options:  the same for the lookup_options that apply
* --merge:  how the values of several places become one, whatever the data says of it
* --type:  what the value has to be
* --default:  the value where there is none
* --facts:  a JSON or YAML file of facts that replace this machine's
`;

export const FACTS_HELP = `
USAGE: puppet facts [show] [--value-only] [<facts>]

Shows this machine's facts, all or those that are named: os.family, networking.ip.
`;

export const FACTER_HELP = `Usage
=====

  facter [options] [query] [query] [...]

Options
=======
  -j, --json      Output in JSON format.
  -y, --yaml      Output in YAML format.
      --strict    Fail for facts that are not there.
  -v, --version   Print the version and exit.
  -h, --help      Print this help and exit.
`;

export const RESOURCE_HELP = `
USAGE
-----
puppet resource [-h|--help] [-y|--to_yaml] <type> [<name>] [<attribute>=<value> ...]

Shows what is on this machine as Puppet code, and with attributes brings it there first.
`;

export const PARSER_HELP = `
USAGE: puppet parser validate [<manifest> ...]

Tells the syntax errors of manifests, or of what is read.
`;
