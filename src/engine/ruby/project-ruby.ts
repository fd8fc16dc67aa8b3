/** The Ruby of a project, opened for one compilation or one run: its templates and functions, and its resource types beside the built-in ones. */
import type { CompilationRuby, NodeInput } from '../catalog/compile-result.ts';
import type { EnvironmentFiles } from '../evaluator/host.ts';
import { typeKnowledge } from '../resource-types/knowledge.ts';
import type { TypeRegistry } from '../resource-types/registry.ts';
import { PuppetHash } from '../values/value.ts';
import { rubyCode } from './code.ts';
import { isFactData, moduleFacts } from './module-facts.ts';
import { answerCommands } from './commands.ts';
import { answerFileModes } from './file-modes.ts';
import { answerHosts, type HostAddresses } from './hosts.ts';
import { answerModules } from './modules.ts';
import { RubySession, type RubySessionOptions } from './session.ts';
import { rubyTypes } from './types/registry.ts';

export interface ProjectRuby extends CompilationRuby {
  /** The given types and those of the project's modules, which are loaded when they are asked for first. */
  readonly types: TypeRegistry;
}

interface OpenRubyOptions extends RubySessionOptions {
  readonly types: TypeRegistry;
  /** Whether nodes get the facts that modules bring; without it facts are those of the node alone. */
  readonly withModuleFacts?: boolean;
  /** Answers for names of hosts that no table has. */
  readonly hostAddresses?: HostAddresses;
}

/** Takes no time: the machine is made when something of Ruby is needed first. */
export function openRuby(options: OpenRubyOptions): ProjectRuby {
  const session = new RubySession(options);
  answerCommands(session);
  answerFileModes(session);
  answerModules(session);
  const unknownHosts = answerHosts(session, options.hostAddresses);
  const { forCompiling, forRuns } = rubyTypes(session, options.types);
  return {
    code: rubyCode(session),
    types: forRuns,
    unknownHosts,
    knowledge: typeKnowledge(forCompiling),
    facts: () => (options.withModuleFacts === true ? moduleFacts(session) : {}),
    logTo: (log) => {
      session.log = log;
    },
  };
}

/** Ruby for compilations of nodes that share all but their facts: each gets a fresh one. */
export function rubyForCompiling(options: Omit<OpenRubyOptions, 'facts'>): (node: NodeInput) => ProjectRuby {
  return ({ facts }) => openRuby({ ...options, facts: PuppetHash.fromObject(facts) });
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
