import type { Project } from '../../protocol/project/project.ts';
import { packs } from '../../store/store.ts';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import type { ArchiveForm } from '../../workspace/environment-archive.ts';
import { packProject } from '../../workspace/import/export-job.ts';
import type { LessonProgress } from '../../workspace/lessons/lesson-progress.ts';
import { toFileName } from '../../workspace/share-text.ts';

const mimeTypes = { zip: 'application/zip', 'tar.gz': 'application/gzip' } as const satisfies Record<
  ArchiveForm,
  string
>;

/** Downloads the project as an archive that can be imported again. Shows a toast on failure. */
export async function downloadProject(
  project: Project,
  progress?: LessonProgress,
  form: ArchiveForm = 'zip',
): Promise<void> {
  const packed = await packProject(project, progress, packs, form);
  if (packed.ok)
    return saveFile(`${toFileName(project.name)}.${form}`, new Blob([packed.value], { type: mimeTypes[form] }));
  showToast({
    tone: 'error',
    message: `The archive could not be created: ${packed.problem.message}`,
    action: { label: 'Try again', run: () => void downloadProject(project, progress, form) },
  });
}
