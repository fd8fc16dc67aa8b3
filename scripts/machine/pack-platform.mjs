/**
 * Creates modules from the folders in `src/machines`. `virtual:machines/PLATFORM` exports `data`, the `MachineData` of
 * a platform, and `programs`, the programs of packages.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = 'src/machines';
const PROGRAMS = fileURLToPath(new URL('../../src/machines/programs/index.ts', import.meta.url));
const NAME = /^virtual:machines\/([\w.-]+)$/;

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * Returns a placeholder text for a file whose content no code depends on.
 *
 * @param {string} path
 */
function plainText(path) {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (path.startsWith('/etc/init.d/')) return '#!/bin/sh\nexit 0\n';
  const extension = /^\/etc\/php\/[^/]+\/mods-available\/(\w+)\.ini$/.exec(path)?.[1];
  if (extension !== undefined) return `; priority=20\nextension=${extension}.so\n`;
  return path.startsWith('/etc/') ? `# ${name}\n` : '';
}

/**
 * Returns the file contents that this project has written itself, by path.
 *
 * @param {string} folder
 */
function readTexts(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length), readFileSync(path, 'utf8')];
    }),
  );
}

/**
 * Reads the relations in a line of `index.txt` (see `relations.ts`).
 *
 * @param {readonly string[]} words
 */
function readRelations(words) {
  const found = { depends: [], recommends: [], conflicts: [], provides: [] };
  const kinds = { '+': 'recommends', '!': 'conflicts', '=': 'provides' };
  for (const word of words) {
    if (word === '*') continue;
    const kind = kinds[word[0]];
    if (kind === undefined) found.depends.push(word);
    else found[kind].push(word.slice(1));
  }
  const filled = Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0));
  return words.includes('*') ? { ...filled, isEssential: true } : filled;
}

/** Returns the scripts of programs that a simulated command implements. All other programs are simulated by name. */
function collectPrograms(paths, { builtIn, offline, scripts }) {
  const made = {};
  for (const path of paths) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (scripts[name] !== undefined) made[path] = scripts[name];
    else if (builtIn.includes(name)) made[path] = `#!/bin/sh\n/usr/bin/${name} "$@"\n`;
    else if (offline[name] !== undefined)
      made[path] = `#!/bin/sh\necho '${name}: the simulated machine has no network' >&2\nexit ${offline[name]}\n`;
  }
  return made;
}

function collectContents(
  { files = [], generated = [], directories = [], programs = [], texts: own = {}, ...rest },
  texts,
  known,
) {
  const scripts = collectPrograms(programs, known);
  const commands = programs.filter((path) => scripts[path] === undefined);
  const laid = [...files, ...generated].map((path) => [path, own[path] ?? texts.get(path) ?? plainText(path)]);
  const all = { ...Object.fromEntries(laid), ...Object.fromEntries(directories.map((path) => [path, null])) };
  return {
    ...rest,
    ...(Object.keys(all).length === 0 ? {} : { files: all }),
    ...(generated.length === 0 ? {} : { generated }),
    ...(commands.length === 0 ? {} : { commands }),
    ...(Object.keys(scripts).length === 0 ? {} : { programs: scripts }),
  };
}

/**
 * Returns additions to packages that no recording contains, by package, such as files that a running daemon creates.
 * @param {string} platform
 */
function readOverlay(platform) {
  const path = join(FOLDER, platform, 'overlay.json');
  return existsSync(path) ? readJson(path) : {};
}

/**
 * Returns what packages leave behind after removal and after purging, by package.
 *
 * @param {string} platform
 */
function readRemovals(platform) {
  const path = join(FOLDER, platform, 'removals.json');
  return existsSync(path) ? readJson(path) : {};
}

/**
 * Returns the alternatives that packages register, by package, such as `editor /usr/bin/editor /usr/bin/vim.basic 30`.
 * @param {string} platform
 */
function readAlternatives(platform) {
  const path = join(FOLDER, platform, 'alternatives.json');
  return existsSync(path) ? readJson(path) : {};
}

/**
 * Returns the contents of a package with alternatives. The generic paths are not programs of the package, because
 * registering creates them as links; the registered paths are.
 *
 * @param {readonly string[] | undefined} alternatives
 */
function withAlternatives(data, alternatives) {
  if (alternatives === undefined) return data;
  const rows = alternatives.map((line) => line.split(' '));
  const generic = new Set(rows.flatMap(([name, link]) => [link, `/etc/alternatives/${name}`]));
  const { programs = [], links = {}, ...rest } = data;
  return {
    ...rest,
    alternatives,
    programs: [...new Set([...programs.filter((path) => !generic.has(path)), ...rows.map(([, , path]) => path)])],
    links: Object.fromEntries(Object.entries(links).filter(([path]) => !generic.has(path))),
  };
}

