/** The Ruby of a project, without the code that runs it: that comes with a `RubySnapshot`. */
import type { CompilationRuby, NodeInput } from '../catalog/compile-result.ts';
import type { EnvironmentFiles } from '../evaluator/host.ts';
import type { TypeRegistry } from '../resource-types/registry.ts';
import { PuppetHash } from '../values/value.ts';
import type { HostAddresses } from './hosts.ts';
import type { RubySessionOptions } from './session.ts';

export interface ProjectRuby extends CompilationRuby {
  /** The given types and those of the project's modules, which are loaded when they are asked for first. */
  readonly types: TypeRegistry;
}

export interface OpenRubyOptions extends RubySessionOptions {
  readonly types: TypeRegistry;
  /** Whether nodes get the facts that modules bring; without it facts are those of the node alone. */
  readonly withModuleFacts?: boolean;
  /** Answers for names of hosts that no table has. */
  readonly hostAddresses?: HostAddresses;
}

/** Ruby for compilations of nodes that share all but their facts: each gets a fresh one. */
export function rubyForCompiling(options: Omit<OpenRubyOptions, 'facts'>): (node: NodeInput) => ProjectRuby {
  return ({ facts }) => options.snapshot.open({ ...options, facts: PuppetHash.fromObject(facts) });
}

const TEMPLATE_CALL = /\b(?:inline_)?template\b/;

/** Whether a text calls `template` or `inline_template`. */
export function callsTemplate(text: string): boolean {
  return TEMPLATE_CALL.test(text);
}

/**
 * Whether a project has what only Ruby can do: Ruby files in a `lib` folder, facts that modules bring as data, ERB templates, or a call of
 * `template` or `inline_template`.
 */
export function needsRuby({ paths, read }: EnvironmentFiles): boolean {
  return (
    paths.some((path) => path.endsWith('.erb') || (path.endsWith('.rb') && /(?:^|\/)lib\//.test(path))) ||
    paths.some(isFactData) ||
    paths.some((path) => path.endsWith('.pp') && callsTemplate(read(path) ?? ''))
  );
}

/** Whether a path is that of a file in which a module brings facts as data. */
export function isFactData(path: string): boolean {
  return /(?:^|\/)[^/]+\/[^/]+\/facts\.d\/[^/]+\.(?:txt|json|ya?ml)$/.test(path);
}
