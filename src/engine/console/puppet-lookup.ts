/** `puppet lookup`: looks up a key in the environment's data, like `application/lookup.rb`. */
import { runLookup, type LookupRequest } from '../catalog/lookup/run-lookup.ts';
import type { Facts } from '../machine/facts/facts.ts';
import { COMPACT, writeJson } from '../functions/stdlib/formats/json-writer.ts';
import { writeYaml } from '../functions/stdlib/formats/yaml-writer.ts';
import { explanationText } from '../hiera/explain-text.ts';
import { succeed, type OptionSpec, type ToolResult } from '../machine/options.ts';
import type { CommandContext } from '../machine/shell/command.ts';
import { valuesFromJson } from '../values/from-json.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';
import { PuppetHash, type Value } from '../values/value.ts';
import { commandLine, couldNotRun, isResult } from './command-line.ts';
import { factsFile } from './facts-file.ts';
import { LOOKUP_HELP } from './help.ts';
import { compileInput, machineFacts, withMachinePaths, type PuppetOptions } from './puppet-context.ts';

const OPTIONS: readonly OptionSpec[] = [
  { name: 'merge', takesValue: true },
  { name: 'type', takesValue: true },
  { name: 'default', takesValue: true },
  { name: 'knock-out-prefix', takesValue: true },
  { name: 'sort-merged-arrays' },
  { name: 'merge-hash-arrays' },
  { name: 'explain' },
  { name: 'explain-options' },
  { name: 'render-as', takesValue: true },
  { name: 'node', takesValue: true },
  { name: 'facts', takesValue: true },
  { name: 'compile', short: 'c' },
];

const MORE = "Run 'puppet lookup --help' for more details";
const DEEP_ONLY = ['sort-merged-arrays', 'merge-hash-arrays', 'knock-out-prefix'] as const;
const STRATEGIES: ReadonlySet<string> = new Set(['first', 'hash', 'unique', 'deep']);
/** Facts that identify the node: `--facts` must override all of them or none. */
const IDENTITY = ['hostname', 'domain', 'fqdn', 'clientcert'] as const;
/** Key to look up if only the options of keys without a module are requested. */
const NO_KEY = '__global__';

const RENDERERS: Readonly<Record<string, (value: Value) => string>> = {
  s: rubyToString,
  yaml: (value) => writeYaml(value, { indentation: 2, lineWidth: undefined }),
  json: (value) => writeJson(value, COMPACT),
};

/** Result for a key without a value: no output, and exit code 1. */
const NOTHING: ToolResult = { exitCode: 1, stdout: '', stderr: '' };

/** The merge strategy given by the options, or an error message. */
function readMerge(options: ReadonlyMap<string, string>): Value | { readonly complaint: string } {
  const merge = options.get('merge');
  if (merge !== 'deep' && DEEP_ONLY.some((name) => options.has(name)))
    return {
      complaint: `The options --knock-out-prefix, --sort-merged-arrays, and --merge-hash-arrays are only available with '--merge deep'\n${MORE}`,
    };
  if (merge === undefined) return undefined;
  if (!STRATEGIES.has(merge))
    return { complaint: `The --merge option only accepts 'first', 'hash', 'unique', or 'deep'\n${MORE}` };
  if (merge !== 'deep') return merge;
  const prefix = options.get('knock-out-prefix');
  return PuppetHash.fromObject({
    strategy: 'deep',
    sort_merged_arrays: options.has('sort-merged-arrays'),
    merge_hash_arrays: options.has('merge-hash-arrays'),
    ...(prefix === undefined ? {} : { knockout_prefix: prefix }),
  });
}

function isComplaint(value: Value | { readonly complaint: string }): value is { readonly complaint: string } {
  return typeof value === 'object' && 'complaint' in value;
}

/** The machine's facts overridden by those of `--facts`, or an error message about the facts of `--facts`. */
function factsFor(
  options: ReadonlyMap<string, string>,
  context: CommandContext,
  puppet: PuppetOptions,
): Facts | string {
  const { target } = context.session;
  const node = options.get('node');
  const path = options.get('facts');
  const given = path === undefined ? {} : factsFile(path, context);
  if (typeof given === 'string') return given;
  const named = IDENTITY.filter((name) => name in given);
  if (named.length > 0 && named.length < IDENTITY.length)
    return `When overriding any of the ${IDENTITY.join(',')} facts with ${path ?? ''} given via the --facts flag, they must all be overridden.`;
  if (node === undefined || node === target.hostname) return { ...machineFacts(target, puppet), ...given };
  return Object.keys(given).length === 0 ? `No facts available for target node: ${node}` : given;
}

/** Runs `puppet lookup`. Exits with 1 if nothing was found; with `--explain` a missing key is not a failure. */
export function lookup(args: readonly string[], context: CommandContext, puppet: PuppetOptions): ToolResult {
  const line = commandLine(args, OPTIONS, puppet);
  if (isResult(line)) return line;
  const { options, operands } = line;
  if (options.has('help')) return succeed(LOOKUP_HELP);
  const merge = readMerge(options);
  if (isComplaint(merge)) return couldNotRun(merge.complaint, puppet);
  const isExplained = options.has('explain') || options.has('explain-options');
  const onlyOptions = options.has('explain-options') && !options.has('explain');
  if (operands.length === 0 && !onlyOptions) return couldNotRun('No keys were given to lookup.', puppet);
  const format = options.get('render-as')?.toLowerCase() ?? (isExplained ? 's' : 'yaml');
  const render = RENDERERS[format];
  if (render === undefined) return couldNotRun(`Unknown rendering format '${format}'`, puppet);
  if (isExplained && format !== 's') return couldNotRun('Explanations support only this format: --render-as s', puppet);
  const facts = factsFor(options, context, puppet);
  if (typeof facts === 'string') return couldNotRun(facts, puppet);
  const type = options.get('type');
  const fallback = options.get('default');
  const request: LookupRequest = {
    keys: operands.length === 0 ? [NO_KEY] : operands,
    ...(merge === undefined ? {} : { merge }),
    ...(type === undefined ? {} : { type }),
    ...(fallback === undefined ? {} : { fallback: { value: fallback } }),
    onlyOptions,
  };
  const input = compileInput(context.session.target, puppet);
  const node = { name: options.get('node') ?? input.node.name, facts: valuesFromJson(facts) };
  const { result, explainer } = runLookup(request, { ...input, node });
  if (result.kind === 'failed' && !result.isOfData)
    return couldNotRun(withMachinePaths(result.message, undefined), puppet);
  if (!isExplained) return result.kind === 'found' ? succeed(endLine(render(result.value))) : NOTHING;
  if (result.kind !== 'found') explainer.texts.push(result.message);
  return succeed(endLine(explanationText(explainer)));
}

function endLine(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}
