declare module 'virtual:ruby-assets' {
  export const moduleUrl: string;
  export const libraryUrl: string;
  /** Identifies everything that the booted memory depends on. */
  export const version: string;
  /** Uncompressed sizes of the two files, in bytes. */
  export const sizes: { readonly module: number; readonly library: number };
}
