declare module 'virtual:ruby-assets' {
  export const moduleUrl: string;
  export const libraryUrl: string;
  /** Bytes of the two files, uncompressed. */
  export const sizes: { readonly module: number; readonly library: number };
}
