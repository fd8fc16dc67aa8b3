/** The worker of archives: unpacks and sorts what was picked, and packs a project, off the page's thread. */
import { expose } from 'comlink';
import type { Project } from '../../protocol/project/project.ts';
import { environmentArchive, type ArchiveForm } from '../environment-archive.ts';
import type { LessonProgress } from '../lesson-progress.ts';
import { readPicked } from './read-picked.ts';

const api = {
  readPicked,
  /** A project as an archive; `packs` has the blobs of its kept files by id. */
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
