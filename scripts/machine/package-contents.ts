/** Converts the recording of a package to the format of its data file. */
import type { PackageData } from './package-data.ts';
import type { RecordedPackage, RecordedPath, RecordedUnit } from './recording.ts';

/**
 * Matches paths to leave out: data that daemons and caches create when they first run, links to manual pages, and links
 * that `php-modules.ts` creates.
 */
const LEFT_OUT =
  /^\/var\/lib\/(postgresql\/\d+\/main\/.|mysql\/.|rabbitmq\/mnesia\/.|mongodb\/.|systemd\/|ghc\/|texmf)|^\/etc\/php\/[^/]+\/\w+\/conf\.d\/|\.dpkg-new$|^\/var\/cache\/(fontconfig|debconf|ldconfig|man)\/|\/(alternatives\/.*\.gz|__pycache__)(\/|$)|^\/etc\/(X11|fonts|emacs|vim|sgml|xml)\/.*\/|^\/usr\/lib\/(sysusers\.d|systemd)/;
/** Matches directories in `/usr` that many packages share. */
const SHARED =
  /^\/usr\/(share|lib)\/(applications|bash-completion|bug|dbus-1|doc|doc-base|icons|info|initramfs-tools|lintian|locale|man|metainfo|menu|mime|perl|perl5|pixmaps|pkgconfig|polkit-1|python3|ruby|sysusers\.d|systemd|tmpfiles\.d|x86_64-linux-gnu|zsh|fish|udev|modules-load\.d|sysctl\.d|pam-configs|apport|aclocal|cmake|gir-1\.0|glib-2\.0|gettext|vim|emacs|nodejs|rubygems-integration|gems|fonts|X11|xml|sgml|keyrings|ca-certificates)$/;

const PROGRAM = /^\/usr\/(bin|sbin|games)\/[^/]+$/;
const UNIT_FOLDER = '/usr/lib/systemd/system/';

interface Entries {
  readonly own: readonly RecordedPath[];
  readonly generated: readonly RecordedPath[];
}

/**
 * @param isNamed true if manifests name the package; for packages that are only dependencies, paths in `/usr` are left
 * out
 */
export function packageData(row: RecordedPackage, isNamed: boolean): PackageData {
  const isKept = ({ path }: RecordedPath): boolean =>
    !LEFT_OUT.test(path) && (isNamed || !/^\/usr\/(share|lib)\//.test(path));
  const entries = { own: row.paths.filter(isKept), generated: row.generated.filter(isKept) };
  const fields = {
    files: filePaths(entries.own),
    generated: filePaths(entries.generated),
    directories: leafDirectories(entries),
    links: Object.fromEntries(
      [...entries.own, ...entries.generated].flatMap(({ path, target }) =>
        target === undefined || path.startsWith(UNIT_FOLDER) || PROGRAM.test(path) ? [] : [[path, target]],
      ),
    ),
    ownership: ownership(entries),
    programs: [...entries.own, ...entries.generated].flatMap((entry) => (isProgram(entry) ? [entry.path] : [])),
    services: [...row.units.flatMap(serviceLine), ...(isNamed ? oldServices(row) : [])],
    users: row.users.filter((line) => line.includes(':/')).map((line) => userLine(line, row.groups)),
    groups: groupLines(row),
    leavesConfiguration: row.hasPostrm || row.conffiles.length > 0,
  };
  const isFilled = ([, value]: readonly [string, unknown]): boolean =>
    value === true || (typeof value === 'object' && value !== null && Object.keys(value).length > 0);
  return Object.fromEntries(Object.entries(fields).filter(isFilled));
}

/** Returns whether a path is a program. Links to programs count, such as those in `/etc/alternatives`. */
function isProgram({ path, kind }: RecordedPath): boolean {
  return kind !== 'directory' && PROGRAM.test(path);
}

/** Returns the services that have a script in `/etc/init.d` but no unit. systemd generates a unit for them. */
function oldServices({ paths, units }: RecordedPackage): readonly string[] {
  return paths.flatMap(({ path }) => {
    const name = /^\/etc\/init\.d\/([^/.]+)$/.exec(path)?.[1];
    return name === undefined || units.some((unit) => unit.name === `${name}.service`) ? [] : [name];
  });
}

function isPlace(path: string): boolean {
  return /^\/(etc|var|srv|opt|usr\/local)\//.test(path);
}

function filePaths(entries: readonly RecordedPath[]): readonly string[] {
  return entries.flatMap(({ path, kind }) => (kind === 'file' && isPlace(path) ? [path] : []));
}

/** Returns the directories without files, which must be listed because no file's path creates them. */
function leafDirectories({ own, generated }: Entries): readonly string[] {
  const all = [...own, ...generated];
  return all.flatMap(({ path, kind }) => {
    if (kind !== 'directory' || SHARED.test(path)) return [];
    if (!isPlace(path) && !/^\/usr\/(share|lib)\/[^/]+$/.test(path)) return [];
    return all.some((other) => other.path.startsWith(`${path}/`) && !PROGRAM.test(other.path)) ? [] : [path];
  });
}

function ownership({ own, generated }: Entries): readonly string[] {
  return [...own, ...generated].flatMap(({ path, kind, mode, owner, group }) => {
    if (kind === 'link' || !isPlace(path)) return [];
    const usual = kind === 'directory' ? '0755' : '0644';
    if (owner === 'root' && group === 'root') return mode === usual ? [] : [`${path} ${mode}`];
    return [`${path} ${mode} ${owner} ${group}`];
  });
}

/** Returns the line of a service. Templates, and units that only other units start, have no state of their own. */
export function serviceLine({ name, state, isActive }: RecordedUnit): readonly string[] {
  if (
    !/\.(service|timer|socket|path)$/.test(name) ||
    ['alias', 'transient', 'masked', 'enabled-runtime'].includes(state)
  )
    return [];
  const short = name.replace(/\.service$/, '');
  const words = [state === 'generated' ? 'enabled' : state, isActive ? 'running' : 'stopped'];
  return [words.join(' ') === 'enabled running' ? short : `${short} ${words.join(' ')}`];
}

/**
 * Returns the id of an account if it is fixed. Ids that are assigned in order depend on the machine; they become `down`
 * if they count downwards, and empty otherwise.
 */
function readId(text: string): string {
  const id = Number(text);
  if (id >= 500 && id < 1000) return 'down';
  return id >= 100 && id < 500 ? '' : text;
}

function userLine(line: string, groups: readonly string[]): string {
  const [name = '', , uid = '', gid = '', comment = '', home = '', shell = ''] = line.split(':');
  const named = /^\d+$/.test(gid) ? groups.find((each) => each.split(':')[2] === gid)?.split(':')[0] : gid;
  const group = named ?? (gid === '65534' ? 'nogroup' : gid === uid ? name : undefined);
  const fields = [name, home, shell, readId(uid), comment, group === undefined || group === name ? '' : group];
  return fields.join(':').replace(/:+$/, '');
}

/**
 * Returns the lines of groups: new groups without those created for a user of the same name, and members of existing
 * groups.
 */
function groupLines({ users, groups }: RecordedPackage): readonly string[] {
  return groups.flatMap((line) => {
    const [name = '', , gid = '', members = ''] = line.split(':');
    const isOwn = users.some((user) => user.startsWith(`${name}:`));
    if (isOwn && members === '') return [];
    return [[name, isOwn || gid === '' ? '' : readId(gid), members].join(':').replace(/:+$/, '')];
  });
}
