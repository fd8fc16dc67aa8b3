/** `puppet resource TYPE [NAME [ATTRIBUTE=VALUE...]]`: prints resources of the machine as Puppet code. */
import { rubyError } from '../diagnostics/issues/ruby.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { writeYaml } from '../functions/stdlib/formats/yaml-writer.ts';
import { Failure } from '../diagnostics/failure.ts';
import type { GeneratedResource } from '../resource-types/declaration.ts';
import type { ResourceTypeDefinition } from '../resource-types/definition.ts';
import type { Instance } from '../resource-types/instances/instance.ts';
import { defaultProvider } from '../resource-types/providers.ts';
import { findAttribute } from '../resource-types/type-attributes.ts';
import { succeed, type OptionSpec, type ToolResult } from '../machine/options.ts';
import type { CommandContext } from '../machine/shell/command.ts';
import type { Target } from '../machine/target.ts';
import { applyCatalog } from '../transaction/apply.ts';
import { programString } from '../formatting/display.ts';
import { isArray, PuppetHash, type Value } from '../values/value.ts';
import { commandLine, couldNotRun, isResult } from './command-line.ts';
import { RESOURCE_HELP } from './help.ts';
import { catalogOfOne, instanceFound, createInstance, type InstanceContext } from './create-instance.ts';
import { compileInput, typesFor, type PuppetOptions } from './puppet-context.ts';
import { printed } from './puppet-log.ts';

type Values = readonly (readonly [string, Value])[];

const OPTIONS: readonly OptionSpec[] = [
  { name: 'to_yaml', short: 'y' },
  { name: 'param', short: 'p', takesValue: true },
  { name: 'types', short: 't' },
  { name: 'fail', short: 'f' },
];

function addProperties(resource: Instance): void {
  const { addProperties: addAll } = resource.type;
  if (addAll !== undefined) {
    resource.take(addAll(resource));
    return;
  }
  for (const definition of resource.type.attributes) {
    if (definition.kind !== 'property') continue;
    if (definition.requiredFeatures?.every((feature) => resource.hasFeature(feature)) === false) continue;
    if (resource.property(definition.name) === undefined) resource.add(definition);
  }
}

/**
 * Returns the current values of the resource's properties: `ensure` first, then the others by name. Leaves out empty
 * values.
 */
