/** Machines of Ruby of which each ends with the next, so that all use one instance of the module, one after the other. */
import { RubyMachine, type RubyHost } from './ruby-machine.ts';
import type { RubySnapshot } from './snapshot.ts';

export class RubyMachines {
  #last: RubyMachine | undefined;

  /** A fresh machine; the one before is at its end, and what it is asked then fails. */
  next(snapshot: RubySnapshot, host: RubyHost): RubyMachine {
    this.#last = RubyMachine.from(snapshot, host, this.#last);
    return this.#last;
  }
}
