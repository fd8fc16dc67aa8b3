/**
 * Answers of the language service: plain data. Offsets count UTF-16 code units of a file from 0; file paths are
 * relative to the environment's folder.
 */

/** Start and exclusive end. `[0, 0]` means a whole file. */
export type Range = readonly [start: number, end: number];

export interface Location {
  readonly file: string;
  readonly range: Range;
  readonly selection?: Range;
}

export interface LocationsAnswer {
  readonly locations: readonly Location[];
}

interface Highlight {
  readonly range: Range;
  readonly kind: 'read' | 'write';
}

export interface HighlightsAnswer {
  readonly ranges: readonly Highlight[];
}

export interface FileEdit {
  readonly file: string;
  readonly range: Range;
  readonly text: string;
}

export interface FileMove {
  readonly from: string;
  readonly to: string;
}

export interface FileCreation {
  readonly file: string;
  readonly text: string;
}

/** `error` tells the user why nothing can be renamed. Edits are applied before moves. */
export type RenameAnswer =
  | {
      readonly edits: readonly FileEdit[];
      readonly moves?: readonly FileMove[];
      /** The actual new name, if it differs from the request because the namespace of the old name was put before it. */
      readonly newName?: string;
    }
  | { readonly error: string };

export type RenameMovedAnswer = RenameAnswer & {
  readonly kind: string;
  readonly oldName: string;
  readonly newName: string;
};

export type PrepareRenameAnswer = { readonly range: Range; readonly placeholder: string } | { readonly error: string };

export type SymbolKind =
  | 'class'
  | 'define'
  | 'function'
  | 'type'
  | 'node'
  | 'parameter'
  | 'variable'
  | 'resource'
  | 'fact'
  | 'key';

export interface DocumentSymbol {
  readonly name: string;
  readonly kind: SymbolKind;
  readonly range: Range;
  readonly selection: Range;
  readonly children?: readonly DocumentSymbol[];
}

export interface SymbolsAnswer {
  readonly symbols: readonly DocumentSymbol[];
}

export interface WorkspaceSymbol {
  readonly name: string;
  readonly kind: SymbolKind;
  readonly file: string;
  readonly range: Range;
}

export interface WorkspaceSymbolsAnswer {
  readonly symbols: readonly WorkspaceSymbol[];
}

/** Kinds of definitions with uses; `file` is code outside of every definition. */
export type HierarchyKind = 'class' | 'define' | 'function' | 'type' | 'node' | 'template' | 'file';

export interface HierarchyItem {
  readonly name: string;
  readonly kind: HierarchyKind;
  readonly file: string;
  /** Range of the name; for a file, the range of the first use. */
  readonly selection: Range;
  /** The uses that connect this item with its parent item. */
  readonly places: readonly Location[];
  /** True if the connection is `inherits`. */
  readonly isInherited?: boolean;
}

export interface HierarchyAnswer {
  /** Undefined if the cursor is neither at a definition nor inside one. */
  readonly root?: HierarchyItem;
  readonly items: readonly HierarchyItem[];
}

/** Definitions of a file. An editor shows the uses of each definition. */
export interface LensesAnswer {
  readonly definitions: readonly Range[];
}

export interface UsesAnswer {
  readonly kind: HierarchyKind;
  readonly users: readonly HierarchyItem[];
}

export type ThingKind = 'class' | 'key' | 'file';

/** A class, a data key or a file that nodes may use. */
export interface Thing {
  readonly kind: ThingKind;
  /** Name of the class or key, or path of the file. */
  readonly name: string;
  /** Name of a template or file in code: `ntp/ntp.conf.epp`. */
  readonly alias?: string;
  readonly definitions: readonly Location[];
}

export interface ThingsAnswer {
  /** Matching things, those with exactly this name first. */
  readonly things: readonly Thing[];
  /** Number of things with exactly this name. */
  readonly exact: number;
  /** Number of matching things, including those that are left out. */
  readonly total: number;
}

/** Kinds of entries that may be unused: definitions, files of modules, data keys, and data files. */
export type UnusedKind = 'class' | 'define' | 'function' | 'type' | 'template' | 'file' | 'key' | 'data file';

/**
 * Reason why an entry counts as unused:
 *
 * - `unnamed`: no used file names the entry;
 * - `unreached`: a used file names the entry, but no node uses it; or a data file that no node reads, in a folder from
 * which nodes read other files;
 * - `class`: a data key for a parameter of an unused class;
 * - `parameter`: a data key for a parameter that its class does not have.
 */
export type UnusedReason = 'unnamed' | 'unreached' | 'class' | 'parameter';

export interface UnusedEntry {
  readonly kind: UnusedKind;
  readonly name: string;
  readonly why: UnusedReason;
  /** Locations of the definition, one per file. */
  readonly places: readonly Location[];
  /** The first mention of the name in a used file. */
  readonly namedAt?: Location;
}

