/** Parses the hash of a URL, and creates the links of Bunraku. */
import { nameRelease, newProjectRelease } from '../../protocol/project/releases.ts';
import { isLessonId, lessonOfPuzzle, puzzleOfLesson } from '../drafts/lesson-drafts.ts';
import { limits } from '../limits.ts';
import { ok, refused, type Result } from '../result.ts';
import { readPackHash, type PackLink } from './pack-link.ts';
import {
  decodeVersion1,
  encodeVersion1,
  type LinkProblem,
  type SharedProject,
  type TooLongProblem,
  type Version1Link,
} from './version-1.ts';

export type Address =
  | { readonly kind: 'nothing' }
  | ({ readonly kind: 'project' } & Version1Link)
  | { readonly kind: 'example'; readonly id: string }
  /**
   * A page of the reference, `type/file/mode` or `error/CODE`; empty for the list of all pages. The page keeps its
   * current project.
   */
  | { readonly kind: 'reference'; readonly address: string }
  /** The id has the form `PART/LESSON`. */
  | { readonly kind: 'lesson'; readonly id: string }
  | { readonly kind: 'puzzle of the day' }
  | ({ readonly kind: 'pack' } & PackLink);

type AddressProblem = LinkProblem | { readonly kind: 'newer'; readonly version: number } | { readonly kind: 'unknown' };

const CURRENT_VERSION = 1;

const LESSON = '#lesson/';
const PUZZLE = '#puzzle/';
export const puzzleOfDayHash = `${PUZZLE}today`;

/** Returns the hash of a lesson: `#lesson/PART/LESSON`, or `#puzzle/ID` for a puzzle. */
export function lessonHash(id: string): string {
  const puzzle = puzzleOfLesson(id);
  return puzzle === undefined ? LESSON + id : PUZZLE + puzzle;
}

/** Returns the hash `#p/1/…` for a project, or a problem if the project is too large for a URL. */
export function projectHash(shared: SharedProject): Result<string, TooLongProblem> {
  const payload = encodeVersion1(shared);
  return payload.ok ? ok(`#p/${CURRENT_VERSION}/${payload.value}`) : payload;
}

/** Parses the hash of a URL. If it is invalid, the page keeps its current project. */
export function readAddress(hash: string): Result<Address, AddressProblem> {
  if (hash === '' || hash === '#') return ok({ kind: 'nothing' });
  const project = /^#p\/(\d{1,6})\/(.*)$/s.exec(hash);
  if (project !== null) {
    const version = Number(project[1]);
    if (version > CURRENT_VERSION) return refused({ kind: 'newer', version });
    if (version !== 1) return refused({ kind: 'unknown' });
    const link = decodeVersion1(project[2] ?? '');
    return link.ok ? ok({ kind: 'project', ...link.value }) : link;
  }
  const pack = readPackHash(hash);
  if (pack !== undefined) return pack.ok ? ok({ kind: 'pack', ...pack.value }) : pack;
  const example = /^#example\/([a-z0-9-]{1,60})$/.exec(hash);
  if (example !== null) return ok({ kind: 'example', id: example[1] ?? '' });
  const reference = readReferenceHash(hash);
  if (reference !== undefined) return ok({ kind: 'reference', address: reference });
  if (hash.startsWith(LESSON) && isLessonId(hash.slice(LESSON.length)))
    return ok({ kind: 'lesson', id: hash.slice(LESSON.length) });
  if (hash === puzzleOfDayHash) return ok({ kind: 'puzzle of the day' });
  const puzzle = hash.startsWith(PUZZLE) ? lessonOfPuzzle(hash.slice(PUZZLE.length)) : undefined;
  if (puzzle !== undefined && isLessonId(puzzle)) return ok({ kind: 'lesson', id: puzzle });
  if (hash.startsWith('#src=')) return readSource(hash.slice('#src='.length));
  return refused({ kind: 'unknown' });
}

const LONGEST_REFERENCE = 200;

/** Returns the reference page that a hash names. Undefined for any other hash. */
export function readReferenceHash(hash: string): string | undefined {
  const [, route, rest = ''] = /^#(reference|error)(?:\/(.*))?$/s.exec(hash) ?? [];
  if (route === undefined || rest.length > LONGEST_REFERENCE) return undefined;
  let address: string;
  try {
    address = decodeURIComponent(rest);
  } catch {
    address = rest;
  }
  return route === 'error' ? `error/${address}` : address;
}

export function referenceHash(address: string): string {
  return address.startsWith('error/') ? `#${address}` : `#reference${address === '' ? '' : `/${address}`}`;
}

/** Reads a single percent-encoded manifest. Other sites contain such hand-made links. */
function readSource(encoded: string): Result<Address, AddressProblem> {
  if (encoded.length > limits.linkLength) return refused({ kind: 'too-large' });
  let text: string;
  try {
    text = decodeURIComponent(encoded);
  } catch {
    return refused({ kind: 'damaged' });
  }
  if (text.length > limits.fileLength) return refused({ kind: 'too-large' });
  const path = 'manifests/site.pp';
  return ok({
    kind: 'project',
    shared: {
      project: {
        name: 'Manifest from a link',
        files: { [path]: text },
        node: { certname: 'node.example.com', platform: 'debian-12', facts: {} },
        machine: { files: {}, packages: {}, services: {} },
      },
      open: [path],
      active: path,
    },
  });
}

/** Message for a link that has no checksum. The link opens, but may have been changed. */
export const NO_CHECKSUM =
  'This link has no checksum, because an early version of Bunraku made it. Changes to the link cannot be detected.';

export function unknownReleaseText(release: string): string {
  return `This link is for the release “${release}”, which Bunraku does not know. It is compiled as ${nameRelease(newProjectRelease)}.`;
}

export function addressProblemText(problem: AddressProblem): string {
  switch (problem.kind) {
    case 'damaged':
      return 'This link is damaged or incomplete. Copy the whole link, or ask for it again.';
    case 'too-large':
      return 'The project in this link is too large, so it was not opened. Ask for the project as a zip archive.';
    case 'shape':
      return `The project in this link is invalid (problem in “${problem.where}”), so it was not opened. Ask for a new link.`;
    case 'newer':
      return `This link was made by a newer version of Bunraku (link version ${problem.version}). Reload the page to get the newest version.`;
    case 'unknown':
      return 'Bunraku does not know this address. It opens links that begin with #p/1/, #src=, #example/, #lesson/, #pack/1/, #puzzle/, #reference/ or #error/.';
  }
}
