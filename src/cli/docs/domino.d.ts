/** The package's own types declare a module of another name. */
declare module '@mixmark-io/domino' {
  export function createDocument(html?: string): Document;
}
