/** Fields of `example.json`, which the site's build and the conformance cases read. */
import type { MachineDescription, Project, ProjectNode } from '../protocol/project/project.ts';
import type { ReleaseId } from '../protocol/project/releases.ts';

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

type ExampleView = 'graph' | 'timeline' | 'system' | 'catalog' | 'report' | 'migrate';

export interface ExampleSummary extends Pick<ExampleDescription, 'group' | 'level' | 'title' | 'summary' | 'watch'> {
  readonly id: string;
}

/** A complete project that a user can open, change and apply. */
export interface Example extends Pick<ExampleDescription, 'summary' | 'watch' | 'view' | 'open'> {
  readonly project: Project;
}

export interface ExampleDescription {
  readonly order: number;
  readonly group: ExampleGroup;
  readonly level: ExampleLevel;
  readonly title: string;
  readonly summary: string;
  /** Sentence that tells the user what to look at. */
  readonly watch: string;
  /** The view that shows what `watch` describes. */
  readonly view: ExampleView;
  readonly certname: string;
  /**
   * Puppet release of the example; the newest if absent. Only examples for the newest release are conformance cases.
   */
  readonly release?: ReleaseId;
  readonly platform: Project['node']['platform'];
  readonly facts?: Project['node']['facts'];
  readonly machine?: MachineDescription;
  readonly others?: readonly ProjectNode[];
  /** Files to open; the first one is shown. */
  readonly open: readonly string[];
  /** Settings of the machine in the conformance case. On this machine, only the packages listed here are available. */
  readonly case?: {
    /** Certname of the node to compile, if it differs from `certname`. */
    readonly node?: string;
    readonly available?: Readonly<
      Record<string, string | { readonly version: string; readonly services: readonly string[] }>
    >;
    readonly target?: Pick<MachineDescription, 'packages' | 'services'>;
    readonly files?: MachineDescription['files'];
    readonly look?: readonly string[];
  };
}
