/** Interface to a project's Ruby code. The code that implements it is part of a `RubySnapshot`. */
import type { CompilationRuby, NodeInput } from '../catalog/compile-result.ts';
import type { EnvironmentFiles } from '../evaluator/host.ts';
import type { TypeRegistry } from '../resource-types/registry.ts';
import { PuppetHash } from '../values/value.ts';
import type { RubySyntaxFault, SourceFile } from './check-syntax.ts';
import type { HostAddresses } from './hosts.ts';
import type { RubySessionOptions } from './session.ts';

export interface ProjectRuby extends CompilationRuby {
  /** The given types and those of the project's modules, loaded on first use. */
  readonly types: TypeRegistry;
  /** Returns the first syntax error of each Ruby file or ERB template that has one. */
  readonly findSyntaxFaults: (files: readonly SourceFile[]) => readonly RubySyntaxFault[];
}

export interface OpenRubyOptions extends RubySessionOptions {
  readonly types: TypeRegistry;
  /** True if nodes get the facts that modules define. Otherwise, they have only their own facts. */
  readonly withModuleFacts?: boolean;
  /** Resolves host names that are in no table. */
  readonly hostAddresses?: HostAddresses;
}

/**
 * Opens Ruby for the compilations of several nodes. The nodes share everything except their facts. Each compilation
 * gets a fresh machine.
 */
export function rubyForCompiling(options: Omit<OpenRubyOptions, 'facts'>): (node: NodeInput) => ProjectRuby {
  return ({ facts }) =>
    options.snapshot.open({ release: options.types.release, ...options, facts: PuppetHash.fromObject(facts) });
}

const TEMPLATE_CALL = /\b(?:inline_)?template\b/;

/** True if the source calls `template` or `inline_template`. */
export function callsTemplate(text: string): boolean {
  return TEMPLATE_CALL.test(text);
}

/**
 * True if a project needs Ruby: Ruby files in a `lib` folder, data files in a module's `facts.d`, ERB templates, or
 * a call of `template` or `inline_template`.
 */
export function needsRuby({ paths, read }: EnvironmentFiles): boolean {
  return (
    paths.some((path) => path.endsWith('.erb') || (path.endsWith('.rb') && /(?:^|\/)lib\//.test(path))) ||
    paths.some(isFactData) ||
    paths.some((path) => path.endsWith('.pp') && callsTemplate(read(path) ?? ''))
  );
}

/** True for the path of a data file in a module's `facts.d` folder. */
export function isFactData(path: string): boolean {
  return /(?:^|\/)[^/]+\/[^/]+\/facts\.d\/[^/]+\.(?:txt|json|ya?ml)$/.test(path);
}
