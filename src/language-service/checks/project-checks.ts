/**
 * Keeps the findings of all files current. A file is checked again if its source changes, or if its checks looked up a
 * name whose definition changes. Each call does a limited amount of work, so that requests of the editor never wait for
 * long.
 */
import type { Diagnostic } from '../../engine/index.ts';
import type { FileIndex } from '../index/file-index.ts';
import type { SymbolId } from '../index/symbols.ts';
import { ParsedFile } from '../parsed-file.ts';
import { CheckContext, type CheckInput } from './check-context.ts';
import type { Check } from './check.ts';
import { readDeclaredModules } from './declared-modules.ts';
import { ProjectNames } from './project-names.ts';
import { ALL_PATHS, DECLARED_MODULES, readSignatures } from './signatures.ts';
import { checks } from './table.ts';

/**
 * A call stops checking files when it has checked more than this number of characters. This takes about 20
 * milliseconds.
 */
const MOST_CHARACTERS = 60_000;
const LONGEST_FILE = 1_000_000;

/** Maximum number of findings in one file. More would not help, and would slow down the page. */
const MOST_FINDINGS = 250;

export interface ChecksQuery {
  readonly first: string | undefined;
  /** The last answer's state and revision; undefined for the first call. */
  readonly since?: { readonly state: number; readonly revision: number } | undefined;
}

export interface CheckedFile {
  readonly file: string;
  readonly findings: readonly Diagnostic[];
}

export interface ChecksResult {
  /**
   * Identifies the stored findings. If it differs from the query's state, the answer contains the findings of all
   * files.
   */
  readonly state: number;
  readonly revision: number;
  /** Files whose findings may have changed after the last answer. */
  readonly files: readonly CheckedFile[];
  /** False if there are more files to check. */
  readonly isDone: boolean;
}

interface Known {
  /** The index that `signatures` were computed from; undefined for a removed file. */
  readonly index: FileIndex | undefined;
  readonly signatures: ReadonlyMap<SymbolId, string>;
  readonly findings: readonly Diagnostic[];
  readonly lookedUp: ReadonlySet<SymbolId>;
  /**
   * Revision of the check that found `findings`. Stays the same if the file had no findings before and has none now.
   */
  readonly revision: number;
}

const NOTHING: ReadonlyMap<SymbolId, string> = new Map();
const NO_SYMBOLS: ReadonlySet<SymbolId> = new Set();

export class ProjectChecks {
  readonly #state = Math.random();
  readonly #checks: readonly Check[];
  readonly #files = new Map<string, Known>();
  readonly #stale = new Set<string>();
  /** The files whose checks looked up a symbol, by symbol. */
  readonly #readers = new Map<SymbolId, Set<string>>();
  #keptPaths: ReadonlySet<string> = new Set();
  readonly #names = new ProjectNames();
  #revision = 0;

  constructor(table: readonly Check[] = checks) {
    this.#checks = table;
  }

  check(input: CheckInput, { first, since }: ChecksQuery): ChecksResult {
    this.#revision += 1;
    this.#takeChanges(input);
    let characters = 0;
    if (first !== undefined && this.#stale.has(first)) characters += this.#checkFile(input, first);
    for (const path of this.#stale) {
      if (characters > MOST_CHARACTERS) break;
      characters += this.#checkFile(input, path);
    }
    // Revision 0 means that the file was not checked yet.
    const from = since?.state === this.#state ? since.revision : 0;
    const files = [...this.#files].flatMap(([file, { findings, revision }]): readonly CheckedFile[] =>
      revision > from ? [{ file, findings }] : [],
    );
    return { state: this.#state, revision: this.#revision, files, isDone: this.#stale.size === 0 };
  }

  /** Returns the findings of unused code in a file. Checks the file first if it has changed. */
  findUnused(input: CheckInput, path: string): readonly Diagnostic[] {
    this.#revision += 1;
    this.#takeChanges(input);
    if (this.#stale.has(path)) this.#checkFile(input, path);
    return this.#files.get(path)?.findings.filter(({ isUnused }) => isUnused === true) ?? [];
  }

  #takeChanges({ index, keptPaths }: CheckInput): void {
    const changed = new Set<SymbolId>();
    let hasOtherPaths = this.#keptPaths !== keptPaths;
    let hasChanges = hasOtherPaths;
    const compare = (before: ReadonlyMap<SymbolId, string>, after: ReadonlyMap<SymbolId, string>): void => {
      for (const [symbol, text] of before) if (after.get(symbol) !== text) changed.add(symbol);
      for (const symbol of after.keys()) if (!before.has(symbol)) changed.add(symbol);
      this.#names.replace(before.keys(), after.keys());
    };
    for (const path of index.paths) {
      const known = this.#files.get(path);
      const now = index.fileIndex(path);
      if (known?.index === now) continue;
      hasChanges = true;
      hasOtherPaths ||= known?.index === undefined;
      const text = index.text(path) ?? '';
      const signatures = now === undefined ? NOTHING : readSignatures(now, text, index.environmentPaths);
      this.#names.setDeclared(path, readDeclaredModules(path, text));
      compare(known?.signatures ?? NOTHING, signatures);
      const { findings = [], lookedUp = NO_SYMBOLS, revision = 0 } = known ?? {};
      this.#files.set(path, { index: now, signatures, findings, lookedUp, revision });
      this.#stale.add(path);
    }
    for (const [path, known] of this.#files) {
      if (known.index === undefined || index.text(path) !== undefined) continue;
      hasOtherPaths = true;
      hasChanges = true;
      compare(known.signatures, NOTHING);
      this.#names.setDeclared(path, undefined);
      this.#setFile(path, { ...known, index: undefined, signatures: NOTHING, findings: [] }, NO_SYMBOLS);
      this.#stale.delete(path);
    }
    if (hasOtherPaths) {
      changed.add(ALL_PATHS);
      this.#keptPaths = keptPaths;
      this.#names.setPaths([...index.paths, ...keptPaths], index.environmentPaths);
    }
    if (hasChanges && this.#names.updateMissing()) changed.add(DECLARED_MODULES);
    for (const symbol of changed) for (const path of this.#readers.get(symbol) ?? []) this.#stale.add(path);
  }

  #checkFile(input: CheckInput, path: string): number {
    this.#stale.delete(path);
    const known = this.#files.get(path);
    const text = input.index.text(path);
    if (known === undefined || text === undefined) return 0;
    const context = new CheckContext(input, this.#names, path);
    // Does not use the index's cache of parsed files, because a check of the whole project would evict the trees of
    // open files.
    const file = new ParsedFile(path, text, input.index.readAs);
    const own = text.length > LONGEST_FILE ? [] : this.#checks.filter(({ kinds }) => kinds.includes(file.kind));
    const findings = own.flatMap(({ find }) => find(context, file)).slice(0, MOST_FINDINGS);
    this.#setFile(path, { ...known, findings }, context.lookedUp);
    return own.length === 0 ? 0 : text.length;
  }

  #setFile(path: string, known: Known, lookedUp: ReadonlySet<SymbolId>): void {
    const before = this.#files.get(path);
    for (const symbol of before?.lookedUp ?? []) if (!lookedUp.has(symbol)) this.#readers.get(symbol)?.delete(path);
    for (const symbol of lookedUp) {
      const readers = this.#readers.get(symbol);
      if (readers === undefined) this.#readers.set(symbol, new Set([path]));
      else readers.add(path);
    }
    const isSame = known.findings.length === 0 && before?.findings.length === 0 && before.revision > 0;
    this.#files.set(path, { ...known, lookedUp, revision: isSame ? before.revision : this.#revision });
  }
}
