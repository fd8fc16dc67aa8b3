/** Reports which Ruby file of the project runs when a function of a type or provider is called. */
import type { ProviderDefinition } from '../../resource-types/definition.ts';
import type { RubySession } from '../session.ts';

export class RunningFiles {
  readonly #session: RubySession;
  readonly #types = new Map<string, string | undefined>();
  readonly #providers = new Map<ProviderDefinition, string | undefined>();

  constructor(session: RubySession) {
    this.#session = session;
  }

  type(type: string): void {
    let file = this.#types.get(type);
    if (file === undefined && !this.#types.has(type)) {
      file = this.#find(`lib/puppet/type/${type}.rb`);
      this.#types.set(type, file);
    }
    if (file !== undefined) this.#session.runs(file);
  }

  provider(type: string, provider: ProviderDefinition | undefined): void {
    if (provider === undefined) {
      this.type(type);
      return;
    }
    let file = this.#providers.get(provider);
    if (file === undefined && !this.#providers.has(provider)) {
      file = this.#find(`lib/puppet/provider/${type}/${provider.name}.rb`);
      this.#providers.set(provider, file);
    }
    if (file === undefined) this.type(type);
    else this.#session.runs(file);
  }

  #find(path: string): string | undefined {
    return this.#session.options.files.paths.find((each) => each === path || each.endsWith(`/${path}`));
  }
}
