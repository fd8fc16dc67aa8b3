/** What a project misses, and the stand-ins that let its nodes compile meanwhile. */
import type { Place } from './analysis.ts';

export const missingKinds = [
  'class',
  'resource type',
  'function',
  'data type',
  'template',
  'file',
  'source',
  'data key',
  'fact',
] as const;
export type MissingKind = (typeof missingKinds)[number];

/** A module that a file of the project asks for. */
export interface ModuleRequestView {
  readonly source: 'Puppetfile' | 'metadata.json' | '.fixtures.yml';
  /** Its name on the Forge with the author. */
  readonly slug?: string;
  /** A version, a range, or `latest`. */
  readonly version?: string;
  readonly git?: string;
  readonly ref?: string;
  readonly place: Place;
}

/** A module that is absent, or present in a version that a file of the project does not take. */
export interface MissingModule {
  readonly name: string;
  /** The version that is present; absent where the module is. */
  readonly present?: string;
  readonly requests: readonly ModuleRequestView[];
}

/** A stand-in for one thing: a file of its own, or a line of a file that several share. */
export interface StandInEntry {
  readonly path: string;
  readonly text: string;
  /** The first lines of a file that several share. */
  readonly head?: string;
  /** Another file that has to be so for the stand-in to be read: `hiera.yaml`. */
  readonly needs?: { readonly path: string; readonly text: string };
}

/** One thing that no file of the project has. */
export interface MissingThing {
  /** Unique in one answer: `class apt::update`. */
  readonly id: string;
  readonly kind: MissingKind;
  readonly name: string;
  /** The module in which it is expected. */
  readonly module?: string;
  /** The first of the places that ask for it. */
  readonly places: readonly Place[];
  /** How many places ask for it. */
  readonly uses: number;
  /** Values that the project has data for, of a fact. */
  readonly values?: readonly string[];
  /** Absent where nothing can stand in for it. */
  readonly standIn?: StandInEntry;
  /** Whether the project has a stand-in for it. */
  readonly stoodIn: boolean;
}

/** How a node compiles once all that is missing has a stand-in. */
export interface NodeOutcomeView {
  readonly node: string;
  /** What is wrong beyond what is missing; none where the node compiles. */
  readonly errors: readonly { readonly message: string; readonly place?: Place }[];
}

export interface MissingView {
  readonly modules: readonly MissingModule[];
  readonly things: readonly MissingThing[];
  readonly nodes: readonly NodeOutcomeView[];
  /** Paths of the stand-ins that the project has now. */
  readonly standIns: readonly string[];
}

/** The files of a project with stand-ins added. Of a file that several share, lines that it has stay. */
export function withStandIns(
  files: Readonly<Record<string, string>>,
  entries: readonly StandInEntry[],
): Readonly<Record<string, string>> {
  const changed: Record<string, string> = {};
  for (const { path, text, head, needs } of entries) {
    const current = changed[path] ?? files[path];
    if (head === undefined) changed[path] = text;
    else if (current === undefined) changed[path] = head + text;
    else changed[path] = withLine(current, text);
    if (needs !== undefined) changed[needs.path] = needs.text;
  }
  return { ...files, ...changed };
}

/** A text of lines `"key": value` with another, in place of one with the same key. */
function withLine(text: string, line: string): string {
  const key = line.slice(0, line.indexOf(': ') + 2);
  const others = text.split('\n').filter((each) => each !== '' && !each.startsWith(key));
  return `${others.join('\n')}\n${line}`;
}
