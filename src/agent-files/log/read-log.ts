/** Reads a log of an agent, a server or `puppet apply`, in any format that `recognizeFile` recognizes. */
import type {
  AgentCycle,
  AgentEdge,
  AgentLog,
  AgentLogLine,
  DuplicateDeclaration,
  LoggedCompileError,
  LoggedFailure,
  MissingDependency,
  SkippedResource,
  UnreadPart,
} from '../../protocol/agent-files.ts';
import { toMilliseconds } from './clock.ts';
import { readCycles } from './cycles.ts';
import {
  findCompileError,
  findDuplicate,
  findFailedDependency,
  findMissing,
  guessLevel,
  isFailure,
  isSkip,
} from './findings.ts';
import { readJsonMessages } from './json-log.ts';
import { findMessageCode } from '../codes/message-code.ts';
import { isBareCycle } from './message-marks.ts';
import { readMessages, type LeftOutLines, type LogMessage } from './messages.ts';
import { readPlaces } from './places.ts';
import { addFacts, type RunFacts } from './run-facts.ts';

/**
 * Maximum number of messages to keep. Beyond this number, only messages with findings are kept, up to twice as many.
 */
const MAX_MESSAGES = 100_000;
const MAX_FINDINGS = 200_000;

/** Reads a log. `text` is the decoded text that `recognizeFile` returns. */
export function readLog(text: string, form: 'log-text' | 'log-json'): AgentLog {
  const builder = new LogBuilder();
  const leftOut: LeftOutLines = { other: 0, foreign: 0 };
  const rejected: number[] = [];
  const messages =
    form === 'log-json' ? readJsonMessages(text, (line) => rejected.push(line)) : readMessages(text, leftOut);
  for (const message of messages) builder.add(message);
  return builder.finish([...describeLeftOut(leftOut), ...describeRejected(rejected)]);
}

function describeLeftOut({ other, foreign }: LeftOutLines): readonly UnreadPart[] {
  const parts: UnreadPart[] = [];
  if (other > 0) parts.push({ message: `Lines that are not part of a Puppet message: ${other}.` });
  if (foreign > 0) parts.push({ message: `Lines from other programs: ${foreign}.` });
  return parts;
}

function describeRejected(lines: readonly number[]): readonly UnreadPart[] {
  const [line] = lines;
  if (line === undefined) return [];
  return [{ message: `JSON values left out, because they are not log messages: ${lines.length}.`, line }];
}

class LogBuilder {
  readonly #lines: AgentLogLine[] = [];
  readonly #cycles = new Map<string, AgentCycle>();
  readonly #edges: AgentEdge[] = [];
  readonly #missing = new Map<string, MissingDependency>();
  readonly #duplicates = new Map<string, DuplicateDeclaration>();
  readonly #failures = new Map<string, LoggedFailure>();
  readonly #skipped = new Map<string, SkippedResource>();
  readonly #compileErrors = new Map<string, LoggedCompileError>();
  readonly #counts: Partial<Record<AgentLogLine['level'], number>> = {};
  readonly #facts: RunFacts = {};
  readonly #announced = new Map<string, number>();
  readonly #dependencies = new Map<string, string[]>();
  #firstTime: number | undefined;
  #dropped = 0;

