/**
 * Marks projects whose analysis or run takes long and has not finished. The mark is stored during the work, so that it
 * is still there after the page is closed or crashes. A marked project is analyzed again only on request.
 */
import type { Project } from './project.ts';
import { isDigestOf, projectDigest } from './project-digest.ts';

/** Milliseconds after which work is marked. */
const MARKED_AFTER = 1000;
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

export class UnfinishedWork {
  #storage = memory();

  keepIn(storage: MarkStorage): void {
    this.#storage = storage;
  }

  has(project: Project): boolean {
    return this.#marks().some((mark) => isDigestOf(mark, project));
  }

  /**
   * Marks the project if work on it takes long. Returns a function to call at the end of the work. Its argument states
   * whether the work ended normally.
   */
  follow(project: Project): (hasEnded: boolean) => void {
    const timer = setTimeout(() => this.#write([...this.#without(project), projectDigest(project)]), MARKED_AFTER);
    return (hasEnded) => {
      clearTimeout(timer);
      if (hasEnded && this.has(project)) this.#write(this.#without(project));
    };
  }

  #marks(): readonly string[] {
    return this.#storage.read()?.split(' ').filter(Boolean) ?? [];
  }

  #without(project: Project): readonly string[] {
    return this.#marks().filter((mark) => !isDigestOf(mark, project));
  }

  #write(marks: readonly string[]): void {
    this.#storage.write(marks.slice(-MOST_MARKS).join(' '));
  }
}
