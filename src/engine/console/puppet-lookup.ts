/** `puppet lookup KEY`: what the data say, as YAML, or how they were searched. */
import { lookupWithValue } from '../catalog/explain-lookup.ts';
import { writeYaml } from '../functions/stdlib/yaml-writer.ts';
import { parseOptions, refuse, succeed, type ToolResult } from '../target/options.ts';
import type { Target } from '../target/target.ts';
import { rubyToString } from '../values/ruby-inspect.ts';
import type { Value } from '../values/value.ts';
import { compileInput, withMachinePaths, type PuppetOptions } from './puppet-context.ts';
import { printed, said } from './puppet-log.ts';

const OPTIONS = [
  { name: 'explain' },
  { name: 'merge', takesValue: true },
  { name: 'render-as', takesValue: true },
  { name: 'node', takesValue: true },
  { name: 'environment', takesValue: true },
  { name: 'default', takesValue: true },
  { name: 'compile' },
];

function rendered(value: Value, form: string | undefined): string {
  if (form === 's') return `${rubyToString(value)}\n`;
  const text = writeYaml(value, { indentation: 2, lineWidth: undefined });
  return text.endsWith('\n') ? text : `${text}\n`;
}

/** The first of the keys that has a value; exit code 1 and silence where none has, as Puppet. */
export function lookup(args: readonly string[], target: Target, puppet: PuppetOptions): ToolResult {
  const { options, operands, unknown } = parseOptions(args, OPTIONS);
  if (unknown !== undefined) return refuse(1, `Error: Could not parse application options: invalid option: ${unknown}`);
  if (operands.length === 0) return refuse(1, 'Error: Could not run: No keys were given to lookup.');
  const merge = options.get('merge');
  const input = compileInput(target, puppet);
  let stdout = '';
  for (const key of operands) {
    const { explanation, value } = lookupWithValue(key, input, merge === undefined ? {} : { merge });
    const { result } = explanation;
    if (options.has('explain')) {
      stdout += explanation.text.endsWith('\n') ? explanation.text : `${explanation.text}\n`;
      continue;
    }
    if (result.kind === 'failed') {
      const message = `Could not run: ${withMachinePaths(result.message, undefined)}`;
      return { exitCode: 1, ...printed([said('err', message)], { isTerminal: puppet.isTerminal === true }) };
    }
    if (result.kind === 'found') return succeed(rendered(value, options.get('render-as')));
  }
  if (options.has('explain')) return succeed(stdout);
  const otherwise = options.get('default');
  return otherwise === undefined
    ? { exitCode: 1, stdout: '', stderr: '' }
    : succeed(rendered(otherwise, options.get('render-as')));
}
