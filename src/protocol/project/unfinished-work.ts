/**
 * Marks projects whose analysis or run takes long and has not finished. The mark is stored during the work, so that it
 * is still there after the page is closed or crashes. A marked project is analyzed again only on request.
 */
import type { Project } from './project.ts';
import { isDigestOf, projectDigest } from './project-digest.ts';

/** Milliseconds after which an unfinished analysis or run is marked. */
const MARKED_AFTER = 1000;
/**
 * Suffix of a mark that belongs to a run. A finished analysis does not remove this mark, because the run that follows
 * the analysis may still fail.
 */
const OF_RUN = '+run';
/** Maximum number of marks. The oldest marks are dropped. */
const MOST_MARKS = 20;

/** Storage of the marks: one string that all tabs share. */
interface MarkStorage {
  read(): string | undefined;
  write(marks: string): void;
}

function memory(): MarkStorage {
  let marks: string | undefined;
  return {
    read: () => marks,
    write: (text) => {
      marks = text;
    },
  };
}

/** Handle of an analysis or run that has begun. */
export interface FollowedWork {
  readonly mark: () => void;
  /** Ends the work. The mark is removed only if the work has finished. */
  readonly end: (hasFinished: boolean) => void;
}

export class UnfinishedWork {
  #storage = memory();
  /** Marks of work that is running in this page now. */
  readonly #running = new Set<string>();

  keepIn(storage: MarkStorage): void {
    this.#storage = storage;
  }

  has(project: Project): boolean {
    return this.#marks().some((mark) => isDigestOf(mark.replace(OF_RUN, ''), project));
  }

  /** True for a marked project, unless the work that marked it is running in this page. */
  wasLeft(project: Project): boolean {
    return this.#marks().some((mark) => !this.#running.has(mark) && isDigestOf(mark.replace(OF_RUN, ''), project));
  }

  /**
   * Marks the project if work on it takes long. A run compiles too, so a finished run also removes the mark of an
   * analysis.
   */
  follow(project: Project, work: 'analysis' | 'run'): FollowedWork {
    const ends = work === 'run' ? ['', OF_RUN] : [''];
    let own: string | undefined;
    const mark = (): void => {
      clearTimeout(timer);
      own = `${projectDigest(project)}${ends.at(-1) ?? ''}`;
      this.#running.add(own);
      this.#write([...this.#without(project, ends), own]);
    };
    const timer = setTimeout(mark, MARKED_AFTER);
    return {
      mark,
      end: (hasFinished) => {
        clearTimeout(timer);
        if (own !== undefined) this.#running.delete(own);
        if (hasFinished && this.has(project)) this.#write(this.#without(project, ends));
      },
    };
  }

  #marks(): readonly string[] {
    return this.#storage.read()?.split(' ').filter(Boolean) ?? [];
  }

  #without(project: Project, ends: readonly string[]): readonly string[] {
    return this.#marks().filter((mark) => {
      const end = mark.endsWith(OF_RUN) ? OF_RUN : '';
      return !ends.includes(end) || !isDigestOf(mark.slice(0, mark.length - end.length), project);
    });
  }

  #write(marks: readonly string[]): void {
    this.#storage.write(marks.slice(-MOST_MARKS).join(' '));
  }
}
