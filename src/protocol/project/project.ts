/** A project as plain JSON data, which can be sent to the worker, encoded in a link, and stored in the browser. */

import type { OwnPackages } from '../../engine/index.ts';
import { hasManifests } from './environment.ts';
import { isReleaseId, newProjectRelease, type ReleaseId } from './releases.ts';

export type { OwnPackage, OwnPackages } from '../../engine/index.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** Files by path relative to the environment, such as `manifests/site.pp` or `modules/ntp/templates/ntp.conf.epp`. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** Reason for keeping a file as bytes instead of a string. */
export type KeptReason =
  /** The content is not UTF-8, for example an image, an archive, or text in a different encoding. */
  | 'binary'
  /** Puppet never reads it: tests, documentation, settings of other tools. */
  | 'unused'
  | 'hidden'
  /** The file is longer than the editor's limit. */
  | 'too-long';

/** A file that is not stored as a string: the location of its bytes, or the target of a symbolic link. */
export type KeptFile =
  | {
      readonly kind: 'bytes';
      /** The pack that contains the bytes. A pack is one blob for all files that were added together. */
      readonly pack: string;
      /** Offset of the bytes in the pack; `size` is the number of bytes. */
      readonly at: number;
      readonly size: number;
      readonly why: KeptReason;
    }
  /** A symbolic link. Links out of the project are not followed. */
  | { readonly kind: 'link'; readonly target: string };

/** Files that are kept as bytes or as symbolic links, by path. None of the paths is also in `ProjectFiles`. */
export type KeptFiles = Readonly<Record<string, KeptFile>>;

export const platformIds = ['debian-12', 'debian-13', 'ubuntu-24.04', 'rhel-9', 'almalinux-9'] as const;
export type PlatformId = (typeof platformIds)[number];

/** Returns whether a platform uses rpm and dnf. All other platforms use dpkg and apt. */
export function hasRpm(platform: PlatformId): boolean {
  return platform === 'rhel-9' || platform === 'almalinux-9';
}

export function isPlatformId(text: string): text is PlatformId {
  return platformIds.some((id) => id === text);
}

/** The node to compile; the catalog is applied to this node's machine. */
export interface NodeDescription {
  readonly certname: string;
  /** Operating system of the node. It determines the preset facts and the fresh machine. */
  readonly platform: PlatformId;
  /** Facts that are added to the preset facts, or replace them. */
  readonly facts: JsonObject;
  /** True if the agent also sends legacy facts (`osfamily`), as with `include_legacy_facts`. */
  readonly legacyFacts?: true;
}

/**
 * With this number of other nodes or more, the current node is compiled alone, without exported resources of the
 * others.
 */
export const mostTogether = 20;

/** Describes how the machine before the first run differs from a fresh machine of its platform. */
export interface MachineDescription {
  /** File contents by path; `null` creates a directory. */
  readonly files: Readonly<Record<string, string | null>>;
  /** Versions of the installed packages, by name. All files and services of a package are installed with it. */
  readonly packages: Readonly<Record<string, string>>;
  readonly services: Readonly<
    Record<string, { readonly ensure: 'running' | 'stopped'; readonly enable: 'true' | 'false' }>
  >;
  /** Packages added to the platform's archive, by name. They are available, but not installed. */
  readonly archive?: OwnPackages;
  /** Targets of symbolic links by path of the link. */
  readonly links?: Readonly<Record<string, string>>;
  /**
   * Attributes of files and directories that differ from the defaults: the mode as four octal digits, the owner and
   * group as names.
   */
  readonly attributes?: Readonly<
    Record<string, { readonly mode: string; readonly owner: string; readonly group: string }>
  >;
  /** Parts of a fresh machine that this machine lacks. */
  readonly removed?: {
    readonly files?: readonly string[];
    readonly packages?: readonly string[];
    readonly services?: readonly string[];
  };
}

/** Counts the entries in a machine description; 0 for the platform's own machine and archive. */
export function machineEntries(machine: MachineDescription): number {
  const own = Object.values(machine.archive ?? {});
  return startingEntries(machine) + own.reduce((sum, { files }) => sum + 1 + Object.keys(files ?? {}).length, 0);
}

/**
 * Counts the entries that describe the machine before its first run. Leaves out packages that are only in the archive.
 */
export function startingEntries({ files, packages, services, links, attributes, removed }: MachineDescription): number {
  const records = [files, packages, services, links ?? {}, attributes ?? {}];
  const lists = [removed?.files ?? [], removed?.packages ?? [], removed?.services ?? []];
  return (
    records.reduce((sum, record) => sum + Object.keys(record).length, 0) +
    lists.reduce((sum, list) => sum + list.length, 0)
  );
}

/** A node with its machine. `Project` has the same fields, for its current node. */
export interface ProjectNode {
  readonly node: NodeDescription;
  readonly machine: MachineDescription;
}

export interface Project extends ProjectNode {
  readonly name: string;
  readonly files: ProjectFiles;
  /** Files that Bunraku stores and exports unchanged, but does not read. Absent if there are none. */
  readonly kept?: KeptFiles;
  /** Paths of executable files, including files kept as bytes. Absent if there are none. */
  readonly executable?: Readonly<Record<string, true>>;
  /** Puppet release of the project. Absent if it is `newProjectRelease`. */
  readonly release?: ReleaseId;
  /** The other nodes, in any order. Certnames are unique in a project. */
  readonly others?: readonly ProjectNode[];
}

/**
 * Returns the release that a project is compiled for. Ignores an unknown release, which a later version of Bunraku may
 * have stored.
 */
export function releaseOfProject({ release }: Pick<Project, 'release'>): ReleaseId {
  return release !== undefined && isReleaseId(release) ? release : newProjectRelease;
}

export function withRelease(project: Project, release: ReleaseId): Project {
  const { release: _before, ...rest } = project;
  return release === newProjectRelease ? rest : { ...rest, release };
}

const namesOnly = new WeakMap<readonly ProjectNode[], readonly ProjectNode[]>();

/**
 * Returns the project for compiling its current node. With too many other nodes to compile, includes only their names,
 * without facts and machines.
 */
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

/** Returns all nodes of a project, including the current one, sorted by certname (`web2` before `web10`). */
export function nodesOf(project: Pick<Project, 'node' | 'machine' | 'others'>): readonly ProjectNode[] {
  const { node, machine, others = [] } = project;
  return [{ node, machine }, ...others].sort((a, b) => byCertname.compare(a.node.certname, b.node.certname));
}

const byCertname = new Intl.Collator('en', { numeric: true });

/** Path of a catalog that was compiled outside of Bunraku. */
export const catalogFile = 'catalog.json';

/**
 * Returns the compiled catalog of a project without manifests. Returns undefined if there is no catalog, or if the
 * project has manifests to compile.
 */
export function findCompiledCatalog(files: ProjectFiles): string | undefined {
  const text = files[catalogFile];
  if (text === undefined) return undefined;
  return hasManifests(files) ? undefined : text;
}
