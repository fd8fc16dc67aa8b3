/**
 * What the language service answers: plain data. Offsets are UTF-16 code units from 0 in a file's text, files are named by their
 * paths from the environment's folder on.
 */

/** From the first offset up to the second, which is not part of it. A file as a whole is `[0, 0]`. */
export type Range = readonly [start: number, end: number];

export interface Location {
  readonly file: string;
  readonly range: Range;
  /** The name inside of the range. */
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

/** The edits are made first, then the moves; `error` says for people why there are none. */
export type RenameAnswer =
  | { readonly edits: readonly FileEdit[]; readonly moves?: readonly FileMove[] }
  | { readonly error: string };

/** What is about to be renamed: the range of its name, and what stands in it. */
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

/** What may be unused: definitions, files that modules offer, keys of data, and data files. */
export type UnusedKind = 'class' | 'define' | 'function' | 'type' | 'template' | 'file' | 'key' | 'data file';

/**
 * Why something counts as unused:
 *
 * - `unnamed`: no file that is used names it;
 * - `unreached`: a used file names it, but no node came to it;
 * - `class`: a key for a parameter of a class that is unused;
 * - `parameter`: a key for a parameter that its class does not have.
 */
export type UnusedReason = 'unnamed' | 'unreached' | 'class' | 'parameter';

export interface UnusedEntry {
  readonly kind: UnusedKind;
  readonly name: string;
  readonly why: UnusedReason;
  /** Where it is defined, once for each file. */
  readonly places: readonly Location[];
  /** The first place in a used file that names it. */
  readonly namedAt?: Location;
}

export interface UnusedAnswer {
  readonly entries: readonly UnusedEntry[];
  /** What it was judged on. */
  readonly judged: {
    readonly nodes: number;
    readonly failed: number;
    /** Everything that could have been unused. */
    readonly definitions: number;
    /** What used files name and no node came to, while some nodes do not compile; and keys of classes that the project does not have. */
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
  /** What is inserted where that is not the label. */
  readonly insertText?: string;
  /** Whether `insertText` has places to fill in: `$1`, `${1:text}`, `${1|one,two|}`, at last `$0`. */
  readonly snippet?: true;
  /** What is replaced, where that is not the word at the cursor. */
  readonly range?: Range;
  /** Beside the label: a type, a value, where it comes from. */
  readonly detail?: string;
  /** Markdown. */
  readonly documentation?: string;
}

export interface CompletionAnswer {
  /** In the order in which people look for them. */
  readonly items: readonly CompletionItem[];
}

export interface HoverAnswer {
  /** Markdown. */
  readonly contents: string;
  readonly range: Range;
  /** The page of the reference that says more: `type/file/mode`. */
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
  /** From 0; a receiver before a dot is 0. */
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

export interface CodeAction {
  readonly title: string;
  readonly kind?: 'quickfix' | 'refactor' | 'source';
  readonly edits: readonly FileEdit[];
  readonly creates?: readonly FileCreation[];
  readonly moves?: readonly FileMove[];
}

export interface CodeActionsAnswer {
  readonly actions: readonly CodeAction[];
}

/** Text in place of the range; edits stand in the order of the text and do not overlap. */
export interface TextEdit {
  readonly range: Range;
  readonly text: string;
}

export interface FormatAnswer {
  readonly edits: readonly TextEdit[];
  /** The syntax error on account of which the text is left alone. */
  readonly refusal?: string;
}

/** Lines count from 1. The last line is the one before the closing bracket's, which stays in sight. */
export interface FoldingRange {
  readonly start: number;
  readonly end: number;
  readonly kind?: 'comment' | 'region';
}

export interface FoldingAnswer {
  readonly ranges: readonly FoldingRange[];
}

/** Innermost first; each contains the one before. */
export interface SelectionRangesAnswer {
  readonly ranges: readonly Range[];
}

/** The names of the language server protocol. */
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
  /** Within one line. */
  readonly range: Range;
  readonly type: SemanticTokenType;
  readonly modifiers?: readonly SemanticTokenModifier[];
}

/** In the order of the text, without overlaps. */
export interface SemanticTokensAnswer {
  readonly tokens: readonly SemanticToken[];
}

/** To a file of the project, or to an address. */
export type Link = { readonly range: Range } & ({ readonly file: string } | { readonly url: string });

export interface LinksAnswer {
  readonly links: readonly Link[];
}
