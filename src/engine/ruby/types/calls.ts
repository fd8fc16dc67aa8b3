/** Calls methods of `Bunraku::Api` for a resource. Ruby's exceptions become failures of the resource. */
import type { ResourceInstance } from '../../resource-types/resource.ts';
import type { Json } from '../machine/json.ts';
import type { RubySession } from '../session.ts';
import { calling, callingNow } from './failure.ts';
import type { RunningFiles } from './running-files.ts';
import type { RubyResources } from './resources.ts';

export class RubyCalls {
  readonly session: RubySession;
  readonly resources: RubyResources;
  readonly running: RunningFiles;

  constructor(session: RubySession, resources: RubyResources) {
    this.session = session;
    this.running = resources.running;
    this.resources = resources;
  }

  /** Calls a method during which Ruby may run commands. Returns a promise only if Ruby runs one. */
  call(method: string, resource: ResourceInstance, ...args: readonly Json[]): Json | Promise<Json> {
    const reference = this.resources.reference(resource);
    this.running.provider(resource.type.name, resource.provider);
    return calling(() => this.session.callThatMayWait(method, reference, ...args));
  }

  /** Calls a method like `call`, and ignores the result. */
  async wait(method: string, resource: ResourceInstance): Promise<void> {
    await this.call(method, resource);
  }

  /** Calls a method that must not run commands. */
  callNow(method: string, resource: ResourceInstance, ...args: readonly Json[]): Json {
    const reference = this.resources.reference(resource);
    this.running.type(resource.type.name);
    return callingNow(() => this.session.call(method, reference, ...args));
  }
}
