import { Failure } from '../diagnostics/failure.ts';

interface IniSection {
  readonly name: string;
  readonly entries: readonly (IniEntry | string)[];
}

interface IniEntry {
  readonly key: string;
  readonly value: string;
}

export class IniError extends Failure {
  override readonly name = 'IniError';
}

const COMMENT = /^\s*$|^[#;]|^\s*rem\s/i;
const SECTION = /^\[([^\]]+)\]/;
const PROPERTY = /^\s*([^\s=]+)\s*=\s*(.*)$/s;

/**
 * INI file that keeps comments and blank lines when keys are changed (`puppet/util/inifile.rb`). Immutable: a change
 * creates a new `IniFile`.
 */
export class IniFile {
  readonly #head: readonly string[];
  readonly #sections: readonly IniSection[];

  private constructor(head: readonly string[], sections: readonly IniSection[]) {
    this.#head = head;
    this.#sections = sections;
  }

  static readonly empty = new IniFile([], []);

  /** Parses an INI file. Throws an `IniError` with Puppet's message. `file` is the path that the message names. */
  static parse(text: string, file: string): IniFile {
    const head: string[] = [];
    const sections: { readonly name: string; readonly entries: (IniEntry | string)[] }[] = [];
    const lines = text.split('\n');
    for (const [index, line] of lines.entries()) {
      const isLast = index === lines.length - 1;
      if (isLast && line === '') break;
      const section = sections.at(-1);
      if (COMMENT.test(line)) {
        (section?.entries ?? head).push(line);
        continue;
      }
      const last = section?.entries.findLastIndex((entry) => typeof entry !== 'string') ?? -1;
      const before = section?.entries[last];
      if (/^\s/.test(line) && section !== undefined && before !== undefined && typeof before !== 'string') {
        section.entries[last] = { key: before.key, value: `${before.value}\n${line}` };
        continue;
      }
      const name = SECTION.exec(line)?.[1];
      const [, key, value = ''] = PROPERTY.exec(line) ?? [];
      if (name !== undefined) {
        if (sections.some((each) => each.name === name))
          throw new IniError(`Section "${name}" is already defined, cannot redefine (file: ${file})`);
        sections.push({ name, entries: [] });
      } else if (key === undefined) {
        throw new IniError(`Can't parse line '${line}' (file: ${file}, line: ${index + 1})`);
      } else if (section === undefined) {
        throw new IniError(`Property with key "${key}" outside of a section`);
      } else section.entries.push({ key, value: value.trimEnd() });
    }
    return new IniFile(head, sections);
  }

  get sections(): readonly string[] {
    return this.#sections.map(({ name }) => name);
  }

  entries(section: string): readonly IniEntry[] {
    const found = this.#sections.find(({ name }) => name === section);
    return found?.entries.filter((entry) => typeof entry !== 'string') ?? [];
  }

  get(section: string, key: string): string | undefined {
    return this.entries(section).find((entry) => entry.key === key)?.value;
  }

  /**
   * Returns a copy in which a key is set. An existing key is changed in place. A new key is added at the end of its
   * section, which is created if necessary. If `value` is `undefined`, the key is removed.
   */
  with(section: string, key: string, value: string | undefined): IniFile {
    const known = this.#sections.find(({ name }) => name === section);
    if (known === undefined) {
      const entries = value === undefined ? [] : [{ key, value }];
      return new IniFile(this.#head, [...this.#sections, { name: section, entries }]);
    }
    const isKey = (entry: IniEntry | string): boolean => typeof entry !== 'string' && entry.key === key;
    const at = known.entries.findIndex(isKey);
    const set = value === undefined ? [] : [{ key, value }];
    const entries = at === -1 ? [...known.entries, ...set] : known.entries.toSpliced(at, 1, ...set);
    return this.#replaced(section, { name: section, entries });
  }

  withSection(section: string): IniFile {
    if (this.sections.includes(section)) return this;
    return new IniFile(this.#head, [...this.#sections, { name: section, entries: [] }]);
  }

  without(section: string): IniFile {
    return new IniFile(
      this.#head,
      this.#sections.filter(({ name }) => name !== section),
    );
  }

  #replaced(section: string, by: IniSection): IniFile {
    return new IniFile(
      this.#head,
      this.#sections.map((each) => (each.name === section ? by : each)),
    );
  }

  format(): string {
    const lines = [...this.#head];
    for (const { name, entries } of this.#sections) {
      lines.push(`[${name}]`);
      for (const entry of entries) lines.push(typeof entry === 'string' ? entry : `${entry.key}=${entry.value}`);
    }
    return lines.map((line) => `${line}\n`).join('');
  }
}
