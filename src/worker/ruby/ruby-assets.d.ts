declare module 'virtual:ruby-assets' {
  export const moduleUrl: string;
  export const libraryUrl: string;
  /** Bytes of the two files, uncompressed. */
  /** Names what a boot of them depends on. */
  export const version: string;
  export const sizes: { readonly module: number; readonly library: number };
}
