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
  #moment: Moment = { time: Number.NaN, step: -1 };

  constructor(target: Target, listener: RunListener | undefined) {
    this.#target = target;
    this.#listener = listener;
  }

  /** Whether anyone listens: events are many, and those that nobody hears need not be made. */
  get isHeard(): boolean {
    return this.#listener !== undefined;
  }

  /** The same object as long as the machine stands still, which it mostly does. */
  now(): Moment {
    const { clock: time, position: step } = this.#target;
    if (this.#moment.time !== time || this.#moment.step !== step) this.#moment = { time, step };
    return this.#moment;
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
    if (this.isHeard) this.emit({ kind: 'log', at: this.now(), line });
  }

  asPuppet(level: LogLevel, message: string): void {
    this.write({ level, source: 'Puppet', message });
  }

  forVertex(vertex: Vertex, level: LogLevel, message: string): void {
    if (vertex.kind === 'resource') vertex.resource.log(level, message);
    else this.write({ level, source: vertexPath(vertex), message });
  }
}
