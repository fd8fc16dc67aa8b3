/** Ruby code of the project that the compiler calls: templates and functions. */
import type { RubyCode } from '../evaluator/ruby-code.ts';
import { answerBlockRequests } from './compiling/blocks.ts';
import { answerCatalogRequests } from './compiling/catalog-requests.ts';
import { CompilingRuby } from './compiling/compiling-ruby.ts';
import { DataTypeLoader } from './compiling/data-types.ts';
import { FunctionLoader } from './compiling/functions.ts';
import { answerScopeRequests } from './compiling/scope-requests.ts';
import { answerSourceRequests } from './compiling/source-requests.ts';
import { answerTemplateRequests, renderTemplate } from './compiling/templates.ts';
import { answerTypeRequests } from './compiling/type-requests.ts';
import type { RubySession } from './session.ts';

export function rubyCode(session: RubySession): RubyCode {
  const ruby = new CompilingRuby(session);
  const functions = new FunctionLoader(ruby);
  const dataTypes = new DataTypeLoader(ruby);
  answerScopeRequests(ruby);
  answerCatalogRequests(ruby);
  answerTypeRequests(ruby);
  answerBlockRequests(ruby);
  answerSourceRequests(ruby);
  answerTemplateRequests(ruby);
  functions.handleRequests();
  return {
    begin: (compilation) => ruby.begin(compilation),
    loadFunction: (name, origin) => functions.load(name, origin),
    loadDataType: (name, path) => dataTypes.load(name, path),
    renderTemplate: (template, context) => renderTemplate(ruby, template, context),
  };
}
