/** Changes of the manifests that the graph's findings call for, as the page can make them. */
import type { EdgeReason, Fix, Program, ProgramCache } from '../../engine/index.ts';
import { removeRelationship } from '../../language-service/manifest-edits/remove-relationship.ts';
import { containClass, includedClasses } from '../../language-service/manifest-edits/request-class.ts';
import type { FixView, ResourceView } from '../../protocol/analysis.ts';
import type { ProjectFiles } from '../../protocol/project.ts';
import type { Places } from './places.ts';
import { toFixView } from './to-problems.ts';

export class ManifestFixes {
  readonly #files: ProjectFiles;
  readonly #programs: ProgramCache;
  readonly #places: Places;
  #byClass: ReadonlyMap<string, Program> | undefined;

  constructor(files: ProjectFiles, programs: ProgramCache, places: Places) {
    this.#files = files;
    this.#programs = programs;
    this.#places = places;
  }

  /** Takes a relationship back. Undefined for edges that no statement made, or whose statement the text does not single out. */
  ofReason(reason: EdgeReason): FixView | undefined {
    const fix = this.#removal(reason);
    return fix === undefined ? undefined : toFixView(fix, this.#places);
  }

  /** Takes all these relationships back in one step; undefined where one of them cannot be, or two changes meet. */
  ofCut(reasons: readonly EdgeReason[]): FixView | undefined {
    const fixes = reasons.map((reason) => this.#removal(reason)).filter((fix) => fix !== undefined);
    const [first] = fixes;
    if (first === undefined || fixes.length < reasons.length) return undefined;
    const edits = [...new Map(fixes.flatMap((fix) => fix.edits).map((edit) => [keyOf(edit), edit])).values()];
    if (overlap(edits)) return undefined;
    const title = fixes.length === 1 ? first.title : `Break the cycle: remove ${fixes.length} relationships`;
    return toFixView({ title, edits }, this.#places);
  }

  /** The names of the classes that a class includes, in lower case, as far as its text tells. */
  includedBy({ title }: ResourceView): ReadonlySet<string> {
    const program = this.#classProgram(title);
    return (program === undefined ? undefined : includedClasses(program).get(title.toLowerCase())) ?? none;
  }

  /** Contains a class in the one that includes it. */
  ofFloating(included: ResourceView, includer: ResourceView): FixView | undefined {
    const program = this.#classProgram(includer.title);
    const fix = program === undefined ? undefined : containClass(program, includer.title, included.title);
    return fix === undefined ? undefined : toFixView(fix, this.#places);
  }

  #removal(reason: EdgeReason): Fix | undefined {
    if (reason.kind !== 'relationship' || reason.place === undefined) return undefined;
    const program = this.#program(reason.place.file);
    return program === undefined ? undefined : removeRelationship(program, { ...reason, line: reason.place.line });
  }

  /** The file that defines a class. The place of a class in the catalog is where it was declared, if anywhere. */
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

function keyOf({ file, span, text }: Edit): string {
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
