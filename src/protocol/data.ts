/** What the worker says of a project's data: how a key is looked up, and which keys there are. */
import type { LookupStep } from '../engine/index.ts';
import type { Place } from './analysis.ts';
import type { Project } from './project/project.ts';

/** The merge strategies of `lookup`. */
export const mergeStrategies = ['first', 'unique', 'hash', 'deep'] as const;
export type MergeStrategyName = (typeof mergeStrategies)[number];

export interface DataRequest {
  readonly project: Project;
  readonly key: string;
  /** Without one, the data's own `lookup_options` decide. */
  readonly merge?: MergeStrategyName;
}

/** One step of a lookup. Steps come in a flat list, each before those in it. */
export interface DataStepView {
  readonly kind: LookupStep['kind'];
  readonly title: string;
  /** A file's path as the configuration has it; a merge's options. */
  readonly detail?: string;
  /** `missing` where a file, a module or its data is not there; absent where the step only holds others. */
  readonly outcome?: LookupStep['outcome'];
  /** As the Puppet language would write it; cut where it is very long. */
  readonly value?: string;
  readonly remarks: readonly string[];
  /** Where it is in a data file, or the file itself where the project has it. */
  readonly place?: Place;
  /** How many steps it stands in. */
  readonly depth: number;
}

export interface DataExplanationView {
  readonly key: string;
  readonly result:
    /** As the Puppet language would write it. */
    | { readonly kind: 'found'; readonly value: string }
    | { readonly kind: 'not found' }
    | { readonly kind: 'failed'; readonly message: string };
  readonly strategy: {
    readonly name: string;
    /** Who chose it; `default` for `first` where nobody did. */
    readonly from: 'lookup_options' | 'request' | 'default';
  };
  readonly steps: readonly DataStepView[];
  /** As `puppet lookup --explain` prints it. */
  readonly text: string;
}

/** A key at the top of data files. */
export interface DataKeyView {
  readonly key: string;
  readonly places: readonly Place[];
}