  add(message: LogMessage): void {
    const level = message.level ?? guessLevel(message);
    this.#counts[level] = (this.#counts[level] ?? 0) + 1;
    const lineIndex = this.#lines.length;
    const found = lineIndex < MAX_FINDINGS && this.#addFindings(message, lineIndex);
    addFacts(this.#facts, message.message);
    if (found || lineIndex < MAX_MESSAGES) this.#lines.push(this.#toLine(message, level));
    else this.#dropped += 1;
  }

  finish(unread: readonly UnreadPart[]): AgentLog {
    const announced = [...this.#announced.values()].reduce((sum, count) => sum + count, 0);
    const more =
      this.#dropped === 0
        ? []
        : [{ message: `Messages left out, because a log can have at most ${MAX_MESSAGES}: ${this.#dropped}.` }];
    return {
      kind: 'log',
      lines: this.#lines,
      cycles: [...this.#cycles.values()],
      announcedCycles: announced,
      edges: this.#edges,
      missing: [...this.#missing.values()],
      duplicates: [...this.#duplicates.values()],
      failures: [...this.#failures.values()],
      skipped: [...this.#skipped.values()],
      compileErrors: [...this.#compileErrors.values()],
      counts: this.#counts,
      ...this.#facts,
      unread: [...unread, ...more],
    };
  }

  #toLine(message: LogMessage, level: AgentLogLine['level']): AgentLogLine {
    const { source, ref, number, writtenTime, host, process } = message;
    const [place] =
      message.file === undefined ? readPlaces(message.message) : [{ file: message.file, line: message.line ?? 1 }];
    const code =
      findMessageCode(message.message, level) ?? (isBareCycle(message.message) ? 'DEPENDENCY_CYCLE' : undefined);
    const time = this.#timeOf(writtenTime);
    return {
      level,
      source,
      message: message.message,
      number,
      ...(message.level === undefined ? { isLevelGuessed: true } : {}),
      ...(place === undefined ? {} : { place }),
      ...(time === undefined ? {} : { time }),
      ...(code === undefined ? {} : { code }),
      ...(writtenTime === undefined ? {} : { writtenTime }),
      ...(host === undefined ? {} : { host }),
      ...(process === undefined ? {} : { process }),
      ...(ref === undefined ? {} : { ref }),
    };
  }

  #timeOf(written: string | undefined): number | undefined {
    const time = written === undefined ? undefined : toMilliseconds(written);
    if (time === undefined) return undefined;
    this.#firstTime ??= time;
    return time - this.#firstTime;
  }

  /**
   * Adds the findings of a message, unless an earlier message has reported the same. Returns whether the message
   * contains a finding.
   */
  #addFindings(message: LogMessage, lineIndex: number): boolean {
    const hasCycles = this.#addCycles(message, lineIndex);
    const missing = findMissing(message);
    if (missing !== undefined)
      addOnce(this.#missing, `${missing.ref}\n${missing.wantedBy ?? ''}`, { ...missing, lineIndex });
    const duplicate = findDuplicate(message);
    if (duplicate !== undefined) addOnce(this.#duplicates, duplicate.ref, { ...duplicate, lineIndex });
    const isOfResource = message.ref !== undefined && this.#addOutcome(message, message.ref, lineIndex);
    const compileError = hasCycles ? undefined : findCompileError(message);
    if (compileError !== undefined) this.#addCompileError(compileError, lineIndex);
    return hasCycles || isOfResource || missing !== undefined || duplicate !== undefined || compileError !== undefined;
  }

  #addCycles(message: LogMessage, lineIndex: number): boolean {
    const found = readCycles(message.message);
    if (found === undefined) return false;
    for (const cycle of found.cycles) addOnce(this.#cycles, cycleKey(cycle), { ...cycle, lineIndex });
    this.#edges.push(...found.edges);
    addOnce(this.#announced, found.cycles.map(cycleKey).join('\n'), found.announced);
    return true;
  }

  #addOutcome(message: LogMessage, ref: string, lineIndex: number): boolean {
    const dependency = findFailedDependency(message);
    if (dependency !== undefined) {
      const known = this.#dependencies.get(ref);
      if (known === undefined) this.#dependencies.set(ref, [dependency]);
      else if (!known.includes(dependency)) known.push(dependency);
    }
    if (isSkip(message)) {
      addOnce(this.#skipped, ref, { ref, failedDependencies: this.#dependencies.get(ref) ?? [], lineIndex });
      return true;
    }
    if (!isFailure(message)) return dependency !== undefined;
    const { message: text } = message;
    const code = findMessageCode(text, 'err');
    const place = message.file === undefined ? readPlaces(text)[0] : { file: message.file, line: message.line ?? 1 };
    addOnce(this.#failures, `${ref}\n${text}`, {
      ref,
      message: text,
      ...(code === undefined ? {} : { code }),
      ...(place === undefined ? {} : { place }),
      lineIndex,
    });
    return true;
  }

  #addCompileError(error: Omit<LoggedCompileError, 'lineIndex' | 'code'>, lineIndex: number): void {
    const code = findMessageCode(error.message, 'err');
    addOnce(this.#compileErrors, error.message, { ...error, ...(code === undefined ? {} : { code }), lineIndex });
  }
}

function addOnce<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}

/** Returns a key that is equal for cycles that differ only in their first member. */
function cycleKey({ members, isWhole }: AgentCycle): string {
  if (!isWhole) return `…${members.join('\n')}`;
  const start = members.reduce((least, member, at) => (member < (members[least] ?? '') ? at : least), 0);
  return [...members.slice(start), ...members.slice(0, start)].join('\n');
}
