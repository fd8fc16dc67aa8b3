/**
 * Recycles one WebAssembly instance for successive Ruby machines; a machine is dead once the next one starts. Library
 * files and templates that the first machines loaded are preloaded for later machines, since the nodes of a project
 * share most of them.
 */
import type { TemplateSource } from './compiling/template-sources.ts';
import { NO_FILES } from './machine/boot.ts';
import { RubyMachine, type RubyHost } from './machine/ruby-machine.ts';
import type { RubySnapshot } from './machine/snapshot.ts';
import { toTexts } from './values/json.ts';

/**
 * Counts of started machines after which a new memory is created. The new memory contains everything that these
 * machines have loaded.
 */
const WARMED_AFTER: readonly number[] = [1, 4, 16, 64];

/** Maximum number of preloaded templates. */
const MOST_TEMPLATES = 2000;

export class RubyMachines {
  #last: RubyMachine | undefined;
  #begun = 0;
  #base: RubySnapshot | undefined;
  #warm: RubySnapshot | undefined;
  readonly #libraries = new Set<string>();
  readonly #templates = new Map<number, TemplateSource>();
  #loaded: readonly number[] = [];

  /** Creates a fresh machine. The previous machine ends, and all further calls to it fail. */
  next(snapshot: RubySnapshot, host: RubyHost): RubyMachine {
    if (this.#base?.memory !== snapshot.memory) {
      this.#forget();
      this.#base = snapshot;
    } else if (WARMED_AFTER.includes(this.#begun)) this.#warmUp(snapshot);
    this.#begun += 1;
    this.#last = RubyMachine.from(this.#warm ?? snapshot, host, this.#last);
    return this.#last;
  }

  /** Numbers of the templates that were preloaded for the last machine. */
  get templates(): readonly number[] {
    return this.#loaded;
  }

  /**
   * Records a template that a machine renders. Leaves out inline templates, because they often differ between nodes.
   */
  remember(template: TemplateSource): void {
    if (template.file !== undefined && this.#templates.size < MOST_TEMPLATES)
      this.#templates.set(template.number, template);
  }

  #forget(): void {
    this.#base = undefined;
    this.#warm = undefined;
    this.#begun = 0;
    this.#loaded = [];
    this.#libraries.clear();
    this.#templates.clear();
  }

  #warmUp(snapshot: RubySnapshot): void {
    for (const each of this.#last === undefined ? [] : loadedBy(this.#last)) this.#libraries.add(each);
    if (this.#libraries.size === 0 && this.#templates.size === this.#loaded.length) return;
    const machine = (this.#last = RubyMachine.from(snapshot, ALONE, this.#last));
    try {
      machine.call('load_libraries', [...this.#libraries]);
      const templates = [...this.#templates.values()];
      machine.call(
        'load_templates',
        templates.map(({ number, source, file = null }) => [number, source, file]),
      );
      this.#warm = { ...snapshot, memory: machine.memory };
      this.#loaded = templates.map(({ number }) => number);
    } catch {
      // One of the libraries queries the project, so each machine must load all libraries itself.
      this.#warm = undefined;
      this.#loaded = [];
    }
  }
}

function loadedBy(machine: RubyMachine): readonly string[] {
  try {
    return toTexts(machine.call('libraries'));
  } catch {
    return [];
  }
}

/** The host of a machine without a project. */
const ALONE: RubyHost = {
  files: NO_FILES,
  ask: (method) => {
    throw new Error(`Ruby asked for ${method} while it loaded its library`);
  },
  wait: () => Promise.reject(new Error('Ruby waited while it loaded its library')),
  toException: (thrown) => {
    throw thrown;
  },
  print: () => {},
  now: () => 0,
};
