/** Data lookups of a project: the explanation of a key, and the list of keys. */
import type { LookupStep } from '../engine/index.ts';
import type { Place } from './analysis.ts';
import type { Project } from './project/project.ts';

export const mergeStrategies = ['first', 'unique', 'hash', 'deep'] as const;
export type MergeStrategyName = (typeof mergeStrategies)[number];

export interface DataRequest {
  readonly project: Project;
  readonly key: string;
  /** The requested merge strategy. If absent, `lookup_options` in the data decide. */
  readonly merge?: MergeStrategyName;
}

/** One step of a lookup. Steps are a flat list, parents before children. */
export interface DataStepView {
  readonly kind: LookupStep['kind'];
  readonly title: string;
  /** Path of a file as configured, or options of a merge. */
  readonly detail?: string;
  /** `missing` if a file, a module or its data does not exist. Absent for a step that only groups nested steps. */
  readonly outcome?: LookupStep['outcome'];
  /** The value in Puppet syntax. A very long value is cut. */
  readonly value?: string;
  readonly remarks: readonly string[];
  /** A place in a data file, or only the file. Absent if the project does not contain the file. */
  readonly place?: Place;
  readonly depth: number;
}

export interface DataExplanationView {
  readonly key: string;
  readonly result:
    /** `value` is in Puppet syntax. */
    | { readonly kind: 'found'; readonly value: string }
    | { readonly kind: 'not found' }
    | { readonly kind: 'failed'; readonly message: string };
  readonly strategy: {
    readonly name: string;
    /** Source of the merge strategy. `default` means that nothing sets a strategy, so `first` applies. */
    readonly from: 'lookup_options' | 'request' | 'default';
  };
  readonly steps: readonly DataStepView[];
  readonly text: string;
}

export interface DataKeyView {
  readonly key: string;
  readonly places: readonly Place[];
}
