/**
 * Records the steps of a lookup as a tree: the layers, levels and files searched, the values found there, and the
 * merges.
 */
import type { SourcePlace } from '../../diagnostics/span.ts';
import type { Value } from '../../values/value.ts';
import type { Segment } from '../lookup-key.ts';
import type { MergeStrategy } from '../merge.ts';

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
  /** `path` may be a URI (`isUri`). `isWhole` is true if `original` contains the data folder at its beginning. */
  | {
      readonly kind: 'location';
      readonly path: string;
      readonly original: string;
      readonly isWhole: boolean;
      readonly isUri: boolean;
    }
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

/** Maximum number of steps in an explanation, counting repeated steps. */
const MOST_STEPS = 10_000;

/** Maximum nesting depth of steps. */
const DEEPEST = 500;

/** The steps of a nested lookup. They are shown again if the lookup is repeated. */
export interface RecordedSteps {
  readonly nodes: readonly OpenNode[];
  /** Number of steps, including nested ones. */
  readonly size: number;
}

/** Collects the steps of a lookup as a tree. */
export class Explainer {
  readonly branches: OpenNode[] = [];
  readonly texts: string[] = [];
  readonly #open: OpenNode[] = [];
  #size = 0;
  #isFull = false;

  within<T>(subject: ExplainSubject, run: () => T): T {
    this.#open.push(this.#add(subject));
    try {
      return run();
    } finally {
      this.#open.pop();
    }
  }

  note(subject: ExplainSubject, outcome?: ExplainOutcome): void {
    this.#add(subject, outcome);
  }

  report(outcome: ExplainOutcome): void {
    const node = this.#open.at(-1);
    if (node !== undefined) node.outcome = outcome;
  }

  text(text: string): void {
    (this.#open.at(-1)?.texts ?? this.texts).push(text);
  }

  /** Runs a lookup, and returns its steps together with its result. */
  record<T>(run: () => T): { readonly result: T; readonly steps: RecordedSteps } {
    const siblings = this.#siblings;
    const [length, size] = [siblings.length, this.#size];
    const result = run();
    return { result, steps: { nodes: siblings.slice(length), size: this.#size - size } };
  }

  /** Adds the recorded steps of an earlier lookup again. Both places in the tree share the same objects. */
  repeat({ nodes, size }: RecordedSteps): void {
    if (this.#isFull || this.#size + size > MOST_STEPS) this.#fill();
    else {
      this.#size += size;
      this.#siblings.push(...nodes);
    }
  }

  #add(subject: ExplainSubject, outcome?: ExplainOutcome): OpenNode {
    const node: OpenNode = { subject, branches: [], outcome, texts: [] };
    this.#size += 1;
    if (this.#size > MOST_STEPS || this.#open.length > DEEPEST) this.#fill();
    if (!this.#isFull) this.#siblings.push(node);
    return node;
  }

  /** Stops recording steps. The lookup itself continues. */
  #fill(): void {
    if (this.#isFull) return;
    this.#isFull = true;
    this.texts.push(
      `The explanation is incomplete, because it has more than ${MOST_STEPS} steps, or more than ${DEEPEST} nested steps. The result is not affected.`,
    );
  }

  get #siblings(): OpenNode[] {
    return this.#open.at(-1)?.branches ?? this.branches;
  }
}
