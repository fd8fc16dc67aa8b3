/** `puppet lookup`: looks up a key in the environment's data, like `application/lookup.rb`. */
import { runLookup, type LookupRequest } from '../catalog/lookup/run-lookup.ts';
import type { CompileInput } from '../catalog/compile-result.ts';
import { ENVIRONMENT_FOLDER } from '../diagnostics/environment-paths.ts';
import { PuppetError } from '../diagnostics/puppet-error.ts';
import { explanationHash } from '../hiera/explain/explain-hash.ts';
import type { Facts } from '../machine/facts/facts.ts';
import { collectServerFacts } from '../machine/facts/server-facts.ts';
import { currentRelease } from '../releases/release.ts';
import { COMPACT, writeJson } from '../functions/stdlib/formats/json-writer.ts';
import { writeYaml } from '../functions/stdlib/formats/yaml-writer.ts';
import { explanationText } from '../hiera/explain/explain-text.ts';
import { withPrintLimit } from '../hiera/explain/print-limit.ts';
import { succeed, type OptionSpec, type ToolResult } from '../machine/options.ts';
import type { CommandContext } from '../machine/shell/command.ts';
import { valuesFromJson } from '../values/from-json.ts';
import { rubyToString } from '../formatting/ruby-inspect.ts';
import { PuppetHash, type Value } from '../values/value.ts';
import { commandLine, couldNotRun, isResult, type CommandLine } from './command-line.ts';
import { parseFacts, readMachineFile } from './facts-file.ts';
import { LOOKUP_HELP } from './help.ts';
import { compileInput, machineFacts, type PuppetOptions } from './puppet-context.ts';
import { printed } from './puppet-log.ts';
import { renderFlat } from './render-flat.ts';

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
/** Facts that identify the node. `--facts` must override either all or none of them. */
const IDENTITY = ['hostname', 'domain', 'fqdn', 'clientcert'] as const;
/** Key that Puppet looks up for `--explain-options` without a key. */
const NO_KEY = '__global__';
const SYMBOL = '\ue000';
const WRITTEN_SYMBOL = new RegExp(`"${SYMBOL}(\\w+)"`, 'g');

const RENDERERS: Readonly<Record<string, (value: Value) => string>> = {
  s: rubyToString,
  yaml: (value) => writeYaml(value, { indentation: 2, lineWidth: undefined }),
  json: (value) => writeJson(value, COMPACT),
  flat: renderFlat,
};

const NOTHING: ToolResult = { exitCode: 1, stdout: '', stderr: '' };

/** Reads the merge strategy from the options. Returns an error message if the options are invalid. */
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

export interface LookupSource {
  /** Name of the node if the option `--node` is absent. */
  readonly node: string;
  /** Input of the compiler with environment and settings. The lookup replaces its node. */
  readonly input: CompileInput;
  /** Returns the known facts of a node. Returns no facts for an unknown node. */
  readonly findFacts: (node: string) => Facts;
  readonly readFile: (path: string) => string | undefined;
  /** Directory of the environment on the machine. The output shows paths below it. */
  readonly folder: string;
}

/**
 * Returns the facts of a node, overridden by the facts of `--facts`. Returns an error message if the file of `--facts`
 * is invalid.
 */
function factsFor(node: string, path: string | undefined, { findFacts, readFile }: LookupSource): Facts | string {
  const given = path === undefined ? {} : parseFacts(path, readFile(path));
  if (typeof given === 'string') return given;
  const named = IDENTITY.filter((name) => name in given);
  if (named.length > 0 && named.length < IDENTITY.length)
    return `When overriding any of the ${IDENTITY.join(',')} facts with ${path ?? ''} given via the --facts flag, they must all be overridden.`;
  const facts = { ...findFacts(node), ...given };
  return Object.keys(facts).length === 0 ? `No facts available for target node: ${node}` : facts;
}

/** Parses the words after `puppet lookup`. `more` are additional options that the caller accepts. */
export function readLookupLine(
  args: readonly string[],
  puppet: PuppetOptions,
  more: readonly OptionSpec[] = [],
): CommandLine | ToolResult {
  return commandLine(args, [...OPTIONS, ...more], puppet);
}