async function presentValues(resource: Instance, target: Target): Promise<Values> {
  const { type } = resource;
  const values = new Map<string, Value>();
  resource.provider ??= type.providers === undefined ? undefined : defaultProvider(type, target);
  await resource.provider?.prefetch?.(new Map([[resource.name, resource]]), target);
  type.beforeRetrieve?.(resource, target);
  const all = await type.retrieve?.(resource, target);
  for (const property of resource.properties) {
    const isAbsent = values.get('ensure') === 'absent';
    const value = all === undefined ? (isAbsent ? undefined : await property.retrieve(target)) : all.get(property.name);
    values.set(property.name, value);
  }
  const isAbsent = values.get('ensure') === 'absent';
  if (resource.provider !== undefined) values.set('provider', resource.provider.name);
  return [...values]
    .filter(([name, value]) => name === 'ensure' || name === 'provider' || (!isAbsent && saysSomething(value)))
    .toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function saysSomething(value: Value): boolean {
  return (
    value !== undefined &&
    value !== '' &&
    value !== 'absent' &&
    value !== 'notlink' &&
    !(isArray(value) && value.length === 0)
  );
}

function rank(name: string): number {
  return name === 'ensure' ? 0 : 1;
}

function written(type: string, title: string, values: Values): string {
  const width = values.reduce((widest, [name]) => Math.max(widest, name.length), 0);
  const lines = values.map(([name, value]) => `  ${name.padEnd(width)} => ${programString(value)},\n`);
  return `${type} { ${programString(title)}:\n${lines.join('')}}\n`;
}

/**
 * Converts words such as `mode=0644` to values by attribute name. Returns the first word that has a different syntax,
 * if there is one.
 */
function parseSettings(words: readonly string[]): Readonly<Record<string, string>> | string {
  const settings: Record<string, string> = {};
  for (const word of words) {
    const [, name, value] = /^(\w+)=(.+)$/s.exec(word) ?? [];
    if (name === undefined || value === undefined) return word;
    settings[name] = value;
  }
  return settings;
}

type Found = readonly (readonly [title: string, values: Values])[];

async function everything(type: ResourceTypeDefinition, context: InstanceContext): Promise<Found> {
  const listed = ((await type.instances?.(context.target)) ?? []).toSorted((a, b) => (a.title < b.title ? -1 : 1));
  const found: (readonly [string, Values])[] = [];
  for (const each of listed) found.push([each.title, await look(createResource(type, each, context), context)]);
  return found;
}

/**
 * Creates the instance of a listed resource. If the type comes from a module, `found` contains the resource's current
 * values.
 */
function createResource(type: ResourceTypeDefinition, found: GeneratedResource, context: InstanceContext): Instance {
  const listed = type.make === undefined ? undefined : instanceFound(found, context);
  return listed ?? createInstance(type.name, found.title, context);
}

async function named(type: ResourceTypeDefinition, title: string, context: InstanceContext): Promise<Instance> {
  const listed = type.make === undefined ? [] : ((await type.instances?.(context.target)) ?? []);
  return createResource(
    type,
    listed.find((each) => each.title === title) ?? { type: type.name, title, parameters: {} },
    context,
  );
}

async function look(resource: Instance, { target }: InstanceContext): Promise<Values> {
  addProperties(resource);
  return presentValues(resource, target);
}

async function manage(
  type: ResourceTypeDefinition,
  title: string,
  settings: Readonly<Record<string, string>>,
  context: InstanceContext,
  { isTerminal = false }: PuppetOptions,
): Promise<{ readonly log: ReturnType<typeof printed>; readonly failed: boolean; readonly values: Values }> {
  const unknown = Object.keys(settings).find((name) => findAttribute(type, name) === undefined);
  if (unknown !== undefined) throw rubyError(`no parameter named '${unknown}'`, 'Puppet::Error');
  const { target, types } = context;
  const report = await applyCatalog(catalogOfOne(type.name, title, target, settings), target, { types });
  const error = report.graphError ?? report.applyError;
  if (error !== undefined) throw rubyError(error.message, 'Puppet::Error');
  const resource = createInstance(type.name, title, context, settings);
  return {
    log: printed(report.logs, { isTerminal }),
    failed: report.totals.failed > 0,
    values: await presentValues(resource, target),
  };
}

export async function resource(
  args: readonly string[],
  { session }: CommandContext,
  puppet: PuppetOptions,
): Promise<ToolResult> {
  const line = commandLine(args, OPTIONS, puppet);
  if (isResult(line)) return line;
  const { options, operands } = line;
  const { target } = session;
  if (options.has('help')) return succeed(RESOURCE_HELP);
  const types = typesFor(compileInput(target, puppet), target, puppet);
  const context = { target, types };
  if (options.has('types')) return succeed(`${[...types.names].toSorted().join('\n')}\n`);
  const [name, title, ...words] = operands;
  if (name === undefined) return couldNotRun('You must specify the type to display', puppet);
  const settings = parseSettings(words);
  if (typeof settings === 'string') return couldNotRun(`Invalid parameter setting ${settings}`, puppet);
  try {
    const type = types.find(name);
    if (type === undefined) return couldNotRun(`Could not find type ${name}`, puppet);
    const show = (found: Found): string =>
      options.has('to_yaml')
        ? yaml(type.name, found)
        : found.map(([each, values]) => written(type.name, each, values)).join('\n');
    if (title === undefined) {
      if (type.name === 'file')
        return couldNotRun(
          'Listing all file instances is not supported.  Please specify a file or directory, e.g. puppet resource file /etc',
          puppet,
        );
      return succeed(show(await everything(type, context)));
    }
    if (words.length === 0) return succeed(show([[title, await look(await named(type, title, context), context)]]));
    const { log, failed, values } = await manage(type, title, settings, context, puppet);
    const reference = `${type.name.replace(/^./, (letter) => letter.toUpperCase())}[${title}]`;
    if (failed && options.has('fail'))
      return {
        exitCode: 1,
        stdout: log.stdout,
        stderr: `${log.stderr}Error: Could not run: Failed to manage resource ${reference}\n`,
      };
    return { exitCode: 0, stdout: log.stdout + show([[title, values]]), stderr: log.stderr };
  } catch (thrown) {
    if (thrown instanceof PuppetError || thrown instanceof Failure) return couldNotRun(thrown.message, puppet);
    throw thrown;
  }
}

function yaml(type: string, found: Found): string {
  const all = PuppetHash.of(found.map(([title, values]): [Value, Value] => [title, PuppetHash.of(values)]));
  return writeYaml(PuppetHash.fromObject({ [type]: all }), { indentation: 2, lineWidth: undefined });
}
