/** What `example.json` holds beside an example's files. The site's build and the conformance cases read the same. */
import type { MachineDescription, Project, ProjectNode, ReleaseId } from '../protocol/project/project.ts';

export const exampleGroups = [
  'First steps',
  'Whole systems',
  'Order and refresh',
  'Failures and noop',
  'Dependency cycles',
  'Older releases',
] as const;
type ExampleGroup = (typeof exampleGroups)[number];

const exampleLevels = ['basic', 'intermediate', 'advanced'] as const;
type ExampleLevel = (typeof exampleLevels)[number];

/** The views that an example can open in. */
type ExampleView = 'graph' | 'timeline' | 'system' | 'catalog' | 'report' | 'migrate';

/** What a person chooses by. */
export interface ExampleSummary extends Pick<ExampleDescription, 'group' | 'level' | 'title' | 'summary' | 'watch'> {
  readonly id: string;
}

/** A complete project that a person can open, change and apply. */
export interface Example extends Pick<ExampleDescription, 'summary' | 'watch' | 'view' | 'open'> {
  readonly project: Project;
}

export interface ExampleDescription {
  /** Its place in the list. */
  readonly order: number;
  readonly group: ExampleGroup;
  readonly level: ExampleLevel;
  readonly title: string;
  /** What it is, in one sentence. */
  readonly summary: string;
  /** What to look at, in one sentence. */
  readonly watch: string;
  /** Where that is seen. */
  readonly view: ExampleView;
  readonly certname: string;
  /** The release of Puppet that it is for; absent for the newest. Only those of the newest are conformance cases. */
  readonly release?: ReleaseId;
  readonly platform: Project['node']['platform'];
  readonly facts?: Project['node']['facts'];
  readonly machine?: MachineDescription;
  readonly others?: readonly ProjectNode[];
  /** The files to open, the one to show first at the head. */
  readonly open: readonly string[];
  /** What the conformance case says of its machine, which has no packages to offer but those that are named. */
  readonly case?: {
    /** Another node than the current one: of several nodes a case compiles one. */
    readonly node?: string;
    readonly available?: Readonly<
      Record<string, string | { readonly version: string; readonly services: readonly string[] }>
    >;
    readonly target?: Pick<MachineDescription, 'packages' | 'services'>;
    readonly files?: MachineDescription['files'];
    readonly look?: readonly string[];
  };
}
