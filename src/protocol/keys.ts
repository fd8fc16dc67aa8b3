/** Private keys of hiera-eyaml, which workers hold in memory. */
export interface KeysApi {
  /** Replaces all keys; each string contains one key in PEM. */
  useKeys(pems: readonly string[]): Promise<void>;
}
