/** Pages of the reference, as the language service's worker makes them from the engine's declarations. */

/** What pages are about; the first part of their addresses. */
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

/** A page, or a named part of one (an attribute of a type), as lists and searches show it. */
export interface ReferenceEntry {
  /** `type/file`, `type/file/mode`, `error/CODE`: what follows `#reference/`, but `#error/CODE` is the whole address. */
  readonly address: string;
  readonly kind: ReferenceKind;
  readonly title: string;
  /** Of a part: the title of its page. */
  readonly of?: string;
  /** One sentence, plain text. */
  readonly summary: string;
  /** Other words by which people look for it: `->`, `~>`. */
  readonly words?: readonly string[];
}

/** A named part of a page with an address of its own. */
export interface ReferenceItem {
  readonly address: string;
  readonly name: string;
  /** What it is in a word or two each: `property`, `namevar`, `default: true`. */
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
  /** Markdown. A block of `puppet` is an example that runs; `puppet fragment` is none; blocks with a path (`yaml data/common.yaml`) are files of the next example. */
  readonly text: string;
  readonly sections: readonly ReferenceSection[];
  readonly related: readonly ReferenceLink[];
}

/** A page, and the part of it that was asked for. */
export interface ReferenceAnswer {
  readonly page: ReferencePage;
  /** The address of an item of the page. */
  readonly part?: string;
}
