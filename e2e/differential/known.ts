/** Known differences: those in e2e/conformance/deviations.md that random inputs can trigger. */
import type { JsonRecord } from '../conformance/compare.ts';
import type { Source } from './source.ts';

export interface Difference {
  readonly source: Source;
  readonly theirs: JsonRecord;
  readonly ours: JsonRecord;
}

interface Deviation {
  /** Quotation from `deviations.md`. */
  readonly reason: string;
  readonly explains: (difference: Difference) => boolean;
}

function inPuppet(pattern: RegExp): (difference: Pick<Difference, 'theirs'>) => boolean {
  return ({ theirs }) => pattern.test(JSON.stringify(theirs));
}

export const deviations: readonly Deviation[] = [
  { reason: 'Puppet continues until its machine runs out of resources', explains: inPuppet(/"NoMemoryError"/) },
  {
    reason: 'functions that meet a value of a kind that they never expected',
    explains: inPuppet(
      /undefined (?:local variable or )?method|comparison of|can't convert|no implicit conversion|wrong number of arguments \(given/,
    ),
  },
  {
    reason: 'a shift by more than 4096 places',
    explains: inPuppet(/resulted in a value outside of Puppet Integer max range, got '[-+]0x\w{1000}|NUMERIC_OVERFLOW/),
  },
  { reason: "Ruby's ``bignum too big to convert into `long'``", explains: inPuppet(/bignum too big/) },
  { reason: '`invalid character`, Puppet `invalid byte sequence in UTF-8`', explains: inPuppet(/invalid byte/) },
  { reason: 'Puppet runs out of stack in some of them', explains: inPuppet(/stack level/) },
  {
    reason: 'printing `1 + Timespan(…)` or an iterator inside an object whose class Ruby shows by its address',
    explains: ({ theirs, ours }) =>
      inPuppet(/#<Puppet::Pops::Types::\w+Iterator:0x/)({ theirs }) && 'error' in theirs === 'error' in ours,
  },
  {
    reason: '`Timestamp()`: the time of the call',
    explains: ({ source, theirs, ours }) =>
      source.form === 'expression' && source.text.includes('Timestamp()') && !('error' in theirs) && !('error' in ours),
  },
  {
    reason: '`glob` with a slash in braces after `**`',
    explains: ({ source }) =>
      source.form === 'case' && [...source.files.values()].some((text) => /\*\*\/[^'"\s]*\{[^}\s]*\//.test(text)),
  },
  { reason: '`cannot load such file -- scanf`', explains: inPuppet(/cannot load such file -- scanf/) },
  {
    reason: 'files of accounts without the user or the group `puppet`',
    explains: inPuppet(/while initializing: .*Could not find (?:user|group) puppet/),
  },
  { reason: '`tree_each` without a block', explains: inPuppet(/TreeIterator/) },
  {
    reason: 'printing `1 + Timespan(…)` or an iterator inside an object whose class Ruby shows by its address',
    // If the types are equal, the values are too, because the type of a time contains its value.
    explains: ({ theirs, ours }) =>
      inPuppet(/#<Puppet::Pops::Time::/i)({ theirs }) &&
      theirs['type'] === ours['type'] &&
      'error' in theirs === 'error' in ours,
  },
  {
    reason: 'attributes that get a type where Puppet needs a word',
    explains: inPuppet(/Invalid value #<Puppet::Pops::Types::P\w+Type:0x/),
  },
  {
    reason: '`target` of `ssh_authorized_key` and other files of records, if it is no string',
    explains: inPuppet(/FileSystem implementation expected Pathname, got/),
  },
  { reason: '`Notify[[1, 2]]`', explains: inPuppet(/where a resource title String is expected on node/) },
  { reason: '`type A = Object[1]`', explains: inPuppet(/got Puppet::AST::/) },
  {
    reason: 'comparisons of an `Init` whose type has no instances',
    explains: ({ ours }) => /Comparison of: Init\[.* Caused by 'Creation of new instance/.test(JSON.stringify(ours)),
  },
  {
    reason: 'times whose year has more than 15 digits',
    explains: inPuppet(/Timestamp\['-?\d{16}/),
  },
  {
    reason: 'times beside equal numbers',
    explains: ({ source, theirs, ours }) =>
      source.form === 'expression' &&
      /\] - \[.*Time(?:stamp|span)/.test(source.text) &&
      !('error' in theirs) &&
      !('error' in ours),
  },
  {
    reason: 'Puppet has an object of its own',
    explains: inPuppet(/Runtime\[ruby|got Runtime|#<Puppet::Pops::Eval|PBinaryType::Binary:0x/),
  },
];

/** Returns the reason for a known difference; undefined for any other. */
export function reasonOf(difference: Difference): string | undefined {
  return deviations.find(({ explains }) => explains(difference))?.reason;
}
