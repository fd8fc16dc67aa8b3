/** Explains the lookup of a key for a node like `puppet lookup --explain`, as text and as data. */
import type { LogLine } from '../../diagnostics/log.ts';
import { type LookupStep, lookupSteps } from '../../hiera/explain/explain-steps.ts';
import { explanationText } from '../../hiera/explain/explain-text.ts';
import { printWithinLimit, withPrintLimit } from '../../hiera/explain/print-limit.ts';
import type { CompileInput } from '../compile-result.ts';
import { runLookup } from './run-lookup.ts';

export interface ExplainLookupOptions {
  /** Name of the merge strategy. If absent, `lookup_options` in the data determine it. */
  readonly merge?: string;
}

export interface LookupExplanation {
  readonly key: string;
  readonly result:
    /** `value` is in Puppet syntax. */
    | { readonly kind: 'found'; readonly value: string }
    | { readonly kind: 'not found' }
    | { readonly kind: 'failed'; readonly message: string };
  readonly steps: readonly LookupStep[];
  /** Output of `puppet lookup --explain`, with paths relative to the environment. */
  readonly text: string;
  readonly logs: readonly LogLine[];
}

/** Looks up a key in the top scope of a node without evaluating a manifest, like `puppet lookup`. */
export function explainLookup(key: string, input: CompileInput, options: ExplainLookupOptions = {}): LookupExplanation {
  const { result, explainer, logs } = runLookup({ keys: [key], ...options }, input);
  if (result.kind !== 'found') explainer.texts.push(result.message);
  return { key, result: shown(result), steps: lookupSteps(explainer.branches), text: explanationText(explainer), logs };
}

function shown(result: ReturnType<typeof runLookup>['result']): LookupExplanation['result'] {
  switch (result.kind) {
    case 'found':
      return { kind: 'found', value: withPrintLimit(() => printWithinLimit(result.value)) };
    case 'not found':
      return { kind: 'not found' };
    case 'failed':
      return { kind: 'failed', message: result.message };
  }
}
