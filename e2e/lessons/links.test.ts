import { expect, it } from 'vitest';
import { lessonIds, readLesson } from '../../scripts/site/content/read-lesson.ts';
import { loadExplanation } from '../../src/reference/explanations/index.ts';
import { referencePage } from '../../src/reference/index.ts';
import { findLinks } from './text-faults.ts';

/** Returns whether the site has a page for an address in `teaches`, such as `type/file` or `error/CODE`. */
async function hasPage(address: string): Promise<boolean> {
  const code = /^error\/(.*)$/.exec(address)?.[1];
  return (code === undefined ? referencePage(address) : await loadExplanation(code)) !== undefined;
}

it.each(lessonIds)('every page of the reference that %s names is there', async (id) => {
  const { steps, hints, teaches } = await readLesson(id);
  const links = [...steps.map(({ text }) => text), ...Object.values(hints).flat()].flatMap(findLinks);
  const named = [
    ...teaches,
    ...links.filter((link) => !link.startsWith('#lesson/')).map((link) => link.replace(/^#(?:reference\/)?/, '')),
  ];
  const missing: string[] = [];
  for (const address of named) if (!(await hasPage(address))) missing.push(address);
  expect(missing).toEqual([]);
});
