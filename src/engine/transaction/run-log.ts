import type { LogLevel, LogLine, LogReason } from '../diagnostics/log.ts';
import type { Vertex } from '../graph/vertex.ts';
import type { Target } from '../machine/target.ts';
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

  get isHeard(): boolean {
    return this.#listener !== undefined;
  }

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

  write(line: LogLine): void {
    if (line.level === 'debug') return;
    this.lines.push(line);
    if (this.isHeard) this.emit({ kind: 'log', at: this.now(), line });
  }

  asPuppet(level: LogLevel, message: string, reason?: LogReason): void {
    this.write({ level, source: 'Puppet', message, ...reason });
  }

  forVertex(vertex: Vertex, level: LogLevel, message: string, reason?: LogReason): void {
    if (vertex.kind === 'resource') vertex.resource.logWithReason(reason, level, message);
    else this.write({ level, source: vertexPath(vertex), message, ...reason });
  }
}
