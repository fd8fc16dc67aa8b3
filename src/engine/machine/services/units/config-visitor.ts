/** Is told of directives in their order, with those of included files in place of the `include`. */
export interface ConfigVisitor {
  /** A directive, or the beginning of a block. */
  directive(name: string, args: readonly string[], opensBlock: boolean): void;
  /** The end of the last block that is open. */
  close(): void;
}
