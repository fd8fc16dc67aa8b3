/** Receives directives in order; directives of included files take the place of the `include`. */
export interface ConfigVisitor {
  /** Called for a directive, or for the beginning of a block. */
  directive(name: string, args: readonly string[], opensBlock: boolean): void;
  /** The end of the innermost open block. */
  close(): void;
}
