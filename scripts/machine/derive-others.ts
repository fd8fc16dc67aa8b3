/**
 * `node scripts/run.mjs scripts/machine/derive-others.ts [--alone] FOLDER INDEX…`: writes `others.txt` of a platform,
 * which lists packages that manifests may name in addition to those in `index.txt`. It contains what apt needs to
 * answer for these packages, but not their contents. FOLDER is `src/machines/PLATFORM`, and INDEX are Debian's
 * `Packages` files.
 *
 * A line contains a name, a version (`.` repeats the version of the previous line), and the packages of the archive
 * that are installed together with this package. For packages of requested sources, this includes recommended packages.
 * Packages of the fresh machine and libraries are left out: they would be a third of the data, and manifests do not
 * name them.
 *
 * With `--alone`, a line lists no other packages, and twice as many packages must mention a package. This is for Debian
 * 13, which has more packages in `index.txt`: the data of a platform must stay below 250 kB compressed.
 *
 * The file lists all programs for administrators (by section or debtag); libraries, modules of languages and
 * documentation that several packages mention; and packages from the sources of the packages in `asked-packages.txt`.
 * Families that only other packages need (`FAMILIES`) are left out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareDebianVersions } from '../../src/engine/machine/packages/debian-version.ts';
import { nameOf } from './package-index.ts';
import { SAME_VERSION } from '../../src/engine/machine/packages/other-packages.ts';
import type { FreshMachineData } from './package-data.ts';

/** Sections in which every package is a program that a manifest may install. */
const PROGRAMS = new Set(
  'admin utils net web mail database vcs shells httpd interpreters editors comm metapackages kernel php'.split(' '),
);

/** Minimum number of packages that must mention a package, by section. In all other sections, it is 30. */
const MENTIONS: Readonly<Record<string, number>> = {
  python: 4,
  perl: 6,
  ruby: 8,
  libdevel: 6,
  libs: 60,
  java: 12,
  devel: 5,
  text: 4,
  games: 10,
  graphics: 10,
  video: 10,
  sound: 10,
  fonts: 10,
  misc: 2,
  otherosfs: 2,
};

/** Sections in which a package counts as a program if a debtag marks it as a command line program. */
const COMMAND_LINE = new Set(['games', 'graphics', 'video', 'sound', 'text', 'devel', 'misc', 'otherosfs']);

/**
 * Matches families of packages that administrators do not name: parts of desktops, OpenStack, blends and cross
 * compilers.
 */
const FAMILIES =
  /^(asterisk-(core|moh|prompt)|binutils|crossbuild|gcc-\d+-(cross|multilib)|gcc-mingw|g\+\+-mingw|gobjc|golang|node|libghc|r-cran|elpa|gir1|tex|puppet-module|neutron|designate|openstack|nova|cinder|glance|heat|ironic|magnum|manila|masakari|mistral|murano|octavia|sahara|senlin|swift|trove|watcher|zaqar|aodh|barbican|ceilometer|education|task|med|science|gis|debian-astro|ezgo|parl|fcitx5?|ibus|scim|uim|aspell|ispell|hunspell|myspell|mythes|hyphen|globus|nordugrid|kamailio|erlang|tryton|gosa|ros|pd|icingaweb2|hamradio|junior|multimedia|progress|astro|pan|horizon|keystone|placement|php-(symfony|illuminate|league|doctrine|laminas|zeta|horde|phpdocumentor|codeigniter))-/;
const PARTS =
  /-(doc|docs|dbg|dbgsym|cross|cross-base|common|data|examples|theme|themes|static|headless|tests?|l10n(-.*)?|locale(-.*)?|linux-gnu.*|(module|plugin|table)s?-.*)$/;
const KERNEL = /^(linux-(image|headers)(-cloud|-rt)?-amd64|linux-cpupower|linux-perf|.*-dkms|dkms)$/;

/**
 * Sections in which a package that manifests name is included, even if its name matches `FAMILIES` (`yarnpkg`,
 * `syslinux-common`).
 */
const APPLICATIONS = new Set(['javascript', 'utils']);

/** Sections in which only daemons count as programs for administrators. */
const WITH_DAEMONS = new Set('devel golang java kernel misc news python x11'.split(' '));
const DESKTOP =
  /^(ayatana|gnome|lomiri|mako|notif|plasma|sway|waybar|x(neur|bindkeys|settingsd|trlock|screensaver)|inputplug|kbdd|imwheel|tryton|glance|keystone)/;

/** Sections whose packages are not programs of their source. */
const APART = new Set(['libs', 'doc', 'oldlibs', 'introspection', 'debug', 'localization']);

interface Package {
  readonly name: string;
  readonly version: string;
  readonly section: string;
  readonly source: string;
  readonly tags: string;
  /** True if the package contains a unit, or has a debtag for daemons. */
  readonly isDaemon: boolean;
  readonly depends: readonly string[];
  readonly recommends: readonly string[];
  readonly provides: readonly string[];
}

