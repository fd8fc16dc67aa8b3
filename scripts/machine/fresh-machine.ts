/** Splits the fresh machine of a recording into its packages, and everything outside of packages. */
import { packageData, serviceLine } from './package-contents.ts';
import type { FreshMachineData } from './package-data.ts';
import type { RecordedMachine, RecordedPackage, RecordedUnit } from './recording.ts';

/** Matches paths that exist only on the recorder's machine, or that differ on every machine. */
const RECORDERS = /^\/etc\/(apt\/apt\.conf\.d\/99.*|hostname|hosts|machine-id|\.pwd\.lock)$/;

/**
 * Returns the packages of a fresh machine, each in the form of a recorded installation. Leaves out accounts, which the
 * data of the machine contains.
 */
export function splitPackages(machine: RecordedMachine): readonly RecordedPackage[] {
  const entries = new Map(machine.paths.map((entry) => [entry.path, entry]));
  const conffiles = new Set(machine.conffiles);
  const withPostrm = new Set(machine.withPostrm);
  const folders = new Map<string, number>();
  for (const paths of Object.values(machine.owners))
    for (const path of paths) folders.set(path, (folders.get(path) ?? 0) + 1);
  return Object.entries(machine.packages).map(([name, version]) => {
    const own = (machine.owners[name] ?? []).flatMap((path) => entries.get(path) ?? []);
    return {
      name,
      version,
      conffiles: own.flatMap(({ path }) => (conffiles.has(path) ? [path] : [])),
      hasPostrm: withPostrm.has(name),
      paths: own.filter(
        ({ path, kind }) => kind !== 'directory' || folders.get(path) === 1 || !/^\/(etc|var|usr)\/[^/]+$/.test(path),
      ),
      generated: [],
      users: [],
      groups: [],
      units: machine.units.filter(({ name: unit }) =>
        own.some(({ path }) => path === `/usr/lib/systemd/system/${unit}`),
      ),
    };
  });
}

/** Returns what a fresh machine contains outside of its packages. */
export function freshMachine(machine: RecordedMachine): FreshMachineData {
  const owned = new Set(Object.values(machine.owners).flat());
  const rest = machine.paths.filter(({ path }) => !owned.has(path) && !RECORDERS.test(path));
  const row = { name: '', version: '', conffiles: [], hasPostrm: false, paths: [], users: [], groups: [], units: [] };
  const { generated, directories, links, ownership } = packageData({ ...row, generated: rest }, true);
  return {
    packages: Object.keys(machine.packages),
    users: machine.users,
    groups: machine.groups,
    services: machine.units
      .filter(({ name, state, isActive }) => !name.includes('@') && (state !== 'static' || isActive))
      .flatMap(serviceLine)
      .concat(machine.units.flatMap(aliasOfTarget)),
    contents: {
      ...(generated === undefined ? {} : { files: generated }),
      ...(directories === undefined ? {} : { directories }),
      ...(links === undefined ? {} : { links }),
      ...(ownership === undefined ? {} : { ownership }),
    },
  };
}

/**
 * Returns a target that is only an alias of another unit, and therefore enabled, such as `ctrl-alt-del.target` for
 * `reboot.target`.
 */
function aliasOfTarget({ name, state }: RecordedUnit): readonly string[] {
  return state === 'alias' && name === 'ctrl-alt-del.target' ? [`${name} enabled stopped`] : [];
}