export interface UnusedAnswer {
  readonly entries: readonly UnusedEntry[];
  readonly judged: {
    readonly nodes: number;
    readonly failed: number;
    readonly definitions: number;
    /**
     * Number of entries whose use is unknown. These are definitions that used files name but that no node uses (if some
     * nodes do not compile), data keys for parameters of such classes, and data keys for classes that the project does
     * not have.
     */
    readonly undecided: number;
  };
}

export type CompletionKind =
  | 'keyword'
  | 'resource type'
  | 'attribute'
  | 'value'
  | 'class'
  | 'define'
  | 'parameter'
  | 'variable'
  | 'key'
  | 'function'
  | 'type'
  | 'reference'
  | 'title'
  | 'file'
  | 'check'
  | 'snippet';

export interface CompletionItem {
  readonly label: string;
  readonly kind: CompletionKind;
  /** Text to insert if it differs from the label. */
  readonly insertText?: string;
  /** True if `insertText` has placeholders: `$1`, `${1:text}`, `${1|one,two|}`, finally `$0`. */
  readonly snippet?: true;
  /** Range to replace if it is not the word at the cursor. */
  readonly range?: Range;
  /** Details shown next to the label: a type, a value, an origin. */
  readonly detail?: string;
  /** Documentation in Markdown. */
  readonly documentation?: string;
}

export interface CompletionAnswer {
  /** Items by relevance; the best match comes first. */
  readonly items: readonly CompletionItem[];
}

export interface HoverAnswer {
  /** Content of the hover card in Markdown. */
  readonly contents: string;
  readonly range: Range;
  /** Reference page with more details: `type/file/mode`. */
  readonly reference?: string;
}

export interface SignatureParameter {
  readonly label: string;
  readonly documentation?: string;
}

export interface Signature {
  readonly label: string;
  readonly documentation?: string;
  readonly parameters: readonly SignatureParameter[];
}

export interface SignatureAnswer {
  readonly signatures: readonly Signature[];
  readonly activeSignature: number;
  /** Index of the argument at the cursor, from 0; a receiver before a dot is argument 0. */
  readonly activeParameter: number;
}

export interface Inlay {
  readonly offset: number;
  readonly label: string;
  readonly kind: 'value' | 'outcome';
}

export interface InlaysAnswer {
  readonly hints: readonly Inlay[];
}

/** Names from the Language Server Protocol. Editors group the actions by them. */
export type CodeActionKind =
  | 'quickfix'
  | 'refactor.extract'
  | 'refactor.inline'
  | 'refactor.move'
  | 'refactor.rewrite'
  | 'refactor.surround'
  | 'source';

export interface CodeAction {
  readonly title: string;
  readonly kind?: CodeActionKind;
  readonly edits: readonly FileEdit[];
  readonly creates?: readonly FileCreation[];
  readonly moves?: readonly FileMove[];
  readonly removes?: readonly string[];
}

export interface CodeActionsAnswer {
  readonly actions: readonly CodeAction[];
}

/** A replacement of a range. Lists of edits are sorted by range and do not overlap. */
export interface TextEdit {
  readonly range: Range;
  readonly text: string;
}

export interface FormatAnswer {
  readonly edits: readonly TextEdit[];
  /** The reason why the file cannot be formatted, for the user. */
  readonly refusal?: string;
}

/**
 * Range of lines to fold; lines count from 1. The line with the closing bracket stays visible, so the range ends on the
 * line before.
 */
export interface FoldingRange {
  readonly start: number;
  readonly end: number;
  readonly kind?: 'comment' | 'region';
}

export interface FoldingAnswer {
  readonly ranges: readonly FoldingRange[];
}

/** Ranges around the cursor, innermost first; each contains the previous one. */
export interface SelectionRangesAnswer {
  readonly ranges: readonly Range[];
}

/** Names from the Language Server Protocol. */
export type SemanticTokenType =
  | 'class'
  | 'comment'
  | 'function'
  | 'keyword'
  | 'method'
  | 'number'
  | 'operator'
  | 'parameter'
  | 'property'
  | 'regexp'
  | 'string'
  | 'type'
  | 'variable';

export type SemanticTokenModifier = 'declaration' | 'readonly' | 'defaultLibrary' | 'deprecated';

export interface SemanticToken {
  /** Range of the token, within one line. */
  readonly range: Range;
  readonly type: SemanticTokenType;
  readonly modifiers?: readonly SemanticTokenModifier[];
}

/** Tokens sorted by range, without overlaps. */
export interface SemanticTokensAnswer {
  readonly tokens: readonly SemanticToken[];
}

export type Link = { readonly range: Range } & ({ readonly file: string } | { readonly url: string });

export interface LinksAnswer {
  readonly links: readonly Link[];
}
