/** One file's text with what is read from it, each when it is first asked for. */
import {
  dataTree,
  LineIndex,
  parse,
  parseEpp,
  tokenize,
  type ParseResult,
  type Program,
  type Release,
  type SyntaxToken,
  type YamlNode,
} from '../engine/index.ts';
import { environmentPathsOf, fileKindOf, type EnvironmentPaths, type FileKind } from './file-kind.ts';

/** How the files of a project are read. */
export interface ReadAs {
  /** The release whose grammar they are in; that of Puppet 8's last unless given. */
  readonly release?: Release | undefined;
  readonly paths: EnvironmentPaths;
}

/** As files are read of which no project tells more. */
export const readAsNewest: ReadAs = { paths: environmentPathsOf(undefined) };

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
    this.kind = fileKindOf(path, readAs.paths);
  }

  get release(): Release | undefined {
    return this.readAs.release;
  }

  /** Whether the file is in the Puppet language, so that it has a tree. */
  get isPuppet(): boolean {
    return this.kind === 'manifest' || this.kind === 'epp';
  }

  /** Tree and findings of a manifest or EPP template; of another file those of an empty manifest. */
  get parsed(): ParseResult {
    if (this.#parsed === undefined) {
      const { kind, text, path, release } = this;
      this.#parsed =
        kind === 'epp' ? parseEpp(text, path, release) : parse(kind === 'manifest' ? text : '', path, release);
    }
    return this.#parsed;
  }

  /** Whether it is a manifest in the grammar before Puppet 4, which the formatter and puppet-lint do not know. */
  get isInOldGrammar(): boolean {
    return this.kind === 'manifest' && this.release?.has('the old grammar') === true;
  }

  get program(): Program {
    return this.parsed.program;
  }

  /** Tokens and comments of a manifest or EPP template, in the order of the text. */
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

  /** The tree of a YAML or JSON file; `undefined` where it cannot be read or is empty. */
  get data(): YamlNode | undefined {
    this.#data ??= { root: dataTree(this.text) };
    return this.#data.root;
  }
}

/** Characters of the files that are kept with their trees, which take some twenty times their text. */
const KEPT_CHARACTERS = 300_000;

/** Files as they were read last. Those used longest ago are forgotten first, so that memory does not grow with the project. */
export class ParsedFiles {
  readonly #files = new Map<string, ParsedFile>();
  #characters = 0;
  /** The file that was used last, which is the last of the map. */
  #newest: string | undefined;

  /** The same object as long as the text and how it is read stay the same and the file is in use. */
  of(path: string, text: string, readAs: ReadAs): ParsedFile {
    const known = this.#files.get(path);
    const isSame = known?.text === text && known.readAs === readAs;
    const file = isSame ? known : new ParsedFile(path, text, readAs);
    // The file that was used last stays where it is. To delete and set it at each key would have the map copied again and again,
    // and its earlier copies keep the trees that they held until all memory is collected.
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
