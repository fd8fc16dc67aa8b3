import type { BuiltInFunction } from './define.ts';

type FunctionsByName = ReadonlyMap<string, BuiltInFunction>;

/** Built-in functions by name: Puppet's own, which modules cannot replace, and copies of stdlib functions. */
export class FunctionRegistry {
  readonly #core: FunctionsByName;
  readonly #stdlib: FunctionsByName;

  constructor({
    core,
    stdlib,
  }: {
    readonly core: Iterable<BuiltInFunction>;
    readonly stdlib: Iterable<BuiltInFunction>;
  }) {
    this.#core = byName(core);
    this.#stdlib = byName(stdlib);
  }

  /**
   * Returns a registry in which `forms` replace Puppet's own functions of the same names. Leaves out functions named in
   * `without`.
   */
  withCore(forms: Iterable<BuiltInFunction>, without: ReadonlySet<string>): FunctionRegistry {
    const core = [...this.#core.values()].filter(({ name }) => !without.has(name));
    return new FunctionRegistry({ core: [...core, ...forms], stdlib: this.#stdlib.values() });
  }

  find(name: string): BuiltInFunction | undefined {
    return this.findCore(name) ?? this.findStdlib(name);
  }

  findCore(name: string): BuiltInFunction | undefined {
    return this.#core.get(bare(name));
  }

  findStdlib(name: string): BuiltInFunction | undefined {
    return this.#stdlib.get(bare(name));
  }

  get all(): readonly BuiltInFunction[] {
    return [...this.#core.values(), ...this.#stdlib.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}

function byName(functions: Iterable<BuiltInFunction>): FunctionsByName {
  return new Map([...functions].map((each) => [each.name, each]));
}

function bare(name: string): string {
  return name.replace(/^::/, '');
}
