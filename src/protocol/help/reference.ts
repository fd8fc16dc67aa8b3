/** Pages of the reference, which the language service's worker creates from the engine's declarations. */

/** Kinds of pages. The address of a page begins with its kind. */
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

/** A page, or a named part of a page (such as an attribute of a type), as shown in lists and searches. */
export interface ReferenceEntry {
  /**
   * Address of the page or part, such as `type/file` or `type/file/mode`. The link to it is `#reference/` followed by
   * the address. The link to an explanation is `#error/CODE`.
   */
  readonly address: string;
  readonly kind: ReferenceKind;
  readonly title: string;
  /** For a part: the title of its page. */
  readonly of?: string;
  /** One sentence of plain text. */
  readonly summary: string;
  /** Further words for which a search finds the entry, such as `->` and `~>`. */
  readonly words?: readonly string[];
}

/** A named part of a page with its own address. */
export interface ReferenceItem {
  readonly address: string;
  readonly name: string;
  /** Short labels, such as `property`, `namevar` or `default: true`. */
  readonly marks: readonly string[];
  /** Text in Markdown. */
  readonly text: string;
}

export interface ReferenceSection {
  readonly title: string;
  /** Text in Markdown. */
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
   * Text in Markdown. A `puppet` block is a runnable example, a `puppet fragment` block is not. A block with a path
   * (`yaml data/common.yaml`) is a file of the next example.
   */
  readonly text: string;
  readonly sections: readonly ReferenceSection[];
  readonly related: readonly ReferenceLink[];
}

export interface ReferenceAnswer {
  readonly page: ReferencePage;
  /** Address of the requested item of the page. */
  readonly part?: string;
}
