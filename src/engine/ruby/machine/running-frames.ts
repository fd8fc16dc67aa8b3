/** Reads the backtrace of the code that a Ruby VM is running. */
import type { RubyInstance } from './ruby-instance.ts';

/** Heading of the part of Ruby's report that lists the frames, and the line after this part. */
const HEADING = /^-- Ruby level backtrace/;
const END = /^\s*$/;

/** Returns the frames of the running code, innermost first, as in a backtrace. Empty if Ruby cannot describe them. */
export function readFrames({ system, exports }: RubyInstance): readonly string[] {
  const lines = system.capture(() => exports['rb-vm-bugreport: func() -> ()']());
  const start = lines.findIndex((line) => HEADING.test(line)) + 1;
  if (start === 0) return [];
  const end = lines.findIndex((line, index) => index >= start && END.test(line));
  return lines.slice(start, end === -1 ? undefined : end).toReversed();
}
