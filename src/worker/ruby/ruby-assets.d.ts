declare module 'virtual:ruby-assets' {
  export const moduleUrl: string;
  export const libraryUrl: string;
  /** Size of the two files in bytes, uncompressed. */
  /** Identifies everything that the booted memory depends on. */
  export const version: string;
  export const sizes: { readonly module: number; readonly library: number };
}
