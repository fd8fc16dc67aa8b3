/** Pages of the reference, which the language service's worker creates from the engine's declarations. */

/** Topics of pages; the first part of their addresses. */
export type ReferenceKind =
  | 'concept'
  | 'type'
  | 'metaparameter'
  | 'function'
  | 'data-type'
  | 'statement'
  | 'operator'
  | 'keyword'
  | 'variable'
  | 'fact'
  | 'hiera'
  | 'lint'
  | 'release'
  | 'error';

/** A page, or a named part of one (an attribute of a type), in lists and searches. */
export interface ReferenceEntry {
  /**
   * Address of the page or part: `type/file` and `type/file/mode` follow `#reference/` in a link; explanations have
   * the link `#error/CODE`.
   */
  readonly address: string;
  readonly kind: ReferenceKind;
  readonly title: string;
  /** For a part: the title of its page. */
  readonly of?: string;
  /** One sentence, plain text. */
  readonly summary: string;
  /** Other search terms: `->`, `~>`. */
  readonly words?: readonly string[];
}

/** A named part of a page with its own address. */
export interface ReferenceItem {
  readonly address: string;
  readonly name: string;
  /** Short labels: `property`, `namevar`, `default: true`. */
  readonly marks: readonly string[];
  /** Markdown. */
  readonly text: string;
}

export interface ReferenceSection {
  readonly title: string;
  /** Markdown. */
  readonly text?: string;
  readonly items?: readonly ReferenceItem[];
}

interface ReferenceLink {
  readonly address: string;
  readonly title: string;
}

export interface ReferencePage {
  readonly address: string;
  readonly kind: ReferenceKind;
  readonly title: string;
  /**
   * Markdown. A `puppet` block is a runnable example, `puppet fragment` is not; blocks with a path (`yaml
   * data/common.yaml`) are files of the next example.
   */
  readonly text: string;
  readonly sections: readonly ReferenceSection[];
  readonly related: readonly ReferenceLink[];
}

/** A page, and the requested part of it. */
export interface ReferenceAnswer {
  readonly page: ReferencePage;
  /** Address of the requested item of the page. */
  readonly part?: string;
}
