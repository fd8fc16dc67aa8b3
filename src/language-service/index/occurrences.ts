/**
 * Occurrences of symbols in one file, stored in typed arrays because a project has several hundred thousand of them.
 */
import type { Range } from '../answers.ts';
import type { SymbolId } from './symbols.ts';

/**
 * Role of a name where it occurs:
 * - `definition`: the name in a definition;
 * - `write`: a variable is assigned, or an argument is passed to a parameter;
 * - `read`: a value is read; `reference`: any other mention;
 * - `doc`: a mention in documentation (`@param port`). Rename changes it, and find-references omits it.
 */
export type Role = 'definition' | 'write' | 'read' | 'reference' | 'doc';

const ROLES: readonly Role[] = ['definition', 'write', 'read', 'reference', 'doc'];

export interface Occurrence {
  readonly symbol: SymbolId;
  /** Range of the name, without `$`, quotes and leading colons. */
  readonly range: Range;
  readonly role: Role;
}

/** Numbers stored for each occurrence: symbol, start, end, role. */
const COLUMNS = 4;

export class OccurrenceBuilder {
  readonly #numbers = new Map<SymbolId, number>();
  /** Buffer for the numbers. A file may have thousands of occurrences, so a full buffer doubles. */
  #cells = new Int32Array(16 * COLUMNS);
  #length = 0;

  add(symbol: SymbolId, [start, end]: Range, role: Role): void {
    this.addPlace(symbol, start, end, role);
  }

  addPlace(symbol: SymbolId, start: number, end: number, role: Role): void {
    let number = this.#numbers.get(symbol);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(symbol, number);
    }
    if (this.#length === this.#cells.length) {
      const cells = new Int32Array(this.#length * 2);
      cells.set(this.#cells);
      this.#cells = cells;
    }
    const at = this.#length;
    this.#cells[at] = number;
    this.#cells[at + 1] = start;
    this.#cells[at + 2] = end;
    this.#cells[at + 3] = ROLES.indexOf(role);
    this.#length = at + COLUMNS;
  }

  addAll(occurrences: readonly Occurrence[]): void {
    for (const { symbol, range, role } of occurrences) this.add(symbol, range, role);
  }

  finished(): Occurrences {
    const cells = this.#cells;
    const count = this.#length / COLUMNS;
    // Packs start and index into one number and sorts a typed array: sorting with a comparison function took a tenth of
    // the indexing time.
    const keys = new Float64Array(count);
    for (let place = 0; place < count; place += 1) keys[place] = (cells[place * COLUMNS + 1] ?? 0) * count + place;
    keys.sort();
    const sorted = new Int32Array(this.#length);
    keys.forEach((key, index) => {
      const from = (key % count) * COLUMNS;
      for (let column = 0; column < COLUMNS; column += 1) sorted[index * COLUMNS + column] = cells[from + column] ?? 0;
    });
    return new Occurrences(this.#numbers, sorted);
  }
}

/** Occurrences of one file, sorted by start. */
export class Occurrences {
  readonly #numbers: ReadonlyMap<SymbolId, number>;
  readonly #names: readonly SymbolId[];
  readonly #cells: Int32Array;

  constructor(numbers: ReadonlyMap<SymbolId, number>, cells: Int32Array) {
    this.#numbers = numbers;
    this.#names = [...numbers.keys()];
    this.#cells = cells;
  }

  static of(occurrences: readonly Occurrence[]): Occurrences {
    const builder = new OccurrenceBuilder();
    builder.addAll(occurrences);
    return builder.finished();
  }

  get symbols(): readonly SymbolId[] {
    return this.#names;
  }

  get length(): number {
    return this.#cells.length / COLUMNS;
  }

  has(symbol: SymbolId): boolean {
    return this.#numbers.has(symbol);
  }

  of(symbol: SymbolId): readonly Occurrence[] {
    const number = this.#numbers.get(symbol);
    if (number === undefined) return [];
    const found: Occurrence[] = [];
    for (let index = 0; index < this.length; index += 1)
      if (this.#cells[index * COLUMNS] === number) found.push(this.#at(index));
    return found;
  }

  all(): readonly Occurrence[] {
    return Array.from({ length: this.length }, (_, index) => this.#at(index));
  }

  /** Occurrences that contain or end at an offset, innermost (shortest) first. */
  around(offset: number): readonly Occurrence[] {
    const found: Occurrence[] = [];
    for (let index = 0; index < this.length; index += 1) {
      const cell = index * COLUMNS;
      if ((this.#cells[cell + 1] ?? 0) > offset) break;
      if ((this.#cells[cell + 2] ?? 0) >= offset) found.push(this.#at(index));
    }
    return found.toSorted((a, b) => a.range[1] - a.range[0] - (b.range[1] - b.range[0]));
  }

  #at(index: number): Occurrence {
    const [number = 0, start = 0, end = 0, role = 0] = this.#cells.subarray(index * COLUMNS, (index + 1) * COLUMNS);
    return { symbol: this.#names[number] ?? '', range: [start, end], role: ROLES[role] ?? 'reference' };
  }
}
