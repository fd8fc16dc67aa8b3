/** Creates the first and last log lines of a `puppet apply` run (`configurer.rb`, `indirector/catalog/compiler.rb`). */
import type { RunError } from '../../engine/index.ts';
import type { LogLineView } from '../../protocol/analysis.ts';

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}

/** Returns the line that follows the compilation, with the real time. */
export function compiledLine(node: string, milliseconds: number): LogLineView {
  return {
    level: 'notice',
    source: 'Puppet',
    message: `Compiled catalog for ${node} in environment production in ${seconds(milliseconds)} seconds`,
  };
}

/** Returns the line at the end of a run, with the simulated time; `duration` is in milliseconds. */
export function appliedLine(duration: number): LogLineView {
  return {
    level: 'notice',
    source: 'Puppet',
    message: `Applied catalog in ${seconds(duration)} seconds`,
    time: duration,
  };
}

export function failedLine({ message, issue }: RunError, duration: number): LogLineView {
  return {
    level: 'err',
    source: 'Puppet',
    message: `Failed to apply catalog: ${message}`,
    time: duration,
    code: issue.code,
  };
}
