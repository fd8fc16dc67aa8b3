/** The `puppet` command in the shell of a simulated machine. */
import type { EnvironmentFiles } from '../evaluator/host.ts';
import { refuse, succeed, type ToolResult } from '../machine/options.ts';
import type { CommandContext, SimulatedCommand } from '../machine/shell/command.ts';
import { puppetFacts } from './facts-command.ts';
import { AGENT_HELP, APPLY_HELP, FACTS_HELP, LOOKUP_HELP, overview, PARSER_HELP, RESOURCE_HELP } from './help.ts';
import { currentRelease } from '../releases/release.ts';
import { agent, apply } from './puppet-apply.ts';
import type { PuppetOptions } from './puppet-context.ts';
import { lookupOnMachine } from './puppet-lookup.ts';
import { resource } from './puppet-resource.ts';
import { validate } from './puppet-validate.ts';

const PAGES: Readonly<Record<string, string>> = {
  agent: AGENT_HELP,
  apply: APPLY_HELP,
  facts: FACTS_HELP,
  lookup: LOOKUP_HELP,
  parser: PARSER_HELP,
  resource: RESOURCE_HELP,
};

function unknown(verb: string, { release = currentRelease }: PuppetOptions): ToolResult {
  const puppet = release.has('implementation is OpenVox') ? ['', ''] : ['Puppet ', 'puppet '];
  return refuse(
    1,
    `Error: Unknown ${puppet[0]}subcommand '${verb}'\nSee 'puppet help' for help on available ${puppet[1]}subcommands`,
  );
}

function help(topic: string | undefined, puppet: PuppetOptions): ToolResult {
  if (topic === undefined) return succeed(overview(puppet.release ?? currentRelease));
  const page = PAGES[topic];
  return page === undefined ? unknown(topic, puppet) : succeed(page);
}

function parser(
  [action, ...files]: readonly string[],
  context: CommandContext,
  puppet: PuppetOptions,
): ToolResult | Promise<ToolResult> {
  if (action === 'validate') return validate(files, context, puppet);
  return refuse(
    1,
    action === undefined
      ? "Error: 'parser' has no default action.  See `puppet help parser`."
      : `Error: 'parser' has no '${action}' action.  See \`puppet help parser\`.`,
  );
}

/** Creates the command `puppet` for the option `commands` of `runShell`. The machine itself does not contain Puppet. */
export function puppetCommand(
  environment?: EnvironmentFiles,
  options: Omit<PuppetOptions, 'environment'> = {},
): SimulatedCommand {
  const puppet: PuppetOptions = environment === undefined ? options : { ...options, environment };
  return {
    name: 'puppet',
    async run([verb, ...args], context) {
      if (verb !== undefined && verb in PAGES && (args.includes('--help') || args.includes('-h')))
        return help(verb, puppet);
      switch (verb) {
        case '--version':
        case '-V':
          return succeed(`${(puppet.release ?? currentRelease).version}\n`);
        case 'apply':
          return apply(args, context, puppet);
        case 'agent':
          return agent(args, context, puppet);
        case 'facts':
          return puppetFacts(args, context, puppet);
        case 'resource':
          return resource(args, context, puppet);
        case 'lookup':
          return lookupOnMachine(args, context, puppet);
        case 'parser':
          return parser(args, context, puppet);
        case undefined:
        case 'help':
        case '--help':
        case '-h':
          return help(args[0], puppet);
        default:
          return unknown(verb, puppet);
      }
    },
  };
}
