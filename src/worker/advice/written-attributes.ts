/** Finds an attribute of the catalog in the source. */
import {
  LineIndex,
  reportSpan,
  walk,
  type AstNode,
  type CatalogParameter,
  type Program,
  type ProgramCache,
  type Span,
} from '../../engine/index.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';

export type Operation = Extract<AstNode, { readonly kind: 'AttributeOperation' }>;
type WithOperations = Extract<AstNode, { readonly operations: unknown }>;

/** An attribute in the source, together with the other attributes of its resource. */
export interface WrittenAttribute {
  readonly program: Program;
  readonly operation: Operation;
  readonly owner: WithOperations;
}

export class WrittenAttributes {
  readonly #files: ProjectFiles;
  readonly #programs: ProgramCache;
  readonly #lines = new Map<string, LineIndex>();

  constructor(files: ProjectFiles, programs: ProgramCache) {
    this.#files = files;
    this.#programs = programs;
  }

  /**
   * Finds the attribute at the place of a parameter. Returns undefined if its line contains no attribute with that
   * name, or several.
   */
  find({ name, place }: CatalogParameter): WrittenAttribute | undefined {
    const text = place === undefined ? undefined : this.#files[place.file];
    if (place === undefined || text === undefined || !place.file.endsWith('.pp')) return undefined;
    const { program } = this.#programs.load(place.file, text, { strict: 'error' });
    if (program === undefined) return undefined;
    const lines = this.#linesOf(place.file, text);
    const found: WrittenAttribute[] = [];
    walk(program, (node) => {
      if (!('operations' in node)) return;
      for (const operation of node.operations) {
        if (operation.kind !== 'AttributeOperation' || operation.name !== name) continue;
        if (lines.lineAt(reportSpan(operation).offset) === place.line) found.push({ program, operation, owner: node });
      }
    });
    return found.length === 1 ? found[0] : undefined;
  }

  #linesOf(file: string, text: string): LineIndex {
    const known = this.#lines.get(file) ?? new LineIndex(text);
    this.#lines.set(file, known);
    return known;
  }
}

/** Returns the content of a string or word without quotes. Returns undefined for any other value. */
export function findWord({ program, operation }: WrittenAttribute): (Span & { readonly text: string }) | undefined {
  const { offset, length } = operation.value;
  const text = program.source.text.slice(offset, offset + length);
  const [, quote = '', word] = /^(['"]?)([\w-]+)\1$/.exec(text) ?? [];
  return word === undefined ? undefined : { offset: offset + quote.length, length: word.length, text: word };
}

/** Returns the span of an attribute, from its name to the end of its value. */
export function spanOf({ operation }: WrittenAttribute): Span {
  const { offset } = operation.nameSpan;
  return { offset, length: operation.value.offset + operation.value.length - offset };
}
