/** Validates messages of the page that has the code blocks. The page belongs to another site, so it is not trusted. */
import { blockViews, type PageMessage, type RunBlock } from '../../protocol/embed-messages.ts';
import { isPlatformId, withRelease, type Project } from '../../protocol/project/project.ts';
import { findReleaseByName } from '../../protocol/project/releases.ts';
import { readProject } from '../../workspace/permalink/check-project.ts';
import { emptyProject } from '../session/new-project.ts';

/** Maximum number of UTF-16 code units in all files of a block. */
const LONGEST = 1_000_000;
const MOST_FILES = 200;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextRecord(value: unknown): value is Readonly<Record<string, string>> {
  if (!isObject(value)) return false;
  const texts = Object.values(value);
  return texts.length <= MOST_FILES && texts.every((text) => typeof text === 'string');
}

function isOptionalText(value: unknown): value is string | undefined {
  return value === undefined || (typeof value === 'string' && value.length < 100);
}

/** Returns the message if it has a known form. The frame ignores all other values. */
export function readPageMessage(value: unknown): PageMessage | undefined {
  if (!isObject(value)) return undefined;
  if (value['kind'] === 'stop') return { kind: 'stop' };
  if (value['kind'] === 'show') {
    const view = blockViews.find((known) => known === value['view']);
    return view === undefined ? undefined : { kind: 'show', view, theme: value['theme'] === 'dark' ? 'dark' : 'light' };
  }
  const { kind, run, files, release, platform } = value;
  if (kind !== 'run' || typeof run !== 'number' || !isTextRecord(files)) return undefined;
  if (!isOptionalText(release) || !isOptionalText(platform)) return undefined;
  return {
    kind,
    run,
    files,
    ...(release === undefined ? {} : { release }),
    ...(platform === undefined ? {} : { platform }),
  };
}

/** Creates the project of a code block, or returns a sentence that states why this is impossible. */
export function createBlockProject({ files, release, platform }: RunBlock): Project | string {
  const length = Object.values(files).reduce((sum, text) => sum + text.length, 0);
  if (length > LONGEST) return 'The code of this block is too long to run.';
  const id = release === undefined ? undefined : findReleaseByName(release);
  if (release !== undefined && id === undefined) return `Unknown release: ${release}.`;
  if (platform !== undefined && !isPlatformId(platform)) return `Unknown platform: ${platform}.`;
  const node = { ...emptyProject.node, ...(platform === undefined ? {} : { platform }) };
  const read = readProject({ ...emptyProject, name: 'Example', node, files });
  if (!read.ok) return `A file of this block has an invalid path: ${Object.keys(files).join(', ')}.`;
  return id === undefined ? read.value : withRelease(read.value, id);
}
