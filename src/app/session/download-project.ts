import type { Project } from '../../protocol/project.ts';
import type { LessonProgress } from '../../workspace/lesson-progress.ts';
import { environmentZip } from '../../workspace/environment-zip.ts';
import { fileNameOf } from '../../workspace/share-text.ts';
import { saveFile } from '../../ui/save-file.ts';

/** Hands the project to the browser as a zip archive, which an import takes back. */
export function downloadProject(project: Project, progress?: LessonProgress): void {
  saveFile(
    `${fileNameOf(project.name)}.zip`,
    new Blob([environmentZip(project, progress)], { type: 'application/zip' }),
  );
}
