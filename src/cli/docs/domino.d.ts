/** Needed because the package's own type declarations are for a module with a different name. */
declare module '@mixmark-io/domino' {
  export function createDocument(html?: string): Document;
}
