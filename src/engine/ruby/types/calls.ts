/** Calls of `Bunraku::Api` for a resource; what Ruby raises is thrown as a failure of the resource. */
import type { ResourceInstance } from '../../resource-types/resource.ts';
import type { Json } from '../machine/ruby-machine.ts';
import type { RubySession } from '../session.ts';
import { calling, callingNow } from './failure.ts';
import type { RubyResources } from './resources.ts';

export class RubyCalls {
  readonly session: RubySession;
  readonly resources: RubyResources;

  constructor(session: RubySession, resources: RubyResources) {
    this.session = session;
    this.resources = resources;
  }

  /** Calls a method in which Ruby may run commands; a promise only where it does. */
  call(method: string, resource: ResourceInstance, ...args: readonly Json[]): Json | Promise<Json> {
    const reference = this.resources.reference(resource);
    return calling(() => this.session.callThatMayWait(method, reference, ...args));
  }

  /** The same for a method whose result says nothing. */
  async wait(method: string, resource: ResourceInstance): Promise<void> {
    await this.call(method, resource);
  }

  /** Calls a method in which nothing may wait. */
  callNow(method: string, resource: ResourceInstance, ...args: readonly Json[]): Json {
    const reference = this.resources.reference(resource);
    return callingNow(() => this.session.call(method, reference, ...args));
  }
}
