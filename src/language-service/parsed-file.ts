/** One file with everything that is read from it, computed on first use. */
import {
  dataTree,
  LineIndex,
  parse,
  parseEpp,
  reportProgress,
  tokenize,
  type ParseResult,
  type Program,
  type Release,
  type SyntaxToken,
  type YamlNode,
} from '../engine/index.ts';
import { readEnvironmentPaths, classifyFile, type EnvironmentPaths, type FileKind } from './file-kind.ts';

export interface ReadAs {
  /** The release whose grammar applies; by default the newest Puppet 8. */
  readonly release?: Release | undefined;
  readonly paths: EnvironmentPaths;
}

/** Default settings, for files without a project. */
export const readAsNewest: ReadAs = { paths: readEnvironmentPaths(undefined) };

export class ParsedFile {
  readonly path: string;
  readonly text: string;
  readonly kind: FileKind;
  readonly readAs: ReadAs;
  #parsed: ParseResult | undefined;
  #tokens: readonly SyntaxToken[] | undefined;
  #lines: LineIndex | undefined;
  #data: { readonly root: YamlNode | undefined } | undefined;

  constructor(path: string, text: string, readAs: ReadAs) {
    this.path = path;
    this.text = text;
    this.readAs = readAs;
    this.kind = classifyFile(path, readAs.paths);
  }

  get release(): Release | undefined {
    return this.readAs.release;
  }

  get isPuppet(): boolean {
    return this.kind === 'manifest' || this.kind === 'epp';
  }

  /** Tree and diagnostics of a manifest or EPP template. Any other file is treated as an empty manifest. */
  get parsed(): ParseResult {
    if (this.#parsed === undefined) {
      const { kind, text, path, release } = this;
      this.#parsed =
        kind === 'epp' ? parseEpp(text, path, release) : parse(kind === 'manifest' ? text : '', path, release);
      reportProgress();
    }
    return this.#parsed;
  }

  /** True for a manifest in the grammar before Puppet 4, which the formatter and puppet-lint do not support. */
  get isInOldGrammar(): boolean {
    return this.kind === 'manifest' && this.release?.has('the old grammar') === true;
  }

  get program(): Program {
    return this.parsed.program;
  }

  /** Tokens and comments of a manifest or EPP template, in source order. */
  get tokens(): readonly SyntaxToken[] {
    this.#tokens ??= this.isPuppet ? tokenize(this.text, { template: this.kind === 'epp' }) : [];
    return this.#tokens;
  }

  get comments(): readonly SyntaxToken[] {
    return this.tokens.filter(({ category }) => category === 'comment');
  }

  get lines(): LineIndex {
    this.#lines ??= this.#parsed?.lineIndex ?? new LineIndex(this.text);
    return this.#lines;
  }

  /** The tree of a YAML or JSON file. Undefined if the file is empty or invalid. */
  get data(): YamlNode | undefined {
    if (this.#data === undefined) {
      this.#data = { root: dataTree(this.text) };
      reportProgress();
    }
    return this.#data.root;
  }
}

/**
 * Maximum number of characters of all files with cached trees. A tree takes about twenty times as much memory as its
 * source.
 */
const KEPT_CHARACTERS = 300_000;

/** Cache of parsed files. Drops the least recently used files, so that memory does not grow with the project. */
export class ParsedFiles {
  readonly #files = new Map<string, ParsedFile>();
  #characters = 0;
  /** The most recently used file, which is the last one in the map. */
  #newest: string | undefined;

  /**
   * Returns the parsed file. Returns the same object while content and settings do not change and the cache keeps the
   * file.
   */
  of(path: string, text: string, readAs: ReadAs): ParsedFile {
    const known = this.#files.get(path);
    const isSame = known?.text === text && known.readAs === readAs;
    const file = isSame ? known : new ParsedFile(path, text, readAs);
    // The most recently used file stays in place. Deleting and setting it at each key press would copy the map again
    // and again, and old copies keep syntax trees alive until a full garbage collection.
    if (this.#newest !== path) this.#files.delete(path);
    this.#newest = path;
    this.#files.set(path, file);
    if (isSame) return file;
    this.#characters += text.length - (known?.text.length ?? 0);
    for (const [oldest] of this.#files) {
      if (this.#characters <= KEPT_CHARACTERS || oldest === path) break;
      this.forget(oldest);
    }
    return file;
  }

  forget(path: string): void {
    this.#characters -= this.#files.get(path)?.text.length ?? 0;
    this.#files.delete(path);
  }
}
