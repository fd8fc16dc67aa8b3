/** The form that asks for a package of one's own: what is typed, and the package that it comes to. Pure. */
import {
  hasRpm,
  machineEntries,
  type MachineDescription,
  type OwnPackage,
  type PlatformId,
} from '../../../protocol/project/project.ts';
import { limits } from '../../../workspace/limits.ts';
import { ownPackageOf, readOwnPackage, withChanges, type OwnPackageProblem } from '../../../workspace/own-packages.ts';
import { ok, refused, type Result } from '../../../workspace/result.ts';

/** What stands in the fields. */
export interface OwnPackageTexts {
  readonly name: string;
  /** With commas or spaces between them. */
  readonly versions: string;
  /** With commas between them, and bars between alternatives. */
  readonly depends: string;
  readonly unit: string;
  readonly files: readonly OwnFile[];
}

export interface OwnFile {
  readonly path: string;
  readonly text: string;
}

/** A form that is to be opened: what stands in it, and the package that it edits, if there is one. */
export interface OwnPackageForm {
  readonly texts: OwnPackageTexts;
  readonly edits: string | undefined;
}

/** A form for a new package. `version`: the one that is wanted, if that is known. */
export function newForm(platform: PlatformId, name = '', version = hasRpm(platform) ? '1.0-1' : '1.0') {
  return { texts: { name, versions: version, depends: '', unit: '', files: [] }, edits: undefined } as const;
}

/** A form for a package that is there. `version`: one that is to be added. */
export function editForm(name: string, own: OwnPackage, version?: string): OwnPackageForm {
  const versions = [...own.versions, ...(version === undefined ? [] : [version])];
  return {
    texts: {
      name,
      versions: versions.join(', '),
      depends: (own.depends ?? []).map((relation) => relation.replaceAll('|', ' | ')).join(', '),
      unit: own.unit ?? '',
      files: Object.entries(own.files ?? {}).map(([path, text]) => ({ path, text })),
    },
    edits: name,
  };
}

export interface NamedOwnPackage {
  readonly name: string;
  readonly own: OwnPackage;
}

/** The package of a form, or what stands against it. `machine`: the one to whose archive it is to be added. */
export function readForm(
  { texts, edits }: OwnPackageForm,
  machine: MachineDescription,
  platform: PlatformId,
): Result<NamedOwnPackage, OwnPackageProblem> {
  const { archive = {} } = machine;
  const name = texts.name.trim();
  if (name !== edits && ownPackageOf(machine, name) !== undefined)
    return refused({ field: 'name', text: `You have already added a package named ${name} to the archive.` });
  const files = texts.files.map(({ path, text }) => ({ path: path.trim(), text }));
  const twice = files.find(({ path }, index) => files.findIndex((other) => other.path === path) < index);
  if (twice !== undefined) return refused({ field: 'files', text: `${twice.path} is listed twice.` });
  const unit = texts.unit.trim().replace(/\.service$/, '');
  const read = readOwnPackage(name, {
    versions: texts.versions.split(/[\s,]+/).filter((version) => version !== ''),
    depends: relationsOf(texts.depends),
    files: Object.fromEntries(files.map(({ path, text }) => [path, text])),
    ...(unit === '' ? {} : { unit }),
  });
  if (!read.ok) return read;
  // Debian Policy, 5.6.7; dpkg refuses others.
  if (!hasRpm(platform) && !/^[a-z0-9][a-z0-9+.-]+$/.test(name))
    return refused({
      field: 'name',
      text: 'A Debian package name has two or more lowercase letters, digits, dots, hyphens or plus signs.',
    });
  const changed = withChanges(archive, { ...(edits === undefined ? {} : { [edits]: undefined }), [name]: read.value });
  if (Object.keys(changed).length > limits.ownPackages)
    return refused({ field: 'name', text: `A project can add at most ${limits.ownPackages} packages to an archive.` });
  if (machineEntries({ ...machine, archive: changed }) > limits.machineEntries)
    return refused({ field: 'files', text: 'The project’s machine and packages have too many files.' });
  return ok({ name, own: read.value });
}

function relationsOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((relation) => relation.trim().replaceAll(/\s*\|\s*/g, '|'))
    .filter((relation) => relation !== '');
}
