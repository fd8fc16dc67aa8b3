/** `puppet resource TYPE [NAME [ATTRIBUTE=VALUE …]]`: what is on the machine, as the language would write it. */
import { builtinTypes } from '../resource-types/builtin.ts';
import type { Instance } from '../resource-types/instance.ts';
import { programString } from '../values/display.ts';
import type { Value } from '../values/value.ts';
import { refuse, succeed, type ToolResult } from '../target/options.ts';
import type { Target } from '../target/target.ts';
import { instanceOf } from './instance-of.ts';
import { applyOn } from './puppet-apply.ts';
import { compileInput, type PuppetOptions } from './puppet-context.ts';

/** The present values of all properties that the resource's provider knows, but those that say nothing. */
async function presentValues(resource: Instance, target: Target): Promise<readonly (readonly [string, Value])[]> {
  const { type } = resource;
  const values = new Map<string, Value>();
  resource.type.beforeRetrieve?.(resource, target);
  for (const definition of type.attributes) {
    if (definition.kind !== 'property') continue;
    if (definition.requiredFeatures?.every((feature) => resource.hasFeature(feature)) === false) continue;
    if (resource.property(definition.name) === undefined) resource.add(definition);
  }
  const all = await type.retrieve?.(resource, target);
  for (const property of resource.properties) {
    const isAbsent = values.get('ensure') === 'absent';
    const value = all === undefined ? (isAbsent ? undefined : await property.retrieve(target)) : all.get(property.name);
    values.set(property.name, value);
  }
  const isAbsent = values.get('ensure') === 'absent';
  return [...values].filter(
    ([name, value]) =>
      value !== undefined &&
      value !== '' &&
      (value !== 'absent' || name === 'ensure') &&
      (!isAbsent || name === 'ensure'),
  );
}

async function shown(type: string, title: string, target: Target): Promise<string> {
  const values = await presentValues(instanceOf(type, title, target), target);
  const width = values.reduce((widest, [name]) => Math.max(widest, name.length), 0);
  const lines = values.map(([name, value]) => `  ${name.padEnd(width)} => ${programString(value)},\n`);
  return `${type} { ${programString(title)}:\n${lines.join('')}}\n`;
}

/** Brings one resource to what `attribute=value` words ask for, then shows it. */
async function setResource(
  type: string,
  title: string,
  settings: readonly string[],
  target: Target,
  puppet: PuppetOptions,
): Promise<ToolResult> {
  const attributes: string[] = [];
  for (const setting of settings) {
    const [, name, value] = /^(\w+)=(.+)$/.exec(setting) ?? [];
    if (name === undefined || value === undefined)
      return refuse(1, `Error: Could not run: Invalid parameter setting ${setting}`);
    attributes.push(`${name} => ${programString(value)},`);
  }
  const manifest = `${type} { ${programString(title)}: ${attributes.join(' ')} }\n`;
  const flags = { isNoop: false, isVerbose: false, isDetailed: false };
  const { stdout, stderr, exitCode } = await applyOn(target, compileInput(target, puppet, manifest), puppet, flags);
  if (exitCode !== 0) return { exitCode, stdout, stderr };
  // The catalog holds this resource alone: Puppet tells neither of its compilation nor of its containers.
  const lines = stdout.split('\n').filter((line) => !/^Notice: (?:Compiled|Applied) catalog /.test(line));
  const told = lines.join('\n').replaceAll('/Stage[main]/Main/', '/');
  return {
    exitCode,
    stdout: told + (await shown(type, title, target)),
    stderr: stderr.replaceAll('/Stage[main]/Main/', '/'),
  };
}

/** `args`: a type, and a name where one resource alone is asked for. Options are taken and change nothing. */
export async function resourceCommand(
  args: readonly string[],
  target: Target,
  puppet: PuppetOptions,
): Promise<ToolResult> {
  const [name, title, ...settings] = args.filter((word) => !word.startsWith('-'));
  if (name === undefined) return refuse(1, 'Error: Could not run: You must specify the type to display');
  const type = builtinTypes.find(name);
  if (type === undefined) return refuse(1, `Error: Could not run: Could not find type ${name}`);
  if (title !== undefined && settings.length > 0) return setResource(type.name, title, settings, target, puppet);
  if (title !== undefined) return succeed(await shown(type.name, title, target));
  if (type.instances === undefined)
    return refuse(
      1,
      `Error: Could not run: No ability to list ${type.name === 'file' ? 'files; specify a path' : `all ${type.name}s`}`,
    );
  const titles = type.instances(target).map((each) => each.title);
  let stdout = '';
  for (const each of titles.toSorted()) stdout += await shown(type.name, each, target);
  return succeed(stdout);
}
