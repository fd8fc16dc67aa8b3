/**
 * Receives directives in the order in which they apply: an included file's directives come in place of the `include`.
 */
export interface ConfigVisitor {
  /** Called for a directive, or for the beginning of a block. */
  directive(name: string, args: readonly string[], opensBlock: boolean): void;
  close(): void;
}
