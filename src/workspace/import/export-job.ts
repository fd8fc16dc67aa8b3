import { releaseProxy, wrap } from 'comlink';
import type { Project } from '../../protocol/project/project.ts';
import type { ArchiveForm } from '../environment-archive.ts';
import { listPacks, type PackStore } from '../kept/pack-store.ts';
import type { LessonProgress } from '../lessons/lesson-progress.ts';
import { ok, refused, type Result } from '../result.ts';
import type { ImportApi } from './import-worker.ts';

interface ExportProblem {
  readonly kind: 'not-packed';
  readonly message: string;
}

/** Creates an archive of a project in a separate worker, because packing a large project takes seconds. */
export async function packProject(
  project: Project,
  progress: LessonProgress | undefined,
  store: Pick<PackStore, 'blob'>,
  form: ArchiveForm,
): Promise<Result<Uint8Array<ArrayBuffer>, ExportProblem>> {
  const packs = new Map<string, Blob>();
  for (const id of listPacks(project.kept)) {
    const blob = await store.blob(id);
    if (blob !== undefined) packs.set(id, blob);
  }
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module', name: 'export' });
  const remote = wrap<ImportApi>(worker);
  const crashed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error('The code for packing could not be loaded. Reload the page and try again.'));
    });
  });
  try {
    return ok(await Promise.race([remote.packProject(project, progress, packs, form), crashed]));
  } catch (error) {
    return refused({ kind: 'not-packed', message: error instanceof Error ? error.message : String(error) });
  } finally {
    remote[releaseProxy]();
    worker.terminate();
  }
}
