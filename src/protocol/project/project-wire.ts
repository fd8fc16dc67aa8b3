/**
 * Sends projects from the page to a worker. Sends only the files that changed after the previous project: a key press
 * changes one file, and copying thousands of files would block the page for longer than a frame.
 */
import { changedPaths } from './changed-paths.ts';
import { linkedTexts } from './links.ts';
import type { Project, ProjectFiles } from './project.ts';

export type FilesWire =
  | { readonly kind: 'whole'; readonly files: ProjectFiles }
  /** New contents by path; `undefined` for removed files. */
  | { readonly kind: 'changes'; readonly files: Readonly<Record<string, string | undefined>> };

/**
 * A project without the parts that the engine does not read. The contents of files that are kept as bytes stay on the
 * page.
 */
export interface ProjectWire extends Omit<Project, 'files' | 'kept' | 'executable'> {
  readonly files: FilesWire;
}

/** Creates the messages on the page. Every message must be sent, in the order of creation. */
export class ProjectSender {
  #sent: ProjectFiles | undefined;
  #links: ProjectFiles = {};

  files(files: ProjectFiles, links: ProjectFiles = {}): FilesWire {
    const changes = this.#changes(files, links);
    this.#sent = files;
    this.#links = links;
    return changes;
  }

  project({ files, kept, executable: _modes, ...rest }: Project): ProjectWire {
    return { ...rest, files: this.files(files, kept === undefined ? {} : linkedTexts(files, kept)) };
  }

  #changes(files: ProjectFiles, links: ProjectFiles): FilesWire {
    const sent = this.#sent;
    if (sent === undefined) return packAll(files, links);
    const changes: Record<string, string | undefined> = {};
    const compare = (before: ProjectFiles, now: ProjectFiles): void => {
      for (const path of changedPaths(before, now)) if (before[path] !== now[path]) changes[path] = now[path];
    };
    // A link may have become a file, or a file a link. The message then contains the new content.
    compare(this.#links, links);
    compare(sent, files);
    for (const path in links) if (path in changes) changes[path] = links[path];
    return { kind: 'changes', files: changes };
  }
}

function packAll(files: ProjectFiles, links: ProjectFiles): FilesWire {
  return { kind: 'whole', files: Object.keys(links).length === 0 ? files : { ...files, ...links } };
}

/** Rebuilds the projects from the messages in the worker. */
export class ProjectReceiver {
  #files: ProjectFiles = {};

  files(wire: FilesWire): ProjectFiles {
    if (wire.kind === 'whole') this.#files = wire.files;
    else if (Object.keys(wire.files).length > 0) {
      const next: Record<string, string> = { ...this.#files };
      for (const [path, text] of Object.entries(wire.files)) {
        if (text === undefined) delete next[path];
        else next[path] = text;
      }
      this.#files = next;
    }
    return this.#files;
  }

  project({ files, ...rest }: ProjectWire): Project {
    return { ...rest, files: this.files(files) };
  }
}
