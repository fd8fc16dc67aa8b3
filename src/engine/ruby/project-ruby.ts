/** The Ruby of a project, opened for one compilation or one run: its templates and functions, and its resource types beside the built-in ones. */
import type { EnvironmentFiles } from '../evaluator/host.ts';
import type { RubyCode } from '../evaluator/ruby-code.ts';
import type { TypeRegistry } from '../resource-types/registry.ts';
import { rubyCode } from './code.ts';
import { RubySession, type RubyLog, type RubySessionOptions } from './session.ts';
import { rubyTypes } from './types/registry.ts';

export interface ProjectRuby {
  /** For the compiler. */
  readonly code: RubyCode;
  /** The given types and those of the project's modules, which are loaded when they are asked for first. */
  readonly types: TypeRegistry;
  /** Says where lines go that Ruby logs outside of a resource. */
  logTo(log: RubyLog): void;
}

export interface OpenRubyOptions extends RubySessionOptions {
  readonly types: TypeRegistry;
}

/** Takes no time: the machine is made when something of Ruby is needed first. */
export function openRuby(options: OpenRubyOptions): ProjectRuby {
  const session = new RubySession(options);
  return {
    code: rubyCode(session),
    types: rubyTypes(session, options.types),
    logTo: (log) => {
      session.log = log;
    },
  };
}

const TEMPLATE_CALL = /\b(?:inline_)?template\b/;

/** Whether a project has something that only Ruby can do: Ruby files in a `lib` folder, ERB templates, or a call of `template` or `inline_template`. */
export function needsRuby({ paths, read }: EnvironmentFiles): boolean {
  return (
    paths.some((path) => path.endsWith('.erb') || (path.endsWith('.rb') && /(?:^|\/)lib\//.test(path))) ||
    paths.some((path) => path.endsWith('.pp') && TEMPLATE_CALL.test(read(path) ?? ''))
  );
}
