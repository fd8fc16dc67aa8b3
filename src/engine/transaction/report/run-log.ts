import type { LogLevel, LogLine, LogReason } from '../../diagnostics/log.ts';
import type { Vertex } from '../../graph/vertex.ts';
import type { Target } from '../../machine/target.ts';
import type { Moment, RunEvent, RunListener } from '../run-event.ts';
import { vertexPath } from './status.ts';

/** Maximum number of lines, and of characters, in one log. Further lines are left out. */
const MOST_LINES = 100_000;
const MOST_CHARACTERS = 50_000_000;

export class RunLog {
  readonly lines: LogLine[] = [];
  readonly #target: Target;
  readonly #listener: RunListener | undefined;
  #ids = 0;
  #characters = 0;
  #isFull = false;
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
    if (line.level === 'debug' || this.#isFull) return;
    this.#characters += line.message.length;
    this.#isFull = this.lines.length >= MOST_LINES || this.#characters > MOST_CHARACTERS;
    if (this.#isFull) {
      const message = `The log of this run is full (${MOST_LINES} lines, or ${MOST_CHARACTERS} characters): all further lines are left out`;
      this.#add({ ...line, level: 'err', message });
    } else this.#add(line);
  }

  #add(line: LogLine): void {
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
