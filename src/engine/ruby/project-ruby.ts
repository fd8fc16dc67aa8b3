/** Interface to a project's Ruby code. The code that implements it is loaded with a `RubySnapshot`. */
import type { CompilationRuby, NodeInput } from '../catalog/compile-result.ts';
import type { EnvironmentFiles } from '../evaluator/host.ts';
import type { TypeRegistry } from '../resource-types/registry.ts';
import { PuppetHash } from '../values/value.ts';
import type { RubySyntaxFault, SourceFile } from './check-syntax.ts';
import type { HostAddresses } from './hosts.ts';
import type { RubyStatement } from './outline.ts';
import type { RubySessionOptions } from './session.ts';

export interface ProjectRuby extends CompilationRuby {
  readonly types: TypeRegistry;
  /** Lists the calls in a Ruby file with their arguments and blocks. Does not run the file. */
  readonly outline: (text: string) => readonly RubyStatement[];
  readonly findSyntaxFaults: (files: readonly SourceFile[]) => readonly RubySyntaxFault[];
}

export interface OpenRubyOptions extends RubySessionOptions {
  readonly types: TypeRegistry;
  /** True if nodes also get the facts that modules define. By default, nodes have only their own facts. */
  readonly withModuleFacts?: boolean;
  readonly hostAddresses?: HostAddresses;
}

/**
 * Prepares Ruby for the compilations of several nodes, which share everything except facts. Each compilation gets its
 * own Ruby VM.
 */
export function rubyForCompiling(options: Omit<OpenRubyOptions, 'facts'>): (node: NodeInput) => ProjectRuby {
  return ({ facts }) =>
    options.snapshot.open({ release: options.types.release, ...options, facts: PuppetHash.fromObject(facts) });
}

const TEMPLATE_CALL = /\b(?:inline_)?template\b/;

export function callsTemplate(text: string): boolean {
  return TEMPLATE_CALL.test(text);
}

/**
 * True if a project needs Ruby: it has Ruby files in a `lib` folder, data files in a module's `facts.d`, ERB templates,
 * or calls of `template` or `inline_template`.
 */
export function needsRuby({ paths, read }: EnvironmentFiles): boolean {
  return (
    paths.some((path) => path.endsWith('.erb') || (path.endsWith('.rb') && /(?:^|\/)lib\//.test(path))) ||
    paths.some(isFactData) ||
    paths.some((path) => path.endsWith('.pp') && callsTemplate(read(path) ?? ''))
  );
}

export function isFactData(path: string): boolean {
  return /(?:^|\/)[^/]+\/[^/]+\/facts\.d\/[^/]+\.(?:txt|json|ya?ml)$/.test(path);
}
