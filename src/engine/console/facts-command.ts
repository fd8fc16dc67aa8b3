/** The commands `facter` and `puppet facts`, which print all or selected facts of the machine. */
import type { Facts, FactValue } from '../machine/facts/facts.ts';
import { PRETTY, writeJson } from '../functions/stdlib/formats/json-writer.ts';
import { writeYaml } from '../functions/stdlib/formats/yaml-writer.ts';
import type { Target } from '../machine/target.ts';
import { refuse, succeed, type OptionSpec, type ToolResult } from '../machine/options.ts';
import type { CommandContext, SimulatedCommand } from '../machine/shell/command.ts';
import { parseOptions } from '../machine/options.ts';
import { valueFromJson } from '../values/from-json.ts';
import { commandLine, isResult } from './command-line.ts';
import { FACTER_HELP, FACTS_HELP } from './help.ts';
import { machineFacts, type PuppetOptions } from './puppet-context.ts';

const FACTER_VERSION = '4.10.0';

function isRecord(fact: FactValue | undefined): fact is Facts {
  return typeof fact === 'object' && fact !== null && !Array.isArray(fact);
}

function sorted(fact: FactValue): FactValue {
  if (!isRecord(fact)) return fact;
  const names = Object.keys(fact).toSorted((a, b) => (a < b ? -1 : 1));
  return Object.fromEntries(names.map((name) => [name, sorted(fact[name] ?? null)]));
}

/**
 * Finds a fact by its dotted name, such as `os.release.major` or `processors.models.0`. Returns undefined if there is
 * none.
 */
function factAt(facts: Facts, query: string): FactValue | undefined {
  return query.split('.').reduce<FactValue | undefined>((fact, part) => {
    if (Array.isArray(fact)) return fact[Number(part)];
    return isRecord(fact) && Object.hasOwn(fact, part) ? fact[part] : undefined;
  }, facts);
}

/** Returns the facts that the queries name, with `''` for an unknown fact. Without queries, returns all facts. */
function selectFacts(facts: Facts, queries: readonly string[]): Facts {
  const named =
    queries.length === 0 ? facts : Object.fromEntries(queries.map((name) => [name, factAt(facts, name) ?? '']));
  const all = sorted(named);
  return isRecord(all) ? all : {};
}

function json(fact: FactValue): string {
  return writeJson(valueFromJson(fact), PRETTY);
}

/**
 * Prints a fact in Facter's own format. This is JSON with arrows, and without quotes around names and top-level
 * strings.
 */
function formatFact(fact: FactValue): string {
  if (typeof fact !== 'object' || fact === null) return fact === null ? '' : String(fact);
  return json(fact).replaceAll(/^(\s*)"(.*?)": /gm, '$1$2 => ');
}

const OUTPUTS: readonly OptionSpec[] = [
  { name: 'json', short: 'j' },
  { name: 'yaml', short: 'y' },
  { name: 'version', short: 'v' },
  { name: 'help', short: 'h' },
  { name: 'strict' },
  { name: 'puppet', short: 'p' },
  { name: 'debug', short: 'd' },
  { name: 'no-color' },
  { name: 'color' },
  { name: 'show-legacy' },
];

/**
 * Returns the facts that a command can print. Facter lists legacy facts only with `--show-legacy`, but prints a legacy
 * fact that is requested by name.
 */
function factsFor(
  queries: readonly string[],
  options: ReadonlyMap<string, string>,
  target: Target,
  puppet: PuppetOptions,
): Facts {
  const isWhole = queries.length > 0 || options.has('show-legacy');
  return machineFacts(target, isWhole ? { ...puppet, legacyFacts: true } : puppet);
}

function facter(args: readonly string[], { session }: CommandContext, puppet: PuppetOptions): ToolResult {
  const { options, operands, unknown } = parseOptions(args, OUTPUTS);
  if (unknown !== undefined) return refuse(1, `ERROR Facter::OptionsValidator - unrecognised option '${unknown}'`);
  if (options.has('version')) return succeed(`${FACTER_VERSION}\n`);
  if (options.has('help')) return succeed(FACTER_HELP);
  const all = factsFor(operands, options, session.target, puppet);
  const missing = operands.filter((query) => factAt(all, query) === undefined);
  const strict = options.has('strict') ? missing : [];
  const complaints = strict.map((name) => `ERROR Facter - fact "${name}" does not exist.\n`).join('');
  const facts = selectFacts(all, operands);
  return { exitCode: strict.length === 0 ? 0 : 1, stdout: written(facts, operands, options), stderr: complaints };
}

function written(facts: Facts, queries: readonly string[], options: ReadonlyMap<string, string>): string {
  if (options.has('json')) return `${json(facts)}\n`;
  if (options.has('yaml'))
    return writeYaml(valueFromJson(facts), { indentation: 2, lineWidth: undefined }).replace(/^---\n/, '');
  const [only] = queries;
  if (queries.length === 1 && only !== undefined) return `${formatFact(facts[only] ?? '')}\n`;
  return Object.entries(facts)
    .map(([name, fact]) => `${name} => ${formatFact(fact)}\n`)
    .join('');
}

export function puppetFacts(args: readonly string[], { session }: CommandContext, puppet: PuppetOptions): ToolResult {
  const [first, ...rest] = args;
  const line = commandLine(first === 'show' ? rest : args, [{ name: 'value-only' }, { name: 'show-legacy' }], puppet);
  if (isResult(line)) return line;
  const { options, operands } = line;
  if (options.has('help')) return succeed(FACTS_HELP);
  const facts = selectFacts(factsFor(operands, options, session.target, puppet), operands);
  if (!options.has('value-only')) return succeed(`${json(facts)}\n`);
  const [only] = operands;
  if (operands.length !== 1 || only === undefined) {
    const warning =
      'Warning: Incorrect use of --value-only argument; it can only be used when querying for a single fact!\n';
    return { exitCode: 0, stdout: `${json(facts)}\n`, stderr: warning };
  }
  const value = facts[only] ?? '';
  return succeed(`${typeof value === 'object' ? json(value) : String(value)}\n`);
}

/** Creates the command `facter` for the option `commands` of `runShell`. */
export function facterCommand(options: PuppetOptions = {}): SimulatedCommand {
  return { name: 'facter', run: (args, context) => facter(args, context, options) };
}
