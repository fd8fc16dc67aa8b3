/**
 * The user's private keys of hiera-eyaml. They exist only in this tab: no draft, run, link or archive contains them.
 */
import { giveKeys } from '../client/given-keys.ts';
import type { AppState } from './state.ts';
import type { Actions } from './state/actions.ts';

export interface GivenKey {
  readonly name: string;
  readonly pem: string;
}

export interface KeysSlice {
  readonly keys: readonly GivenKey[];
}

export function keysActions(
  set: (change: (state: AppState) => Partial<AppState>) => void,
  get: () => AppState,
): Pick<Actions, 'addKeys' | 'forgetKey'> {
  function take(keys: readonly GivenKey[]): void {
    giveKeys(keys.map(({ pem }) => pem));
    set(({ readRequests }) => ({ keys, readRequests: readRequests + 1 }));
    // With other keys, other values can be decrypted, so other definitions and data may be missing.
    if (get().missing.kind === 'asked') void get().actions.lookForMissing();
  }
  return {
    addKeys: async (files) => {
      const { privateKey } = await import('../eyaml/private-key.ts');
      const good = files.filter(({ pem }) => privateKey(pem) !== undefined);
      if (good.length > 0) take([...get().keys.filter(({ pem }) => !good.some((key) => key.pem === pem)), ...good]);
      return files.filter((file) => !good.includes(file)).map(({ name }) => name);
    },
    forgetKey: (key) => take(get().keys.filter((each) => each !== key)),
  };
}
