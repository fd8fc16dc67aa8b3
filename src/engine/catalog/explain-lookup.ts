/** How a key is looked up for a node: what `puppet lookup --explain` tells, as text and as data. */
import type { LogLine } from '../diagnostics/log.ts';
import { formatPlace, PuppetError } from '../diagnostics/puppet-error.ts';
import { Explainer } from '../hiera/explain.ts';
import { type LookupStep, lookupSteps } from '../hiera/explain-steps.ts';
import { explanationText } from '../hiera/explain-text.ts';
import { NOT_FOUND } from '../hiera/found.ts';
import { programString } from '../values/display.ts';
import type { Value } from '../values/value.ts';
import { createCompilation } from './compile.ts';
import type { CompileInput } from './compile-result.ts';
import { jumpError } from './evaluate-resource.ts';
import { addMain, addStageMain } from './phases.ts';
import { setNodeVariables } from './top-scope.ts';

export interface ExplainLookupOptions {
  /** A strategy's name; without it the data's `lookup_options` decide. */
  readonly merge?: string;
}

/** Plain data: it may go to another thread as it is. */
export interface LookupExplanation {
  readonly key: string;
  readonly result:
    /** `value` is written as in the language. */
    | { readonly kind: 'found'; readonly value: string }
    | { readonly kind: 'not found' }
    | { readonly kind: 'failed'; readonly message: string };
  readonly steps: readonly LookupStep[];
  /** As Puppet prints it, paths relative to the environment. */
  readonly text: string;
  readonly logs: readonly LogLine[];
}

/** Looks a key up in the top scope of a node for which no manifest was evaluated, as `puppet lookup` does. */
export function explainLookup(key: string, input: CompileInput, options: ExplainLookupOptions = {}): LookupExplanation {
  return lookupWithValue(key, input, options).explanation;
}

/** The same, with the value itself where one was found. */
export function lookupWithValue(
  key: string,
  input: CompileInput,
  options: ExplainLookupOptions = {},
): { readonly explanation: LookupExplanation; readonly value: Value } {
  const compilation = createCompilation(input);
  const explainer = new Explainer();
  let result: LookupExplanation['result'];
  let found: Value;
  try {
    addStageMain(compilation);
    setNodeVariables(compilation);
    addMain(compilation, []);
    const { lookups, topScope } = compilation;
    const value = lookups.lookup(key, lookups.begin(topScope, { explainer }), options.merge);
    found = value === NOT_FOUND ? undefined : value;
    result = value === NOT_FOUND ? { kind: 'not found' } : { kind: 'found', value: programString(value) };
  } catch (thrown) {
    const failure = jumpError(thrown);
    if (!(failure instanceof PuppetError)) throw failure;
    const message = failure.message + formatPlace(failure.place);
    explainer.texts.push(message);
    result = { kind: 'failed', message };
  }
  if (result.kind === 'not found') {
    explainer.texts.push(`Function lookup() did not find a value for the name '${key}'`);
  }
  const explanation = {
    key,
    result,
    steps: lookupSteps(explainer.branches),
    text: explanationText(explainer),
    logs: compilation.logs,
  };
  return { explanation, value: found };
}
