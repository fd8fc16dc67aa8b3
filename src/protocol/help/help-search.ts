/**
 * Full-text search over reference, explanations, lessons and examples: the query and the results that are sent between
 * the page and the language worker.
 */
import type { ReferenceKind } from './reference.ts';

export type HelpKind = ReferenceKind | 'lesson' | 'example';

export type HelpScope = 'all' | 'lessons' | 'examples' | 'without examples';

export interface HelpQuery {
  readonly text: string;
  readonly scope: HelpScope;
  readonly most: number;
}

/** Plain text, with the offsets `[start, end)` of matched words in ascending order. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly (readonly [start: number, end: number])[];
}

export interface HelpResult {
  /** A reference address (`type/file/mode`, `error/CODE`), `lesson/PART/LESSON` or `example/ID`. */
  readonly address: string;
  readonly kind: HelpKind;
  readonly title: MarkedText;
  /** For a part of a page: the title of the page. */
  readonly of?: string;
  /** The passage of the page that matches best. If no passage matches, the first sentence of the page. */
  readonly snippet: MarkedText;
}

export interface HelpAnswer {
  readonly results: readonly HelpResult[];
  /** Number of matches. `results` contains the best of them. */
  readonly total: number;
}
