/** Worker for archives: unpacks and classifies picked files, and packs projects, outside of the page's thread. */
import { expose } from 'comlink';
import type { Project } from '../../protocol/project/project.ts';
import { environmentArchive, type ArchiveForm } from '../environment-archive.ts';
import type { LessonProgress } from '../lessons/lesson-progress.ts';
import { readPicked } from './read-picked.ts';

const api = {
  readPicked,
  /**
   * Packs a project into an archive. `packs` contains the blobs with the bytes of files that Bunraku does not read, by
   * id.
   */
  packProject: (
    project: Project,
    progress: LessonProgress | undefined,
    packs: ReadonlyMap<string, Blob>,
    form: ArchiveForm,
  ): Promise<Uint8Array<ArrayBuffer>> =>
    environmentArchive(
      { project, ...(progress === undefined ? {} : { progress }), packs: { blob: async (id) => packs.get(id) } },
      form,
    ),
};
export type ImportApi = typeof api;

expose(api);
