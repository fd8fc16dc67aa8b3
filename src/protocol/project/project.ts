/** A project, as it crosses to the worker, into a link and into the browser's storage. Plain JSON data. */

import type { OwnPackages } from '../../engine/index.ts';
import { hasManifests } from './environment.ts';
import { isProjectRelease, newProjectRelease, type ReleaseId } from './releases.ts';

export type { OwnPackage, OwnPackages } from '../../engine/index.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** Files by path relative to the environment: `manifests/site.pp`, `modules/ntp/templates/ntp.conf.epp`. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** Reason for keeping a file as bytes instead of a string. */
export type KeptReason =
  /** Not UTF-8: an image, an archive, another encoding. */
  | 'binary'
  /** Puppet never reads it: tests, documentation, settings of other tools. */
  | 'unused'
  | 'hidden'
  /** Longer than the editor's limit. */
  | 'too-long';

/** A file that the project carries along unchanged: its bytes, or the target of a symbolic link. */
export type KeptFile =
  | {
      readonly kind: 'bytes';
      /** The pack with the bytes, which is one blob for all files that were added together. */
      readonly pack: string;
      /** Offset of the bytes in the pack, and their number. */
      readonly at: number;
      readonly size: number;
      readonly why: KeptReason;
    }
  /** A symbolic link. Links out of the project are not followed. */
  | { readonly kind: 'link'; readonly target: string };

/** Kept files by path; their paths are never in `ProjectFiles`. */
export type KeptFiles = Readonly<Record<string, KeptFile>>;

export const platformIds = ['debian-12', 'debian-13', 'ubuntu-24.04', 'rhel-9', 'almalinux-9'] as const;
export type PlatformId = (typeof platformIds)[number];

/** Checks for a platform with rpm and dnf; the others have dpkg and apt. */
export function hasRpm(platform: PlatformId): boolean {
  return platform === 'rhel-9' || platform === 'almalinux-9';
}

export function isPlatformId(text: string): text is PlatformId {
  return platformIds.some((id) => id === text);
}

/** The node that is compiled, and whose machine the catalog is applied to. */
export interface NodeDescription {
  readonly certname: string;
  /** Preset of the facts and of the fresh machine. */
  readonly platform: PlatformId;
  /** Facts that add to the preset's or replace them. */
  readonly facts: JsonObject;
  /** True if the agent also sends legacy facts (`osfamily`), as with `include_legacy_facts`. */
  readonly legacyFacts?: true;
}

/** With this many other nodes or more, the current one is compiled without them. */
export const mostTogether = 20;

/** Differences between the machine before the first run and its platform. */
export interface MachineDescription {
  /** Path → content; `null` creates a directory. */
  readonly files: Readonly<Record<string, string | null>>;
  /** Installed packages, name → version, with all of their content. */
  readonly packages: Readonly<Record<string, string>>;
  readonly services: Readonly<
    Record<string, { readonly ensure: 'running' | 'stopped'; readonly enable: 'true' | 'false' }>
  >;
  /** Packages added to the platform's archive, by name; they are not installed. */
  readonly archive?: OwnPackages;
  /** Symbolic links, path → target. */
  readonly links?: Readonly<Record<string, string>>;
  /**
   * Attributes of files and directories that differ from the defaults: mode as four octal digits, owner and group by
   * name.
   */
  readonly attributes?: Readonly<
    Record<string, { readonly mode: string; readonly owner: string; readonly group: string }>
  >;
  /** Parts of the platform that this machine lacks. */
  readonly removed?: {
    readonly files?: readonly string[];
    readonly packages?: readonly string[];
    readonly services?: readonly string[];
  };
}

/** Number of entries in a description of a machine; 0 for the platform's own machine and archive. */
export function machineEntries(machine: MachineDescription): number {
  const own = Object.values(machine.archive ?? {});
  return startingEntries(machine) + own.reduce((sum, { files }) => sum + 1 + Object.keys(files ?? {}).length, 0);
}

/** Number of entries for the machine before its first run, without packages that are only in the archive. */
export function startingEntries({ files, packages, services, links, attributes, removed }: MachineDescription): number {
  const records = [files, packages, services, links ?? {}, attributes ?? {}];
  const lists = [removed?.files ?? [], removed?.packages ?? [], removed?.services ?? []];
  return (
    records.reduce((sum, record) => sum + Object.keys(record).length, 0) +
    lists.reduce((sum, list) => sum + list.length, 0)
  );
}

/** A node with its machine. A project also has this type, for its current node. */
export interface ProjectNode {
  readonly node: NodeDescription;
  readonly machine: MachineDescription;
}

export interface Project extends ProjectNode {
  readonly name: string;
  readonly files: ProjectFiles;
  /** Files that Bunraku does not read, and returns unchanged; absent if there are none. */
  readonly kept?: KeptFiles;
  /** Paths of executable files, read or kept; absent if there are none. */
  readonly executable?: Readonly<Record<string, true>>;
  /** The project's release; absent for `newProjectRelease`. */
  readonly release?: ReleaseId;
  /** The other nodes, in no particular order; certnames are unique in a project. */
  readonly others?: readonly ProjectNode[];
}

/** The release that a project is compiled for. An unknown release, from the draft of a later Bunraku, is ignored. */
export function releaseOfProject({ release }: Pick<Project, 'release'>): ReleaseId {
  return release !== undefined && isProjectRelease(release) ? release : newProjectRelease;
}

/** A project with another release. */
export function withRelease(project: Project, release: ReleaseId): Project {
  const { release: _before, ...rest } = project;
  return release === newProjectRelease ? rest : { ...rest, release };
}

const namesOnly = new WeakMap<readonly ProjectNode[], readonly ProjectNode[]>();

/**
 * A project for compiling its current node. If there are too many other nodes to compile, only their names are
 * included.
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

/** All nodes of a project by certname (`web2` before `web10`), including the current one. */
export function nodesOf(project: Pick<Project, 'node' | 'machine' | 'others'>): readonly ProjectNode[] {
  const { node, machine, others = [] } = project;
  return [{ node, machine }, ...others].sort((a, b) => byCertname.compare(a.node.certname, b.node.certname));
}

const byCertname = new Intl.Collator('en', { numeric: true });

/** Path of a catalog that was compiled elsewhere. */
export const catalogFile = 'catalog.json';

/** A compiled catalog in place of manifests. It counts only if the project has no manifests to compile. */
export function findCompiledCatalog(files: ProjectFiles): string | undefined {
  const text = files[catalogFile];
  if (text === undefined) return undefined;
  return hasManifests(files) ? undefined : text;
}