/** Runs `puppet lookup`. The exit code is 1 if nothing was found, but 0 for a missing key with `--explain`. */
export function lookup({ options, operands }: CommandLine, source: LookupSource, puppet: PuppetOptions): ToolResult {
  if (options.has('help')) return succeed(LOOKUP_HELP);
  const merge = readMerge(options);
  if (isComplaint(merge)) return couldNotRun(merge.complaint, puppet);
  const isExplained = options.has('explain') || options.has('explain-options');
  const onlyOptions = options.has('explain-options') && !options.has('explain');
  if (operands.length === 0 && !onlyOptions) return couldNotRun('No keys were given to lookup.', puppet);
  const format = options.get('render-as')?.toLowerCase() ?? (isExplained ? 's' : 'yaml');
  const render = RENDERERS[format];
  if (render === undefined) return couldNotRun(`Unknown rendering format '${format}'`, puppet);
  const node = options.get('node') ?? source.node;
  const facts = factsFor(node, options.get('facts'), source);
  if (typeof facts === 'string') return couldNotRun(facts, puppet);
  const request = createRequest(options, operands, { merge, onlyOptions });
  // Without --compile, Puppet takes the trusted facts from the fact `clientcert`.
  const { clientcert } = facts;
  const certname = typeof clientcert === 'string' ? clientcert : '';
  const serverFacts = collectServerFacts(source.findFacts(source.node), puppet.release ?? currentRelease);
  const input = { ...source.input, node: { name: certname, facts: valuesFromJson(facts), serverFacts } };
  const { result, explainer, logs } = runLookup(request, input);
  const shown = createPathPrinter(source);
  const complaints = printed(
    logs.map((line) => ({ ...line, message: shown.inText(line.message) })),
    { isTerminal: puppet.isTerminal ?? false },
  );
  const answer = (): ToolResult => {
    if (result.kind === 'failed' && !result.isOfData) {
      const more = result.wrapped === undefined ? '' : `\nWrapped exception:\n${result.wrapped}`;
      return couldNotRun(shown.inText(result.message + more), puppet);
    }
    if (!isExplained) return result.kind === 'found' ? succeed(endLine(render(result.value))) : NOTHING;
    if (result.kind !== 'found') explainer.texts.push(shown.inText(result.message));
    if (format === 's') return succeed(endLine(explanationText(explainer, shown.path)));
    const isYaml = format === 'yaml';
    const hash = explanationHash(explainer, shown.path, (name) => (isYaml ? SYMBOL + name : name));
    return succeed(endLine(render(hash).replaceAll(WRITTEN_SYMBOL, ':$1')));
  };
  const { exitCode, stdout, stderr } = withPrintLimit(() => {
    try {
      return answer();
    } catch (error) {
      if (error instanceof PuppetError) return couldNotRun(error.message, puppet);
      throw error;
    }
  });
  return { exitCode, stdout: complaints.stdout + stdout, stderr: complaints.stderr + stderr };
}

function createRequest(
  options: ReadonlyMap<string, string>,
  keys: readonly string[],
  { merge, onlyOptions }: { readonly merge: Value; readonly onlyOptions: boolean },
): LookupRequest {
  const type = options.get('type');
  const fallback = options.get('default');
  return {
    keys: keys.length === 0 ? [NO_KEY] : keys,
    ...(merge === undefined ? {} : { merge }),
    ...(type === undefined ? {} : { type }),
    ...(fallback === undefined ? {} : { fallback: { value: fallback } }),
    onlyOptions,
    isCompiled: options.has('compile'),
  };
}

/** Creates functions that print paths of the environment as absolute paths, alone and inside messages. */
function createPathPrinter({ folder, input }: LookupSource) {
  const paths = new Set(input.files.paths);
  const path = (plain: string): string => (plain.startsWith('/') ? plain : `${folder}/${plain}`);
  return {
    path,
    inText: (text: string) =>
      text.replaceAll(/(?<=^|['"(]|file: )[^\s'"(),:]+/g, (word) => (paths.has(word) ? path(word) : word)),
  };
}

export function lookupOnMachine(args: readonly string[], context: CommandContext, puppet: PuppetOptions): ToolResult {
  const line = readLookupLine(args, puppet);
  if (isResult(line)) return line;
  const { target } = context.session;
  return lookup(
    line,
    {
      node: target.hostname,
      input: compileInput(target, puppet),
      findFacts: (node) => (node === target.hostname ? machineFacts(target, puppet) : {}),
      readFile: (path) => readMachineFile(path, context),
      folder: ENVIRONMENT_FOLDER,
    },
    puppet,
  );
}

function endLine(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}
