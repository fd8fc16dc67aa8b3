/**
 * Rewrites correct code, and fixes faults that the engine does not report. Applies only to manifests in the current
 * grammar.
 */
import type { CodeAction } from '../../../answers.ts';
import type { ActionPlace, ActionSource } from '../action-place.ts';
import { addType } from './add-type.ts';
import { addCaseOptions } from './case-options.ts';
import { changeQuotes } from './change-quotes.ts';
import { closeBracket } from '../syntax-fixes/close-bracket.ts';
import { closeQuote } from '../syntax-fixes/close-quote.ts';
import { quoteWord } from '../syntax-fixes/quote-word.ts';
import { containClass } from './contain-class.ts';
import { convertLiteral } from './convert-literal.ts';
import { callToMethod, methodToCall } from './expressions/call-style.ts';
import { stringToHeredoc } from './expressions/heredoc.ts';
import { simplifyNegation, swapBranches } from './expressions/negations.ts';
import { removeRepeatedAttribute } from './expressions/repeated-attribute.ts';
import { selectorToCase } from './expressions/selector-to-case.ts';
import { acceptSensitive, makeOptional } from './expressions/wrap-type.ts';
import { extractClass } from './extract-class.ts';
import { extractParameter } from './extract-parameter.ts';
import { caseToIf, ifToCase } from './if-and-case.ts';
import { inlineVariable } from './inline-variable.ts';
import { iterateResources } from './resources/iterate-resources.ts';
import { joinTitles } from './resources/join-titles.ts';
import { splitTitles } from './resources/split-titles.ts';
import { removeLeadingColons } from '../leading-colons.ts';
import { moveDefinition } from './move-definition.ts';
import { orderParameters } from './order-parameters.ts';
import { removeUnusedClass, removeUnusedParameter } from './remove-unused.ts';
import { removeUnusedVariable } from './remove-unused-variable.ts';
import { surround } from './surround.ts';
import { ifToUnless, unlessToIf } from './unless.ts';

const SOURCES: readonly ActionSource[] = [
  closeBracket,
  closeQuote,
  quoteWord,
  convertLiteral,
  removeRepeatedAttribute,
  makeOptional,
  removeUnusedVariable,
  removeUnusedParameter,
  removeUnusedClass,
  addCaseOptions,
  orderParameters,
  addType,
  acceptSensitive,
  inlineVariable,
  extractParameter,
  extractClass,
  moveDefinition,
  ifToCase,
  caseToIf,
  ifToUnless,
  unlessToIf,
  swapBranches,
  simplifyNegation,
  selectorToCase,
  callToMethod,
  methodToCall,
  stringToHeredoc,
  containClass,
  removeLeadingColons,
  iterateResources,
  splitTitles,
  joinTitles,
  surround,
  changeQuotes,
];

export function rewrites(place: ActionPlace): readonly CodeAction[] {
  const { file } = place;
  if (file.kind !== 'manifest' || file.isInOldGrammar) return [];
  return SOURCES.flatMap((source) => source(place));
}
