/**
 * Creates successive Ruby VMs in one WebAssembly instance. A VM is dead as soon as the next one starts. Library files
 * and templates that early VMs load are preloaded for later VMs, because the nodes of a project share most of them.
 */
import type { TemplateSource } from './compiling/template-sources.ts';
import { NO_FILES } from './machine/boot.ts';
import { RubyMachine, type RubyHost } from './machine/ruby-machine.ts';
import type { RubySnapshot } from './machine/snapshot.ts';
import { toTexts } from './values/json.ts';

/**
 * Numbers of started VMs after which a new start memory is created. It contains everything that these VMs have loaded.
 */
const WARMED_AFTER: readonly number[] = [1, 4, 16, 64];

const MOST_TEMPLATES = 2000;

export class RubyMachines {
  #last: RubyMachine | undefined;
  #begun = 0;
  #base: RubySnapshot | undefined;
  #warm: RubySnapshot | undefined;
  readonly #libraries = new Set<string>();
  readonly #templates = new Map<number, TemplateSource>();
  #loaded: readonly number[] = [];

  /** Creates a VM and ends the previous one. All later calls of the previous VM fail. */
  next(snapshot: RubySnapshot, host: RubyHost): RubyMachine {
    if (this.#base?.memory !== snapshot.memory) {
      this.#forget();
      this.#base = snapshot;
    } else if (WARMED_AFTER.includes(this.#begun)) this.#warmUp(snapshot);
    this.#begun += 1;
    this.#last = RubyMachine.from(this.#warm ?? snapshot, host, this.#last);
    return this.#last;
  }

  get templates(): readonly number[] {
    return this.#loaded;
  }

  /** Records a template that a VM renders. Ignores inline templates, because they often differ between nodes. */
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
      // A library read the project while it was preloaded. Its state depends on the project, so each VM loads it again.
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
