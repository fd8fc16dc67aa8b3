/** Private keys of hiera-eyaml, which workers keep as long as they live. */
export interface KeysApi {
  /** Texts in PEM with a key each, in place of those before. */
  useKeys(pems: readonly string[]): Promise<void>;
}
