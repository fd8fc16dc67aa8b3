/** Records the steps of a lookup as a tree: the places searched, the values found there, and the merges. */
import type { SourcePlace } from '../diagnostics/span.ts';
import type { Value } from '../values/value.ts';
import type { Segment } from './lookup-key.ts';
import type { MergeStrategy } from './merge.ts';

export type ExplainSubject =
  /** Search for a key: for its value (`data`), or for its lookup options (`meta`). */
  | { readonly kind: 'data' | 'meta'; readonly key: string }
  | { readonly kind: 'invalid_key'; readonly key: string }
  | {
      readonly kind: 'data_provider';
      readonly name: () => string;
      readonly configuration?: () => string | undefined;
      readonly module?: string | undefined;
      readonly place?: () => SourcePlace | undefined;
    }
  /** `isWhole` is true if `original` contains the data folder at its beginning. */
  | { readonly kind: 'location'; readonly path: string; readonly original: string; readonly isWhole: boolean }
  | { readonly kind: 'merge'; readonly strategy: MergeStrategy }
  | { readonly kind: 'interpolate'; readonly expression: string }
  | { readonly kind: 'scope'; readonly name: string }
  | { readonly kind: 'sub_lookup'; readonly segments: readonly Segment[] }
  | { readonly kind: 'segment'; readonly segment: Segment }
  | { readonly kind: 'module'; readonly name: string }
  | { readonly kind: 'merge_source'; readonly name: string };

export type ExplainOutcome =
  | {
      readonly kind: 'found' | 'found_in_overrides' | 'found_in_defaults';
      readonly key: string;
      readonly value: Value;
      readonly place?: SourcePlace | undefined;
    }
  | { readonly kind: 'result'; readonly value: Value }
  | { readonly kind: 'not_found'; readonly key: string }
  | { readonly kind: 'location_not_found' }
  | { readonly kind: 'module_not_found' | 'module_provider_not_found' };

export interface ExplainNode {
  readonly subject: ExplainSubject;
  readonly branches: readonly ExplainNode[];
  readonly outcome: ExplainOutcome | undefined;
  readonly texts: readonly string[];
}

interface OpenNode extends ExplainNode {
  readonly branches: OpenNode[];
  outcome: ExplainOutcome | undefined;
  readonly texts: string[];
}

export class Explainer {
  readonly branches: OpenNode[] = [];
  readonly texts: string[] = [];
  readonly #open: OpenNode[] = [];

  within<T>(subject: ExplainSubject, run: () => T): T {
    const node: OpenNode = { subject, branches: [], outcome: undefined, texts: [] };
    this.#siblings.push(node);
    this.#open.push(node);
    try {
      return run();
    } finally {
      this.#open.pop();
    }
  }

  note(subject: ExplainSubject, outcome?: ExplainOutcome): void {
    this.#siblings.push({ subject, branches: [], outcome, texts: [] });
  }

  report(outcome: ExplainOutcome): void {
    const node = this.#open.at(-1);
    if (node !== undefined) node.outcome = outcome;
  }

  text(text: string): void {
    (this.#open.at(-1)?.texts ?? this.texts).push(text);
  }

  get #siblings(): OpenNode[] {
    return this.#open.at(-1)?.branches ?? this.branches;
  }
}
