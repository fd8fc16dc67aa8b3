/** Creates language services for small projects in tests. `‸` in a file marks the cursor. */
import { collectFacts, platforms, getRelease, type ReleaseId } from '../../engine/index.ts';
import type { Location } from '../answers.ts';
import type { PlaceParameters } from '../project.ts';
import { LanguageService } from '../service.ts';

/** Marks the cursor in one of the files. */
const CURSOR = '‸';

interface MarkedProject {
  readonly service: LanguageService;
  readonly files: ReadonlyMap<string, string>;
  readonly place: PlaceParameters;
}

/** Creates a language service for a project, given as files by path or as a single manifest. `‸` marks the cursor. */
export function createMarkedProject(
  texts: string | Readonly<Record<string, string>>,
  release?: ReleaseId,
): MarkedProject {
  const marked = Object.entries(typeof texts === 'string' ? { 'manifests/site.pp': texts } : texts);
  const files = new Map(marked.map(([path, text]) => [path, text.replace(CURSOR, '')]));
  const [file, text] = marked.find(([, each]) => each.includes(CURSOR)) ?? marked[0] ?? ['', ''];
  const service = new LanguageService();
  service.update({
    files,
    facts: collectFacts(platforms['debian-12'], 'playground.example.com'),
    ...(release === undefined ? {} : { release: getRelease(release) }),
  });
  return { service, files, place: { file, offset: Math.max(text.indexOf(CURSOR), 0) } };
}

/** Formats locations as `path:line text`. */
export function named({ files }: MarkedProject, locations: readonly Location[]): readonly string[] {
  return locations.map(({ file, range, selection }) => {
    const text = files.get(file) ?? '';
    const [start, end] = selection ?? range;
    return `${file}:${text.slice(0, start).split('\n').length} ${text.slice(start, end)}`;
  });
}
