/** Gives access to a project's Ruby code for one compilation or run: templates, functions and resource types. */
import { typeKnowledge } from '../resource-types/knowledge.ts';
import { findRubySyntaxFaults } from './check-syntax.ts';
import { rubyCode } from './code.ts';
import { answerCommands } from './commands.ts';
import { answerFileModes } from './file-modes.ts';
import { answerHosts } from './hosts.ts';
import { moduleFacts } from './module-facts.ts';
import { answerModules } from './modules.ts';
import { outlineRuby } from './outline.ts';
import type { OpenRubyOptions, ProjectRuby } from './project-ruby.ts';
import { RubySession } from './session.ts';
import { rubyTypes } from './types/registry.ts';

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
    outline: (text) => outlineRuby(session, text),
    findSyntaxFaults: (files) => findRubySyntaxFaults(session, files),
    knowledge: typeKnowledge(forCompiling),
    facts: () => (options.withModuleFacts === true ? moduleFacts(session) : {}),
    logTo: (log) => {
      session.log = log;
    },
  };
}
