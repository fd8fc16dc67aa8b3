/** The project's Ruby code that the compiler calls: templates and functions. */
import type { RubyCode } from '../evaluator/ruby-code.ts';
import { answerBlockQuestions } from './compiling/blocks.ts';
import { answerCatalogQuestions } from './compiling/catalog-questions.ts';
import { CompilingRuby } from './compiling/compiling-ruby.ts';
import { FunctionLoader } from './compiling/functions.ts';
import { answerScopeQuestions } from './compiling/scope-questions.ts';
import { answerTemplateQuestions, renderTemplate } from './compiling/templates.ts';
import { answerTypeQuestions } from './compiling/type-questions.ts';
import type { RubySession } from './session.ts';

export function rubyCode(session: RubySession): RubyCode {
  const ruby = new CompilingRuby(session);
  const functions = new FunctionLoader(ruby);
  answerScopeQuestions(ruby);
  answerCatalogQuestions(ruby);
  answerTypeQuestions(ruby);
  answerBlockQuestions(ruby);
  answerTemplateQuestions(ruby);
  functions.answerQuestions();
  return {
    begin: (compilation) => ruby.begin(compilation),
    loadFunction: (name, origin) => functions.load(name, origin),
    renderTemplate: (template, context) => renderTemplate(ruby, template, context),
  };
}