const words = process.argv.slice(2);
const isAlone = words[0] === '--alone';
const [folder = '', ...indexFiles] = isAlone ? words.slice(1) : words;
const namesFile = 'scripts/machine/asked-packages.txt';
const readLines = (path: string): readonly string[] => readFileSync(path, 'utf8').trim().split('\n');

const packages = new Map<string, Package>();
const mentions = new Map<string, number>();
for (const file of indexFiles) for (const text of readFileSync(file, 'utf8').split('\n\n')) addPackage(text);

const archive = new Set(readLines(join(folder, 'index.txt')).map((line) => line.slice(0, line.indexOf(' '))));
const fresh: FreshMachineData = JSON.parse(readFileSync(join(folder, 'fresh.json'), 'utf8'));
const installed = new Set(fresh.packages);
const named = new Set(readLines(namesFile));
/** Sources of the packages that manifests name. Their other packages are included, too (`tomcat10-admin`). */
const asked = new Set(
  readFileSync(namesFile, 'utf8')
    .trim()
    .split(/\s+/)
    .flatMap((name) => packages.get(name)?.source ?? []),
);
const others = [...packages.values()].filter((each) => !archive.has(each.name) && isRequested(each));
const known = new Set([...archive, ...others.map(({ name }) => name)]);
others.sort((one, other) => (`${one.name} ` < `${other.name} ` ? -1 : 1));
const lines = others.map(({ name, version, source, depends, recommends, provides }, index) =>
  [
    name,
    version === others[index - 1]?.version ? SAME_VERSION : version,
    ...new Set(isAlone ? [] : [...depends, ...(asked.has(source) ? recommends : [])].flatMap(broughtFor)),
    ...provides.map((each) => `=${each}`),
  ].join(' '),
);
writeFileSync(join(folder, 'others.txt'), `${lines.join('\n')}\n`);

function addPackage(text: string): void {
  // A field such as the debtags continues on lines that start with a space.
  const fields = new Map(
    [...text.matchAll(/^([\w-]+): (.*(?:\n .*)*)$/gm)].map(([, key = '', value = '']) => [key, value]),
  );
  const name = fields.get('Package');
  if (name === undefined) return;
  const version = fields.get('Version') ?? '';
  const found = packages.get(name);
  if (found !== undefined && compareDebianVersions(found.version, version) >= 0) return;
  const list = (key: string): readonly string[] =>
    (fields.get(key) ?? '').split(/\s*,\s*/).filter((each) => each !== '');
  const depends = [...list('Pre-Depends'), ...list('Depends')];
  const recommends = list('Recommends');
  if (found === undefined)
    for (const each of new Set([...depends, ...recommends, ...list('Suggests')].flatMap(choices)))
      mentions.set(each, (mentions.get(each) ?? 0) + 1);
  const section = (fields.get('Section') ?? '').replace(/^.*\//, '');
  // Leaves out names with numbers, which are versions of interfaces that only other packages require.
  const provides = list('Provides')
    .map(nameOf)
    .filter((each) => /^[a-z][a-z-]*$/.test(each));
  const source = (fields.get('Source') ?? name).replace(/ .*/, '');
  const tags = fields.get('Tag') ?? '';
  const isDaemon =
    tags.includes('interface::daemon') ||
    depends.some((each) => nameOf(each) === 'init-system-helpers') ||
    /^prometheus-.*-exporter$/.test(name);
  packages.set(name, { name, version, section, source, tags, isDaemon, depends, recommends, provides });
}

function isRequested({ name, section, source, tags, isDaemon }: Package): boolean {
  if (named.has(name) && APPLICATIONS.has(section)) return true;
  if (FAMILIES.test(name) || PARTS.test(name)) return false;
  if (section === 'kernel') return KERNEL.test(name);
  if (PROGRAMS.has(section)) return true;
  if (WITH_DAEMONS.has(section) && isDaemon && !DESKTOP.test(name)) return true;
  if (COMMAND_LINE.has(section) && /interface::(commandline|text-mode|daemon)/.test(tags)) return true;
  if (!isAlone && asked.has(source) && !APART.has(section)) return true;
  return (mentions.get(name) ?? 0) >= (MENTIONS[section] ?? 30) * (isAlone ? 2 : 1);
}

/** Returns the packages that a dependency installs: its first alternative, if this is a program in the archive. */
function broughtFor(relation: string): readonly string[] {
  const chosen = choices(relation).find((choice) => known.has(choice));
  if (chosen === undefined || installed.has(chosen)) return [];
  return PROGRAMS.has(packages.get(chosen)?.section ?? '') ? [chosen] : [];
}

function choices(relation: string): readonly string[] {
  return relation.split('|').map((choice) => nameOf(choice.trim()));
}
