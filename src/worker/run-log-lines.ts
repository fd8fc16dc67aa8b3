/** The two lines with which `puppet apply` frames a run (`configurer.rb`, `indirector/catalog/compiler.rb`). */
import type { RunError } from '../engine/index.ts';
import type { LogLineView } from '../protocol/analysis.ts';

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}

/** Says that the catalog is there; the time is the real one. */
export function compiledLine(node: string, milliseconds: number): LogLineView {
  return {
    level: 'notice',
    source: 'Puppet',
    message: `Compiled catalog for ${node} in environment production in ${seconds(milliseconds)} seconds`,
  };
}

/** Says that the run is over; the time is simulated, in milliseconds. */
export function appliedLine(duration: number): LogLineView {
  return {
    level: 'notice',
    source: 'Puppet',
    message: `Applied catalog in ${seconds(duration)} seconds`,
    time: duration,
  };
}

/** Says why nothing, or not all, was applied. */
export function failedLine({ message, issue }: RunError, duration: number): LogLineView {
  return {
    level: 'err',
    source: 'Puppet',
    message: `Failed to apply catalog: ${message}`,
    time: duration,
    code: issue.code,
  };
}
