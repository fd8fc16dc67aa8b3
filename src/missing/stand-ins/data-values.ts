/** Values of stand-in data, by key. */
import type { DataPlace } from '../data-behind.ts';
import type { Repository } from '../repository.ts';
import { Guesses } from './guesses.ts';
import type { NeededValues } from './needed-values.ts';
import { isHash, TEXT, withMember, type StandInValue } from './stand-in-values.ts';

const LOOKUP_OPTIONS = 'lookup_options';
const LONG_TEXT = TEXT.padEnd(32, '-');

export class DataValues {
  readonly #repository: Repository;
  readonly #values: NeededValues;
  readonly #isPossible: boolean;
  readonly #noteChange: () => void;
  readonly #data = new Map<string, StandInValue>();
  readonly #guesses = new Guesses();

  /**
   * @param isPossible false if the hierarchy cannot get a level for stand-ins
   * @param noteChange called when a key gets another value, because this can change earlier results
   */
  constructor(repository: Repository, values: NeededValues, isPossible: boolean, noteChange: () => void) {
    this.#repository = repository;
    this.#values = values;
    this.#isPossible = isPossible;
    this.#noteChange = noteChange;
  }

  keys(): Iterable<string> {
    return this.#data.keys();
  }

  get(key: string): StandInValue | undefined {
    return this.#data.get(key);
  }

  /** Switches a guessed key to its next value. Returns false if none is left. */
  tryNext(key: string): boolean {
    const next = this.#data.has(key) ? this.#guesses.next(key, this.#data.get(key)) : undefined;
    if (next === undefined) return false;
    this.#noteChange();
    this.#data.set(key, next);
    return true;
  }

  /** Keys whose absence was first noticed in the code of a file. */
  keysAskedIn(file: string): readonly string[] {
    return [...this.#askers].flatMap(([key, asker]) => (asker === file ? [key] : []));
  }

  readonly #askers = new Map<string, string>();

  /**
   * Adds a key that the code of a file looks up. Returns false if the key has a value, or if the hierarchy cannot get a
   * level for stand-ins.
   */
  add(key: string, file: string): boolean {
    if (this.#data.has(key) || !this.#isPossible) return false;
    this.#askers.set(key, file);
    this.#data.set(key, this.#values.ofKey(key, file));
    if (this.#values.isSensitive(key)) this.#convertToSensitive(key);
    return true;
  }

  /**
   * Makes the data of a key Sensitive, and adds the data if there is none. Returns false if it is Sensitive already.
   */
  giveSensitive(key: string, file: string): boolean {
    const isNew = this.#convertToSensitive(key);
    return (!this.#repository.dataKeys.has(key) && this.add(key, file)) || isNew;
  }

  /** Lets `lookup_options` convert the data of a key, because data cannot contain Sensitive values. */
  #convertToSensitive(key: string): boolean {
    const before = this.#data.get(LOOKUP_OPTIONS);
    if (isHash(before) && Object.hasOwn(before, key)) return false;
    this.#data.set(LOOKUP_OPTIONS, { ...(isHash(before) ? before : {}), [key]: { convert_to: 'Sensitive' } });
    return true;
  }

  /**
   * Gives a key a stand-in value. If lookups merge the key's hash with the repository's own data, sets only a member of
   * that hash. Returns a function that reverts the change, or undefined if the key already had a value.
   */
  giveData({ key, members }: DataPlace, value: StandInValue): (() => void) | undefined {
    const before = this.#data.get(key);
    const after = !this.#isPossible ? undefined : withMember(before, members, value);
    if (after === undefined) return undefined;
    this.#noteChange();
    this.#data.set(key, after);
    return () => {
      this.#noteChange();
      if (before === undefined) this.#data.delete(key);
      else this.#data.set(key, before);
    };
  }

  /** Replaces the string of a key with a longer one. Returns false if the key has no stand-in string. */
  giveLongText(key: string): boolean {
    if (this.#data.get(key) !== TEXT) return false;
    this.#noteChange();
    this.#data.set(key, LONG_TEXT);
    return true;
  }
}