function withAdditions(data, additions = {}) {
  const merged = Object.entries(additions).map(([key, value]) => [
    key,
    Array.isArray(value) ? [...(data[key] ?? []), ...value] : { ...data[key], ...value },
  ]);
  return { ...data, ...Object.fromEntries(merged) };
}

/** Returns the contents of a fresh machine, without files and links that the additions of its packages contain. */
function withoutAdditions({ files = [], links = {}, ...rest }, overlay) {
  const given = new Set(
    Object.values(overlay).flatMap((each) => [...(each.generated ?? []), ...Object.keys(each.links ?? {})]),
  );
  return {
    ...rest,
    files: files.filter((path) => !given.has(path)),
    links: Object.fromEntries(Object.entries(links).filter(([path]) => !given.has(path))),
  };
}

const UNIT_DIRECTORY = '/usr/lib/systemd/system';

/**
 * Returns the content of a unit file.
 *
 * @param {string} name
 * @param {readonly string[]} install lines of its section `[Install]`
 */
function unitText(name, install) {
  const program = `\n[Service]\nExecStart=/usr/lib/systemd/${name.replace('.service', '')}\n`;
  const timer = '\n[Timer]\nOnCalendar=daily\n';
  const section = name.endsWith('.timer') ? timer : name.endsWith('.service') ? program : '';
  const end = install.length === 0 ? '' : `\n[Install]\n${install.join('\n')}\n`;
  return `[Unit]\nDescription=${name}\n${section}${end}`;
}

/**
 * Returns the unit files of the base system, and the links between them.
 *
 * @param {string} folder
 */
function baseUnits(folder) {
  const path = join(folder, 'base-units.json');
  if (!existsSync(path)) return { files: {}, links: {} };
  const { static: names, installable, links } = readJson(path);
  const units = [...names.map((name) => [name, []]), ...Object.entries(installable)];
  return {
    files: Object.fromEntries(units.map(([name, install]) => [`${UNIT_DIRECTORY}/${name}`, unitText(name, install)])),
    links,
  };
}

/**
 * Returns the lines of a platform's file; none if the platform does not have the file.
 *
 * @param {string} platform
 * @param {string} name
 */
function readLines(platform, name) {
  const path = join(FOLDER, platform, name);
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
}

/**
 * Returns the data of a platform.
 *
 * @param {string} platform
 */
export function packPlatform(platform) {
  const folder = join(FOLDER, platform);
  const { family, contents = platform } = readJson(join(folder, 'platform.json'));
  const overlay = { ...readOverlay(contents), ...readOverlay(platform) };
  const removals = { ...readRemovals(contents), ...readRemovals(platform) };
  const alternatives = { ...readAlternatives(contents), ...readAlternatives(platform) };
  const texts = readTexts(join(FOLDER, 'texts', family));
  const known = readJson(join(FOLDER, 'programs.json'));
  const archive = {};
  for (const line of readFileSync(join(folder, 'index.txt'), 'utf8').trim().split('\n')) {
    const [name, version, ...words] = line.split(' ');
    const file = [platform, contents].map((each) => join(FOLDER, each, 'packages', `${name}.json`)).find(existsSync);
    const data = withAdditions(file === undefined ? {} : readJson(file), overlay[name]);
    const own = collectContents(withAlternatives(data, alternatives[name]), texts, known);
    archive[name] = { version, ...readRelations(words), ...own, ...removals[name] };
  }
  const { contents: rest, ...fresh } = readJson(join(folder, 'fresh.json'));
  return {
    archive,
    others: readLines(platform, 'others.txt'),
    ...fresh,
    contents: collectContents(withoutAdditions(rest, overlay), texts, known),
    units: baseUnits(join(FOLDER, contents)),
    unavailable: readLines(platform, 'unavailable.txt'),
  };
}

/** @param {string} platform */
function moduleText(platform) {
  return `export { programs } from ${JSON.stringify(PROGRAMS)};
export const data = JSON.parse(${JSON.stringify(JSON.stringify(packPlatform(platform)))});`;
}

/** Creates the plugin for Vite. */
export function machinesPlugin() {
  return {
    name: 'bunraku-machines',
    resolveId: { filter: { id: NAME }, handler: (id) => `\0${id}` },
    load: { filter: { id: /^\0virtual:machines\// }, handler: (id) => moduleText(NAME.exec(id.slice(1))?.[1] ?? '') },
  };
}

export const machinesForEsbuild = {
  name: 'bunraku-machines',
  setup(build) {
    build.onResolve({ filter: NAME }, ({ path }) => ({ path, namespace: 'machines' }));
    build.onLoad({ filter: NAME, namespace: 'machines' }, ({ path }) => ({
      contents: moduleText(NAME.exec(path)?.[1] ?? ''),
      loader: 'js',
      resolveDir: dirname(PROGRAMS),
    }));
  },
};
