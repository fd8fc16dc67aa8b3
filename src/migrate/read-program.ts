/** A manifest or template of the project, parsed by the old release, with helpers for fixes. */
import {
  parse,
  parseEpp,
  walk,
  type AstNode,
  type AttributeOperation,
  type Program,
  type Release,
  type TextExpression,
  type Variable,
} from '../engine/index.ts';
import type { Files } from './source.ts';

export class ReadProgram {
  readonly file: string;
  readonly text: string;
  readonly program: Program;
  readonly variables: readonly Variable[];
  readonly attributes: readonly AttributeOperation[];
  /** Names of the variables that a definition, lambda or assignment in the file sets. */
  readonly assigned: ReadonlySet<string>;
  readonly #unbraced = new Map<number, TextExpression>();
  readonly #inBraces = new Set<number>();

  constructor(program: Program) {
    this.program = program;
    this.file = program.source.file;
    this.text = program.source.text;
    const variables: Variable[] = [];
    const attributes: AttributeOperation[] = [];
    const assigned = new Set<string>();
    walk(program, (node) => {
      if (node.kind === 'Variable') variables.push(node);
      else if (node.kind === 'Parameter') assigned.add(node.name);
      else if (node.kind === 'Assignment') addNames(node.left, assigned);
      else if (node.kind === 'AttributeOperation') attributes.push(node);
      else if (node.kind === 'TextExpression') this.#readText(node);
    });
    this.variables = variables;
    this.attributes = attributes;
    this.assigned = assigned;
  }

  /**
   * Returns the variable without braces at an offset, with the text after it in the interpolation. An example is `$x`
   * in `"$x there"`.
   */
  unbracedAt(offset: number): TextExpression | undefined {
    return this.#unbraced.get(offset);
  }

  /** True for the first node inside the braces of an interpolation, where a variable has no dollar sign. */
  isInBraces({ offset }: AstNode): boolean {
    return this.#inBraces.has(offset) || this.#unbraced.has(offset);
  }

  #readText(part: TextExpression): void {
    if (this.text.startsWith('${', part.offset)) {
      if (this.text[part.expr.offset] !== '$') this.#inBraces.add(part.expr.offset);
    } else if (this.text[part.offset] === '$') this.#unbraced.set(part.offset, part);
  }
}

function addNames(target: AstNode, names: Set<string>): void {
  walk(target, (node) => {
    if (node.kind === 'Variable') names.add(node.name);
  });
}

/** Reads all manifests and EPP templates, by path. Leaves out files with syntax errors. */
export function readPrograms(files: Files, release: Release): ReadonlyMap<string, ReadProgram> {
  const read = new Map<string, ReadProgram>();
  for (const [file, text] of Object.entries(files)) {
    if (!file.endsWith('.pp') && !file.endsWith('.epp')) continue;
    const { program, diagnostics } = file.endsWith('.epp') ? parseEpp(text, file, release) : parse(text, file, release);
    if (!diagnostics.some(({ severity }) => severity === 'error')) read.set(file, new ReadProgram(program));
  }
  return read;
}
