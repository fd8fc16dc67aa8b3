/**
 * Machines of Ruby of which each ends with the next, so that all use one instance of the module, one after the other. What the first one
 * loaded of Ruby's library the others have from the start: projects load the same of it each time.
 */
import { NO_FILES } from './machine/boot.ts';
import { RubyMachine, type RubyHost } from './machine/ruby-machine.ts';
import type { RubySnapshot } from './machine/snapshot.ts';
import { textsOf } from './values/json.ts';

export class RubyMachines {
  #last: RubyMachine | undefined;
  /** By the snapshot from which machines were asked for: one with more of the library. */
  readonly #warm = new WeakMap<RubySnapshot['memory'], RubySnapshot>();

  /** A fresh machine; the one before is at its end, and what it is asked then fails. */
  next(snapshot: RubySnapshot, host: RubyHost): RubyMachine {
    const begun = this.#warm.get(snapshot.memory) ?? this.#warmedUp(snapshot) ?? snapshot;
    this.#last = RubyMachine.from(begun, host, this.#last);
    return this.#last;
  }

  /** Undefined as long as no machine has loaded anything. */
  #warmedUp(snapshot: RubySnapshot): RubySnapshot | undefined {
    if (this.#last === undefined) return undefined;
    const libraries = loadedBy(this.#last);
    if (libraries.length === 0) return undefined;
    this.#last = RubyMachine.from(snapshot, ALONE, this.#last);
    try {
      this.#last.call('load_libraries', libraries);
    } catch {
      // One of them wants to know something of a project: then each machine loads them itself.
      this.#warm.set(snapshot.memory, snapshot);
      return undefined;
    }
    const warm = { ...snapshot, memory: this.#last.memory };
    this.#warm.set(snapshot.memory, warm);
    return warm;
  }
}

function loadedBy(machine: RubyMachine): readonly string[] {
  try {
    return textsOf(machine.call('libraries'));
  } catch {
    return [];
  }
}

/** The host of a machine that belongs to no project. */
const ALONE: RubyHost = {
  files: NO_FILES,
  ask: (method) => {
    throw new Error(`Ruby asked for ${method} while it loaded its library`);
  },
  wait: () => Promise.reject(new Error('Ruby waited while it loaded its library')),
  exceptionOf: (thrown) => {
    throw thrown;
  },
  print: () => {},
  now: () => 0,
};
