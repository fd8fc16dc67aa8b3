/** What a project is made of, as it crosses to the worker, into a link and into the browser's storage. Plain JSON data. */

import type { OwnPackages, ReleaseId } from '../../engine/index.ts';
import { hasManifests } from './environment.ts';

export type { OwnPackage, OwnPackages, ReleaseId } from '../../engine/index.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** Files by path relative to the environment: `manifests/site.pp`, `modules/ntp/templates/ntp.conf.epp`. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** Why the bytes of a file are kept as they are, and not held as a text. */
export type KeptReason =
  /** No text in UTF-8: an image, an archive, a text in another encoding. */
  | 'binary'
  /** Puppet reads it neither when it compiles nor when it applies: tests, documentation, the settings of other tools. */
  | 'unused'
  | 'hidden'
  /** A text that is longer than an editor takes. */
  | 'too-long';

/** A file that goes along with the project as it came: its bytes, or where it links to. */
export type KeptFile =
  | {
      readonly kind: 'bytes';
      /** The pack that holds the bytes: one blob for all files that came together. */
      readonly pack: string;
      /** Where in the pack the bytes begin, and how many they are. */
      readonly at: number;
      readonly size: number;
      readonly why: KeptReason;
    }
  /** A symbolic link. Nothing follows a link out of the project. */
  | { readonly kind: 'link'; readonly target: string };

/** Kept files by path, which are never paths of `ProjectFiles`. */
export type KeptFiles = Readonly<Record<string, KeptFile>>;

export const platformIds = ['debian-12', 'debian-13', 'ubuntu-24.04', 'rhel-9', 'almalinux-9'] as const;
export type PlatformId = (typeof platformIds)[number];

/** Whether a platform has rpm and dnf; the others have dpkg and apt. */
export function hasRpm(platform: PlatformId): boolean {
  return platform === 'rhel-9' || platform === 'almalinux-9';
}

export function isPlatformId(text: string): text is PlatformId {
  return platformIds.some((id) => id === text);
}

/** The releases of Puppet that a project can be for, the newest first. */
export const projectReleases = [
  '8.11',
  '7.34',
  '6.29',
  '5.5',
  '4.10',
  '3.8-future',
  '3.8',
  '2.7',
] as const satisfies readonly ReleaseId[];
/** The release of a project that names none. */
const newestRelease = projectReleases[0];

export function isProjectRelease(text: string): text is ReleaseId {
  return projectReleases.some((id) => id === text);
}

/** The node for which the catalog is compiled, and whose machine takes the apply. */
export interface NodeDescription {
  readonly certname: string;
  /** Which preset gives the facts and the machine as it is before the first run. */
  readonly platform: PlatformId;
  /** Facts to add to the preset's or to replace there. */
  readonly facts: JsonObject;
  /** The agent sends flat facts (`osfamily`) as well, as `include_legacy_facts` has it. */
  readonly legacyFacts?: true;
}

/** With this many other nodes or more, the current one is compiled without them. */
export const mostTogether = 20;

/** Differences of the machine from its platform's, before the first run. */
export interface MachineDescription {
  /** Path → content; `null` makes a folder. */
  readonly files: Readonly<Record<string, string | null>>;
  /** Installed packages, name → version, with all that they bring. */
  readonly packages: Readonly<Record<string, string>>;
  readonly services: Readonly<
    Record<string, { readonly ensure: 'running' | 'stopped'; readonly enable: 'true' | 'false' }>
  >;
  /** Packages that are added to the platform's archive, by name; they are not installed by that. */
  readonly archive?: OwnPackages;
  /** Symbolic links, path → target. */
  readonly links?: Readonly<Record<string, string>>;
  /** Of files and folders whose attributes are not the usual ones: mode as four octal digits, owner and group by name. */
  readonly attributes?: Readonly<
    Record<string, { readonly mode: string; readonly owner: string; readonly group: string }>
  >;
  /** What the platform has and this machine has not. */
  readonly removed?: {
    readonly files?: readonly string[];
    readonly packages?: readonly string[];
    readonly services?: readonly string[];
  };
}

/** How many things a description says of a machine; none for a machine as its platform has it, with the platform's archive. */
export function machineEntries(machine: MachineDescription): number {
  const own = Object.values(machine.archive ?? {});
  return startingEntries(machine) + own.reduce((sum, { files }) => sum + 1 + Object.keys(files ?? {}).length, 0);
}

/** How many things a description says of the machine before its first run; those of the archive are not on it yet. */
export function startingEntries({ files, packages, services, links, attributes, removed }: MachineDescription): number {
  const records = [files, packages, services, links ?? {}, attributes ?? {}];
  const lists = [removed?.files ?? [], removed?.packages ?? [], removed?.services ?? []];
  return (
    records.reduce((sum, record) => sum + Object.keys(record).length, 0) +
    lists.reduce((sum, list) => sum + list.length, 0)
  );
}

/** A node with its machine. A project is one itself: its current node. */
export interface ProjectNode {
  readonly node: NodeDescription;
  readonly machine: MachineDescription;
}

export interface Project extends ProjectNode {
  readonly name: string;
  readonly files: ProjectFiles;
  /** What Bunraku does not read and gives back as it came; absent for none. */
  readonly kept?: KeptFiles;
  /** Paths of the files, read or kept, that may be executed; absent for none. */
  readonly executable?: Readonly<Record<string, true>>;
  /** The release of Puppet that it is for; absent for the newest. */
  readonly release?: ReleaseId;
  /** The nodes beside the current one, in no order that means anything; no two nodes of a project have the same certname. */
  readonly others?: readonly ProjectNode[];
}

/** The release that a project is compiled as. One that is not known, which a draft of a later Bunraku may name, counts as none. */
export function releaseOfProject({ release }: Project): ReleaseId {
  return release !== undefined && isProjectRelease(release) ? release : newestRelease;
}

/** A project for a release. */
export function withRelease(project: Project, release: ReleaseId): Project {
  const { release: _before, ...rest } = project;
  return release === newestRelease ? rest : { ...rest, release };
}

const namesOnly = new WeakMap<readonly ProjectNode[], readonly ProjectNode[]>();

/** A project as it is sent to be compiled for its current node: of many other nodes the names are enough, as they are not compiled. */
export function forCurrentNode(project: Project): Project {
  const { others = [] } = project;
  if (others.length < mostTogether) return project;
  let named = namesOnly.get(others);
  if (named === undefined) {
    named = others.map(({ node }) => ({
      node: { ...node, facts: {} },
      machine: { files: {}, packages: {}, services: {} },
    }));
    namesOnly.set(others, named);
  }
  return { ...project, others: named };
}

/** All nodes of a project by certname (`web2` before `web10`), whichever of them is the current one. */
export function nodesOf(project: Pick<Project, 'node' | 'machine' | 'others'>): readonly ProjectNode[] {
  const { node, machine, others = [] } = project;
  return [{ node, machine }, ...others].sort((a, b) => byCertname.compare(a.node.certname, b.node.certname));
}

const byCertname = new Intl.Collator('en', { numeric: true });

/** Where a project keeps a catalog that was compiled elsewhere. */
export const catalogFile = 'catalog.json';

/** The text of a compiled catalog that stands in place of manifests: only where the project has none to compile. */
export function compiledCatalogOf(files: ProjectFiles): string | undefined {
  const text = files[catalogFile];
  if (text === undefined) return undefined;
  return hasManifests(files) ? undefined : text;
}
