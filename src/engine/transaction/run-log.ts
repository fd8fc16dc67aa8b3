/** Where a run writes: log lines and run events, with the moment of each. */
import type { LogLevel, LogLine } from '../diagnostics/log.ts';
import type { Vertex } from '../graph/vertex.ts';
import type { Target } from '../target/target.ts';
import type { Moment, RunEvent, RunListener } from './run-event.ts';
import { vertexPath } from './status.ts';

export class RunLog {
  readonly lines: LogLine[] = [];
  readonly #target: Target;
  readonly #listener: RunListener | undefined;
  #ids = 0;

  constructor(target: Target, listener: RunListener | undefined) {
    this.#target = target;
    this.#listener = listener;
  }

  now(): Moment {
    return { time: this.#target.clock, step: this.#target.position };
  }

  nextId(): number {
    this.#ids += 1;
    return this.#ids;
  }

  emit(event: RunEvent): void {
    this.#listener?.(event);
  }

  /** Debug lines are not kept, as with Puppet's default level. */
  write(line: LogLine): void {
    if (line.level === 'debug') return;
    this.lines.push(line);
    this.#listener?.({ kind: 'log', at: this.now(), line });
  }

  asPuppet(level: LogLevel, message: string): void {
    this.write({ level, source: 'Puppet', message });
  }

  forVertex(vertex: Vertex, level: LogLevel, message: string): void {
    if (vertex.kind === 'resource') vertex.resource.log(level, message);
    else this.write({ level, source: vertexPath(vertex), message });
  }
}
