/** Creates fixes of manifests for findings in the graph, in the form that the page uses. */
import type { EdgeReason, Fix, Program, ProgramCache } from '../../engine/index.ts';
import { RelationshipRemover } from '../../language-service/manifest-edits/remove-relationship.ts';
import { containClass, includedClasses } from '../../language-service/manifest-edits/request-class.ts';
import type { FixView, ResourceView } from '../../protocol/analysis.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import type { Places } from './places.ts';
import { toFixView } from './to-problems.ts';

export class ManifestFixes {
  readonly #files: ProjectFiles;
  readonly #programs: ProgramCache;
  readonly #places: Places;
  readonly #removers = new Map<string, RelationshipRemover>();
  #byClass: ReadonlyMap<string, Program> | undefined;

  constructor(files: ProjectFiles, programs: ProgramCache, places: Places) {
    this.#files = files;
    this.#programs = programs;
    this.#places = places;
  }

  /**
   * Returns the fix that removes the statement of a relationship. Returns undefined for an edge without a statement, or
   * if the source does not show the code to remove.
   */
  removalOf(reason: EdgeReason): Fix | undefined {
    if (reason.kind !== 'relationship' || reason.place === undefined) return undefined;
    const remover = this.#remover(reason.place.file);
    return remover?.removalOf({ ...reason, line: reason.place.line });
  }

  /** Combines several removals into one fix. Returns undefined if two of them overlap. */
  together(removals: readonly Fix[]): FixView | undefined {
    const edits = [...new Map(removals.flatMap((fix) => fix.edits).map((edit) => [keyOf(edit), edit])).values()];
    const [first] = removals;
    if (first === undefined || overlap(edits)) return undefined;
    const title = removals.length === 1 ? first.title : `Remove these ${removals.length} relationships`;
    return toFixView({ title, edits }, this.#places);
  }

  /** Returns the names of the classes that a class includes, in lower case. Only literal names are found. */
  includedBy({ title }: ResourceView): ReadonlySet<string> {
    const program = this.#classProgram(title);
    return (program === undefined ? undefined : includedClasses(program).get(title.toLowerCase())) ?? none;
  }

  ofFloating(included: ResourceView, includer: ResourceView): FixView | undefined {
    const program = this.#classProgram(includer.title);
    const fix = program === undefined ? undefined : containClass(program, includer.title, included.title);
    return fix === undefined ? undefined : toFixView(fix, this.#places);
  }

  #remover(file: string): RelationshipRemover | undefined {
    const known = this.#removers.get(file);
    if (known !== undefined) return known;
    const program = this.#program(file);
    if (program === undefined) return undefined;
    const remover = new RelationshipRemover(program);
    this.#removers.set(file, remover);
    return remover;
  }

  /**
   * Returns the manifest that defines a class. The place in the catalog cannot be used, because it may be the place of
   * a declaration.
   */
  #classProgram(title: string): Program | undefined {
    this.#byClass ??= new Map(
      Object.keys(this.#files)
        .filter((file) => file.endsWith('.pp'))
        .flatMap((file) => {
          const program = this.#program(file);
          return program === undefined
            ? []
            : program.definitions.flatMap((definition) =>
                definition.kind === 'HostClassDefinition' ? [[definition.name.toLowerCase(), program] as const] : [],
              );
        }),
    );
    return this.#byClass.get(title.toLowerCase());
  }

  #program(file: string | undefined): Program | undefined {
    const text = file === undefined ? undefined : this.#files[file];
    return file === undefined || text === undefined
      ? undefined
      : this.#programs.load(file, text, { strict: 'error' }).program;
  }
}

const none: ReadonlySet<string> = new Set();

type Edit = Fix['edits'][number];

/** Returns a key that is equal for edits with the same effect. */
export function keyOf({ file, span, text }: Edit): string {
  return `${file} ${span.offset} ${span.length} ${text}`;
}

function overlap(edits: readonly Edit[]): boolean {
  return edits.some((one, index) =>
    edits
      .slice(index + 1)
      .some(
        (other) =>
          one.file === other.file &&
          one.span.offset < other.span.offset + other.span.length &&
          other.span.offset < one.span.offset + one.span.length,
      ),
  );
}
