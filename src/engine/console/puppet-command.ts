/** `puppet` at the shell of a simulated machine. */
import type { EnvironmentFiles } from '../evaluator/host.ts';
import { refuse, succeed } from '../target/options.ts';
import type { SimulatedCommand } from '../target/shell/command.ts';
import { agent, apply } from './puppet-apply.ts';
import type { PuppetOptions } from './puppet-context.ts';
import { lookup } from './puppet-lookup.ts';
import { validate } from './puppet-validate.ts';
import { resourceCommand } from './resource-command.ts';

/** The release whose behaviour this is. */
const VERSION = '8.11.0';

const HELP = `Usage: puppet <subcommand> [options] <action> [options]

  apply FILE | -e CODE   apply a manifest to this machine (--noop, --test, --tags)
  agent --test           apply the project to this machine
  resource TYPE [NAME]   show what is on this machine, or set it (NAME attribute=value)
  parser validate FILE   check the syntax of manifests
  lookup KEY             look a key up in the project's data (--explain, --merge)
`;

/**
 * The command, for `runShell`'s option `commands`: the machine itself knows nothing of Puppet. `environment`: manifests,
 * modules, data and functions.
 */
export function puppetCommand(
  environment?: EnvironmentFiles,
  options: Omit<PuppetOptions, 'environment'> = {},
): SimulatedCommand {
  const puppet: PuppetOptions = environment === undefined ? options : { ...options, environment };
  return {
    name: 'puppet',
    async run([verb, ...args], context) {
      switch (verb) {
        case '--version':
        case '-V':
          return succeed(`${VERSION}\n`);
        case 'apply':
          return apply(args, context, puppet);
        case 'agent':
          return agent(args, context, puppet);
        case 'resource':
          return resourceCommand(args, context.session.target, puppet);
        case 'lookup':
          return lookup(args, context.session.target, puppet);
        case 'parser':
          return args[0] === 'validate'
            ? validate(args.slice(1), context, puppet)
            : refuse(1, "Error: 'parser' has no such action. There is: puppet parser validate");
        case undefined:
        case 'help':
        case '--help':
        case '-h':
          return succeed(HELP);
        default:
          return refuse(
            1,
            `Error: Unknown Puppet subcommand '${verb}'\nSee 'puppet help' for help on available puppet subcommands`,
          );
      }
    },
  };
}
