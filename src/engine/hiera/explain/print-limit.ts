/** Limits the values that an explanation prints: values that share parts can be exponentially larger than the data. */
import { metered } from '../../budget/meter.ts';
import { PuppetError } from '../../diagnostics/puppet-error.ts';
import { programString } from '../../formatting/display.ts';
import type { Value } from '../../values/value.ts';

/** Limits for all values of one explanation. */
const LIMITS = { bytes: 5_000_000, milliseconds: 60_000 };

/** Printed instead of a value that exceeds the limit. */
const TOO_LARGE = '… (too large to show)';

export function withPrintLimit<T>(run: () => T): T {
  return metered(LIMITS, run);
}

/** Prints a value, or a placeholder if the value exceeds the limit. The default format is Puppet syntax. */
export function printWithinLimit(value: Value, print: (value: Value) => string = programString): string {
  try {
    return print(value);
  } catch (error) {
    if (error instanceof PuppetError) return TOO_LARGE;
    throw error;
  }
}
