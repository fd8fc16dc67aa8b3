/**
 * Finds, adds and removes the stand-ins of a project: generated files and lines that replace missing definitions and
 * data, so that the project compiles.
 */

/** A generated file, or a generated line in a file that several stand-ins share. */
export interface StandInEntry {
  readonly path: string;
  readonly text: string;
  readonly head?: string;
  /** A second file that must exist so that Puppet reads the stand-in: `hiera.yaml`. */
  readonly needs?: { readonly path: string; readonly text: string };
}

type Texts = Readonly<Record<string, string>>;

const MARK = /^(?:# |<%# )Stand-in for (class|resource type)? ?([\w:]*)/;

/** Recognizes a stand-in by the comment on its first line. */
export function isStandIn(text: string): boolean {
  return MARK.test(text);
}

/** Returns the first line of a stand-in: a comment in the syntax of the file, with its line end. */
export function formatMark(path: string, what: string): string {
  const mark = `Stand-in for ${what}, which is not in this project.`;
  return /\.(?:erb|epp)$/.test(path) ? `<%# ${mark} -%>\n` : `# ${mark}\n`;
}

/** Comment above the level in `hiera.yaml` that reads the stand-ins. */
const LEVEL_MARK = '# Stand-in for data, which is not in this project.';

export const STAND_IN_DATA = 'data/stand-ins.yaml';

/** Returns the indented level that reads the stand-ins, for `hiera.yaml`. */
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

/** Creates a level like `standInLevel`, for `hiera.yaml` version 3, whose levels are paths in the data folder. */
export function standInLevel3(indent: string): string {
  return `${indent}${LEVEL_MARK}\n${indent}- stand-ins\n`;
}

export function withoutLevel(text: string): string {
  const start = text.indexOf(LEVEL_MARK);
  if (start === -1) return text;
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const indent = text.slice(lineStart, start);
  const block = [standInLevel(indent), standInLevel3(indent)].find((each) => text.startsWith(each, lineStart));
  return block === undefined ? text : text.slice(0, lineStart) + text.slice(lineStart + block.length);
}

/** Adds stand-ins to the files of a project. In a shared file, the existing lines stay. */
export function withStandIns(files: Texts, entries: readonly StandInEntry[]): Texts {
  const changed: Record<string, string> = {};
  const shared = new Map<string, Map<string, string>>();
  for (const { path, text, head, needs } of entries) {
    if (head === undefined) changed[path] = text;
    else {
      const lines = shared.get(path) ?? readLines(files[path] ?? head);
      shared.set(path, lines);
      const line = text.trimEnd();
      // A line that replaces another line with the same key moves to the end.
      lines.delete(keyOf(line));
      lines.set(keyOf(line), line);
    }
    if (needs !== undefined) changed[needs.path] = needs.text;
  }
  for (const [path, lines] of shared) changed[path] = `${[...lines.values()].join('\n')}\n`;
  return { ...files, ...changed };
}

function readLines(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [keyOf(line), line]));
}

/** Returns the key of a line `"key": value`. For any other line, returns the whole line. */
function keyOf(line: string): string {
  const end = line.indexOf(': ');
  return end === -1 ? line : line.slice(0, end + 2);
}

export function hasStandIn(files: Texts, { path, text, head }: StandInEntry): boolean {
  const current = files[path];
  return current !== undefined && isStandIn(current) && (head === undefined || current.includes(`\n${keyOf(text)}`));
}

/** Returns the changes that remove all stand-ins: new contents by path, or undefined for a file to remove. */
export function withoutStandIns(files: Texts): Readonly<Record<string, string | undefined>> {
  const changes: Record<string, string | undefined> = {};
  for (const [path, text] of Object.entries(files)) if (isStandIn(text)) changes[path] = undefined;
  const config = files['hiera.yaml'];
  if (config !== undefined && !isStandIn(config) && withoutLevel(config) !== config) {
    changes['hiera.yaml'] = withoutLevel(config);
  }
  return changes;
}

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

/**
 * Returns whether a resource of the catalog depends on a stand-in: the stand-in is its class or type, or declares the
 * resource.
 */
export function restsOnStandIn(
  { type, title, place }: { readonly type: string; readonly title: string; readonly place?: { readonly file: string } },
  { classes, types }: StoodIn,
  files: Texts,
): boolean {
  if (type === 'Class' ? classes.has(title.toLowerCase()) : types.has(type.toLowerCase())) return true;
  return place !== undefined && isStandIn(files[place.file] ?? '');
}

/**
 * Finds the stand-ins that are obsolete because of real files: stand-ins of the same module, and stand-ins for resource
 * types that the module defines in Ruby.
 *
 * @param arrived paths of the real files
 */
export function outdatedStandIns(files: Texts, arrived: readonly string[]): readonly string[] {
  const modules = new Set(
    arrived.flatMap((path) => /^.*?[^/]+\/([^/]+)\/(?:metadata\.json$|manifests\/|lib\/)/.exec(path)?.[1] ?? []),
  );
  const types = new Set(arrived.flatMap((path) => /\/lib\/puppet\/type\/(\w+)\.rb$/.exec(path)?.[1] ?? []));
  return Object.entries(files).flatMap(([path, text]) => {
    const module = /^.*?[^/]+\/([^/]+)\/(?:manifests|functions|types|templates|files)\//.exec(path)?.[1];
    if (module === undefined || !isStandIn(text)) return [];
    return modules.has(module) || (types.has(module) && path.endsWith('/manifests/init.pp')) ? [path] : [];
  });
}
