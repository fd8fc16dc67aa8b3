/** Explanation of a lookup as plain data, which the worker sends to the page. */
import { assertNever } from '../../assert-never.ts';
import type { SourcePlace } from '../../diagnostics/span.ts';
import { PuppetHash } from '../../values/value.ts';
import type { ExplainNode, ExplainOutcome, ExplainSubject } from './explain.ts';
import { printWithinLimit, withPrintLimit } from './print-limit.ts';

export type LookupStepKind =
  /** Search for a key (`search`), or for the `lookup_options` of its module (`options`). */
  | 'search'
  | 'options'
  /** Global layer, environment or module. `title` is its name, and `detail` the path of its `hiera.yaml`. */
  | 'layer'
  | 'level'
  /** A data file. `detail` is its path as written in the configuration. */
  | 'file'
  /** A merge of several values. `title` is the strategy, and `detail` its options. */
  | 'merge'
  /** `%{…}` in a value (`interpolation`), or a variable in it (`scope`). */
  | 'interpolation'
  | 'scope'
  /** A segment of a dotted key. */
  | 'segment'
  | 'note';

export interface LookupStep {
  readonly kind: LookupStepKind;
  readonly title: string;
  readonly detail?: string;
  /** `missing` if the file, the module or its data does not exist. Absent for a step that only groups others. */
  readonly outcome?: 'found' | 'not found' | 'missing' | 'merged';
  readonly value?: string;
  /** Place of the value in its data file. For a level, its place in the configuration. */
  readonly place?: SourcePlace;
  readonly remarks?: readonly string[];
  readonly steps: readonly LookupStep[];
}

/** Converts the tree to steps. Like Puppet's output, leaves out a merge with only one branch. */
export function lookupSteps(nodes: readonly ExplainNode[]): readonly LookupStep[] {
  return withPrintLimit(() => toSteps(nodes));
}

function toSteps(nodes: readonly ExplainNode[]): readonly LookupStep[] {
  return nodes.flatMap((node) => {
    if (node.subject.kind === 'merge' && node.branches.length <= 1) return toSteps(node.branches);
    if (node.subject.kind === 'sub_lookup') return toSteps(node.branches);
    return [toStep(node)];
  });
}

function toStep(node: ExplainNode): LookupStep {
  const { outcome, texts, branches } = node;
  return {
    ...about(node.subject, outcome),
    ...result(outcome),
    ...(texts.length === 0 ? {} : { remarks: texts }),
    steps: toSteps(branches),
  };
}

function about(
  subject: ExplainSubject,
  outcome: ExplainOutcome | undefined,
): Pick<LookupStep, 'kind' | 'title' | 'detail' | 'place'> {
  switch (subject.kind) {
    case 'data':
      return { kind: 'search', title: subject.key };
    case 'meta':
      return { kind: 'options', title: subject.key };
    case 'invalid_key':
      return { kind: 'note', title: `${subject.key} is no key of data` };
    case 'data_provider': {
      const title = subject.name();
      if (subject.configuration === undefined) {
        const place = subject.place?.();
        return {
          kind: 'level',
          title: /^Hierarchy entry "(.*)"$/s.exec(title)?.[1] ?? title,
          ...(place === undefined ? {} : { place }),
        };
      }
      const path = subject.configuration();
      return { kind: 'layer', title, ...(path === undefined ? {} : { detail: path }) };
    }
    case 'location':
      return { kind: 'file', title: subject.path, detail: subject.original };
    case 'merge': {
      const { name, options } = subject.strategy;
      const shown = PuppetHash.of([...options].filter(([key]) => key !== 'strategy'));
      return { kind: 'merge', title: name, ...(shown.size === 0 ? {} : { detail: printWithinLimit(shown) }) };
    }
    case 'interpolate':
      return { kind: 'interpolation', title: subject.expression };
    case 'scope':
      return { kind: 'scope', title: outcome?.kind === 'found' ? outcome.key : subject.name };
    case 'sub_lookup':
      return { kind: 'segment', title: subject.segments.join('.') };
    case 'segment':
      return { kind: 'segment', title: String(subject.segment) };
    case 'module':
      return {
        kind: 'note',
        title:
          outcome?.kind === 'module_not_found'
            ? `There is no module ${subject.name}`
            : `The module ${subject.name} has no data`,
      };
    case 'merge_source':
      return { kind: 'note', title: `The strategy comes from ${subject.name}` };
    default:
      return assertNever(subject);
  }
}

function result(outcome: ExplainOutcome | undefined): Pick<LookupStep, 'outcome' | 'value' | 'place'> {
  switch (outcome?.kind) {
    case undefined:
      return {};
    case 'found':
    case 'found_in_overrides':
    case 'found_in_defaults':
      return {
        outcome: 'found',
        value: printWithinLimit(outcome.value),
        ...(outcome.place === undefined ? {} : { place: outcome.place }),
      };
    case 'result':
      return { outcome: 'merged', value: printWithinLimit(outcome.value) };
    case 'not_found':
      return { outcome: 'not found' };
    case 'location_not_found':
    case 'module_not_found':
    case 'module_provider_not_found':
      return { outcome: 'missing' };
    default:
      return assertNever(outcome);
  }
}
