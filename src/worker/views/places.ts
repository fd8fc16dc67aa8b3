/** Converts the engine's places to those of the page: columns count UTF-16 code units, as in the editor. */
import { LineIndex, type SourcePlace, type Span } from '../../engine/index.ts';
import type { Place } from '../../protocol/analysis.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';

export class Places {
  readonly #files: ProjectFiles;
  readonly #indexes = new Map<string, LineIndex>();

  constructor(files: ProjectFiles) {
    this.#files = files;
  }

  /** Converts a span to a place. Returns undefined for a file that the project does not contain. */
  ofSpan(file: string, { offset, length }: Span): Place | undefined {
    const index = this.#index(file);
    if (index === undefined) return undefined;
    const line = index.lineAt(offset);
    const endLine = index.lineAt(offset + length);
    return {
      file,
      line,
      column: offset - index.startOfLine(line) + 1,
      endLine,
      endColumn: offset + length - index.startOfLine(endLine) + 1,
    };
  }

  /** Returns the place of the last character that is not white space. */
  ofEnd(file: string): Place | undefined {
    const { length } = (this.#files[file] ?? '').trimEnd();
    return length === 0 ? undefined : this.ofSpan(file, { offset: length - 1, length: 1 });
  }

  #index(file: string): LineIndex | undefined {
    const known = this.#indexes.get(file);
    if (known !== undefined) return known;
    const text = this.#files[file];
    if (text === undefined) return undefined;
    const made = new LineIndex(text);
    this.#indexes.set(file, made);
    return made;
  }
}

/** Converts a place in the catalog or the log. Undefined stays undefined. */
export function toViewPlace(place: SourcePlace | undefined): Place | undefined {
  if (place === undefined) return undefined;
  const { file, line, column } = place;
  return column === undefined ? { file, line } : { file, line, column };
}

/** Returns an object `{ place }` to spread, or an empty object if there is no place. */
export function placed(place: Place | undefined): { readonly place?: Place } {
  return place === undefined ? {} : { place };
}

/** Formats a place for use in a sentence, such as `modules/ntp/manifests/init.pp:12`. */
export function placeSuffix(place: Place | undefined): string {
  return place === undefined ? '' : `, ${place.file}:${place.line}`;
}
