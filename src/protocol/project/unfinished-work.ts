/**
 * Projects whose analysis or run takes long and has not ended. They are marked while the work is under way, so that the mark
 * outlives a page that is closed or killed meanwhile: such a project is not read again until someone asks for that.
 */
import type { Project } from './project.ts';
import { isDigestOf, projectDigest } from './project-digest.ts';

/** Work that takes longer than this (milliseconds) is marked. */
const MARKED_AFTER = 1000;
/** Of more marks the oldest go. */
const MOST_MARKS = 20;

/** Where the marks are, one text for all tabs. */
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

  /** Keeps the marks from now on where they outlive the page. */
  keepIn(storage: MarkStorage): void {
    this.#storage = storage;
  }

  has(project: Project): boolean {
    return this.#marks().some((mark) => isDigestOf(mark, project));
  }

  /** Marks the project once work on it has taken long. Returns what tells that the work is over, and whether it ended by itself. */
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
