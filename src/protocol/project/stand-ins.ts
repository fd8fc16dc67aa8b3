/** Stand-ins among the files of a project: how they are known, added and taken out. */

/** A stand-in for one thing: a file of its own, or a line of a file that several share. */
export interface StandInEntry {
  readonly path: string;
  readonly text: string;
  /** The first lines of a file that several share. */
  readonly head?: string;
  /** Another file that has to be so for the stand-in to be read: `hiera.yaml`. */
  readonly needs?: { readonly path: string; readonly text: string };
}

type Texts = Readonly<Record<string, string>>;

const MARK = /^(?:# |<%# )Stand-in for (class|resource type)? ?([\w:]*)/;

/** Whether a file is a stand-in, by the comment in its first line. */
export function isStandIn(text: string): boolean {
  return MARK.test(text);
}

/** The first line of a stand-in, as the kind of its file writes a comment; with the line's end. */
export function markOf(path: string, what: string): string {
  const mark = `Stand-in for ${what}, which is not in this project.`;
  return /\.(?:erb|epp)$/.test(path) ? `<%# ${mark} -%>\n` : `# ${mark}\n`;
}

/** The line in `hiera.yaml` above the level that reads the data of stand-ins. */
const LEVEL_MARK = '# Stand-in for data, which is not in this project.';

/** The file in which stand-ins have their data. */
export const STAND_IN_DATA = 'data/stand-ins.yaml';

/** The level of `hiera.yaml` that reads the data of stand-ins, with every line set in. */
export function standInLevel(indent: string): string {
  const [datadir, path] = STAND_IN_DATA.split('/');
  return [
    `${indent}${LEVEL_MARK}`,
    `${indent}- name: "Stand-ins"`,
    `${indent}  datadir: "${datadir}"`,
    `${indent}  data_hash: yaml_data`,
    `${indent}  path: "${path}"`,
    '',
  ].join('\n');
}

/** The same in a `hiera.yaml` of version 3, whose levels are paths within the folder of the data. */
export function standInLevel3(indent: string): string {
  return `${indent}${LEVEL_MARK}\n${indent}- stand-ins\n`;
}

/** A `hiera.yaml` without the level of the stand-ins. */
export function withoutLevel(text: string): string {
  const start = text.indexOf(LEVEL_MARK);
  if (start === -1) return text;
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const indent = text.slice(lineStart, start);
  const block = [standInLevel(indent), standInLevel3(indent)].find((each) => text.startsWith(each, lineStart));
  return block === undefined ? text : text.slice(0, lineStart) + text.slice(lineStart + block.length);
}

/** The files of a project with stand-ins added. Of a file that several share, lines that it has stay. */
export function withStandIns(files: Texts, entries: readonly StandInEntry[]): Texts {
  const changed: Record<string, string> = {};
  const shared = new Map<string, Map<string, string>>();
  for (const { path, text, head, needs } of entries) {
    if (head === undefined) changed[path] = text;
    else {
      const lines = shared.get(path) ?? linesOf(files[path] ?? head);
      shared.set(path, lines);
      const line = text.trimEnd();
      // A line in place of one with the same key stands at the end.
      lines.delete(keyOf(line));
      lines.set(keyOf(line), line);
    }
    if (needs !== undefined) changed[needs.path] = needs.text;
  }
  for (const [path, lines] of shared) changed[path] = `${[...lines.values()].join('\n')}\n`;
  return { ...files, ...changed };
}

/** The lines of a text by their keys, without empty ones. */
function linesOf(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [keyOf(line), line]));
}

/** The key of a line `"key": value`, up to its value; another line whole. */
function keyOf(line: string): string {
  const end = line.indexOf(': ');
  return end === -1 ? line : line.slice(0, end + 2);
}

/** Whether the files have a stand-in already. */
export function hasStandIn(files: Texts, { path, text, head }: StandInEntry): boolean {
  const current = files[path];
  return current !== undefined && isStandIn(current) && (head === undefined || current.includes(`\n${keyOf(text)}`));
}

/** What takes all stand-ins out of the files: new texts by path, undefined for what goes. */
export function withoutStandIns(files: Texts): Readonly<Record<string, string | undefined>> {
  const changes: Record<string, string | undefined> = {};
  for (const [path, text] of Object.entries(files)) if (isStandIn(text)) changes[path] = undefined;
  const config = files['hiera.yaml'];
  if (config !== undefined && !isStandIn(config) && withoutLevel(config) !== config) {
    changes['hiera.yaml'] = withoutLevel(config);
  }
  return changes;
}

/** The classes and resource types for which the files have stand-ins, in lower case. */
interface StoodIn {
  readonly classes: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
}

export function stoodInBy(files: Texts): StoodIn {
  const [classes, types] = [new Set<string>(), new Set<string>()];
  for (const [path, text] of Object.entries(files)) {
    const [, kind, name] = path.endsWith('.pp') ? (MARK.exec(text) ?? []) : [];
    if (kind !== undefined && name !== undefined) (kind === 'class' ? classes : types).add(name);
  }
  return { classes, types };
}

/** Whether a resource of the catalog rests on a stand-in: it is one, or a stand-in declares it. */
export function restsOnStandIn(
  { type, title, place }: { readonly type: string; readonly title: string; readonly place?: { readonly file: string } },
  { classes, types }: StoodIn,
  files: Texts,
): boolean {
  if (type === 'Class' ? classes.has(title.toLowerCase()) : types.has(type.toLowerCase())) return true;
  return place !== undefined && isStandIn(files[place.file] ?? '');
}

/**
 * The stand-ins that real files put out of work: those of the same module, and those for resource types that they bring in Ruby.
 * @param arrived the paths of the real files
 */
export function outdatedStandIns(files: Texts, arrived: readonly string[]): readonly string[] {
  const roots = new Set(
    arrived.flatMap((path) => /^(.*?[^/]+\/[^/]+)\/(?:metadata\.json$|manifests\/|lib\/)/.exec(path)?.[1] ?? []),
  );
  const types = new Set(arrived.flatMap((path) => /\/lib\/puppet\/type\/(\w+)\.rb$/.exec(path)?.[1] ?? []));
  return Object.entries(files).flatMap(([path, text]) => {
    const root = /^(.*?[^/]+\/([^/]+))\/(?:manifests|functions|types|templates|files)\//.exec(path);
    if (root === null || !isStandIn(text)) return [];
    const [, folder = '', module = ''] = root;
    return roots.has(folder) || (types.has(module) && path.endsWith('/manifests/init.pp')) ? [path] : [];
  });
}
