/**
 * Form for a package that the project adds to the archive: converts between a package and the strings in the fields.
 * Pure functions only.
 */
import {
  hasRpm,
  machineEntries,
  type MachineDescription,
  type OwnPackage,
  type PlatformId,
} from '../../../protocol/project/project.ts';
import { limits } from '../../../workspace/limits.ts';
import {
  findOwnPackage,
  readOwnPackage,
  withChanges,
  type OwnPackageProblem,
} from '../../../workspace/own-packages.ts';
import { ok, refused, type Result } from '../../../workspace/result.ts';

export interface OwnPackageTexts {
  readonly name: string;
  /** Versions, separated by commas or spaces. */
  readonly versions: string;
  /** Required packages, separated by commas; alternatives are separated by vertical bars. */
  readonly depends: string;
  readonly unit: string;
  readonly files: readonly OwnFile[];
}

export interface OwnFile {
  readonly path: string;
  readonly text: string;
}

/** `edits` is the name of the package that the form edits; undefined if the form adds a package. */
export interface OwnPackageForm {
  readonly texts: OwnPackageTexts;
  readonly edits: string | undefined;
}

/** Creates a form for a new package. `version` is the required version, if known. */
export function newForm(platform: PlatformId, name = '', version = hasRpm(platform) ? '1.0-1' : '1.0') {
  return { texts: { name, versions: version, depends: '', unit: '', files: [] }, edits: undefined } as const;
}

/** Creates a form for an existing package. If `version` is given, the form adds it to the versions of the package. */
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

/**
 * Reads the package from the form's fields, or returns a problem. `machine` is the machine whose archive gets the
 * package.
 */
export function readForm(
  { texts, edits }: OwnPackageForm,
  machine: MachineDescription,
  platform: PlatformId,
): Result<NamedOwnPackage, OwnPackageProblem> {
  const { archive = {} } = machine;
  const name = texts.name.trim();
  if (name !== edits && findOwnPackage(machine, name) !== undefined)
    return refused({ field: 'name', text: `You have already added a package named ${name} to the archive.` });
  const files = texts.files.map(({ path, text }) => ({ path: path.trim(), text }));
  const twice = files.find(({ path }, index) => files.findIndex((other) => other.path === path) < index);
  if (twice !== undefined) return refused({ field: 'files', text: `${twice.path} is listed twice.` });
  const unit = texts.unit.trim().replace(/\.service$/, '');
  const read = readOwnPackage(name, {
    versions: texts.versions.split(/[\s,]+/).filter((version) => version !== ''),
    depends: parseRelations(texts.depends),
    files: Object.fromEntries(files.map(({ path, text }) => [path, text])),
    ...(unit === '' ? {} : { unit }),
  });
  if (!read.ok) return read;
  // Debian Policy (5.6.7) requires such names.
  if (!hasRpm(platform) && !/^[a-z0-9][a-z0-9+.-]+$/.test(name))
    return refused({
      field: 'name',
      text: 'A Debian package name has two or more lowercase letters, digits, dots, hyphens or plus signs.',
    });
  const changed = withChanges(archive, { ...(edits === undefined ? {} : { [edits]: undefined }), [name]: read.value });
  if (Object.keys(changed).length > limits.ownPackages)
    return refused({ field: 'name', text: `A project can add at most ${limits.ownPackages} packages to an archive.` });
  if (machineEntries({ ...machine, archive: changed }) > limits.machineEntries)
    return refused({ field: 'files', text: 'The project’s machine and packages have too many files. Remove some.' });
  return ok({ name, own: read.value });
}

function parseRelations(text: string): readonly string[] {
  return text
    .split(',')
    .map((relation) => relation.trim().replaceAll(/\s*\|\s*/g, '|'))
    .filter((relation) => relation !== '');
}
