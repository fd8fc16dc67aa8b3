import { build } from 'esbuild';
import type { LessonChecks } from '../../src/lessons/check.ts';
import { LESSONS, readOwnChecks } from '../../scripts/site/content/read-lesson.ts';
import { makeChecks } from '../../src/lessons/data-checks/make-checks.ts';

/** Returns the checks of lessons by id, from `checks.yaml` or `check.ts`. */
export async function loadChecks(ids: readonly string[]): Promise<ReadonlyMap<string, LessonChecks>> {
  const data = await Promise.all(ids.map(async (id) => [id, await readOwnChecks(id)] as const));
  const made = data.flatMap(([id, checks]) => (checks === undefined ? [] : [[id, makeChecks(checks)] as const]));
  const code = await loadCode(data.flatMap(([id, checks]) => (checks === undefined ? [id] : [])));
  return new Map([...code, ...made]);
}

async function loadCode(ids: readonly string[]): Promise<ReadonlyMap<string, LessonChecks>> {
  const { outputFiles } = await build({
    stdin: {
      contents: ids.map((id, at) => `export * as lesson${at} from './${LESSONS}/${id}/check.ts';`).join('\n'),
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
  });
  const text = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
  // The exports are not validated, because the type check covers `check.ts`.
  const modules = (await import(`data:text/javascript;base64,${text}`)) as Readonly<Record<string, LessonChecks>>;
  return new Map(
    ids.map((id, at) => {
      const found = modules[`lesson${at}`];
      if (!Array.isArray(found?.checks)) throw new Error(`${LESSONS}/${id}/check.ts exports no checks.`);
      return [id, found];
    }),
  );
}
