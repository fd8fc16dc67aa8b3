/** Reads the cycles in a message (`report_cycles_in_graph` in Puppet's `simple_graph.rb`). */
import type { AgentCycle, AgentEdge } from '../../protocol/agent-files.ts';
import { closeLoop, findLoops } from '../graph/loops.ts';
import { isBareCycle } from './message-marks.ts';

export interface MessageCycles {
  readonly announced: number;
  readonly cycles: readonly AgentCycle[];
  /** Edges that the message of Puppet 2.6 lists instead of cycles. */
  readonly edges: readonly AgentEdge[];
}

/** Maximum number of characters of a message in which cycles are read. */
const MAX_TEXT = 1_000_000;
const HEADING = /\bFound (\d+) dependency cycles?:\s*/;
const OLD_HEADING = /\bFound dependency cycles in the following relationships: /;
/** Matches the last sentence of the message, after the cycles. */
const LAST_SENTENCE = /Try the '--graph'|Cycle graph written to/;
/**
 * Matches the end of a cycle: a newline, or the backslash and `n` that Puppet prints since release 5. A title can
 * contain the same characters (`C:\Program Files (x86)\new`), but then neither another cycle nor the end follows.
 */
const CYCLE_END = /\)\s*(?:\n\s*|\\n(?=\(|\s|$)|$)/g;
const REFERENCE = /[A-Z]\w*(?:::\w+)*\[/y;

/** Returns the cycles, or undefined if the message does not report any. */
export function readCycles(message: string): MessageCycles | undefined {
  const cut = message.length > MAX_TEXT ? message.slice(0, MAX_TEXT) : message;
  // Text copied from a web page may contain HTML entities.
  const text = cut.includes('=&gt;') ? cut.replaceAll('=&gt;', '=>') : cut;
  const old = OLD_HEADING.exec(text);
  if (old !== null) return readOldCycles(text.slice(old.index + old[0].length));
  const heading = HEADING.exec(text);
  if (heading === null) return isBareCycle(text) ? toCycles(0, text) : undefined;
  return toCycles(Number(heading[1]), text.slice(heading.index + heading[0].length));
}

function toCycles(announced: number, body: string): MessageCycles {
  const last = LAST_SENTENCE.exec(body);
  const parts = splitCycles(last === null ? body : body.slice(0, last.index));
  const cycles = parts.map(readCycle).filter(({ members }) => members.length > 0);
  return { announced: Math.max(announced, cycles.length), cycles, edges: [] };
}

function splitCycles(body: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { 0: end, index } of body.matchAll(CYCLE_END)) {
    parts.push(body.slice(start, index + 1));
    start = index + end.length;
  }
  const rest = body.slice(start).trim();
  return (rest === '' ? parts : [...parts, rest]).filter((part) => part.trim() !== '');
}

/**
 * Reads a cycle such as `(A => B => A)`. Without the closing parenthesis, drops a last reference that is incomplete.
 */
function readCycle(part: string): AgentCycle {
  const text = part.trim().replace(/^\(/, '');
  const isClosed = text.endsWith(')');
  const inner = isClosed ? text.slice(0, -1) : text;
  // Mail programs and terminals break long lines, so line breaks are removed.
  const refs = splitReferences(inner.includes('\n') ? inner.replaceAll(/\s*\n\s*/g, ' ') : inner);
  const members = closeLoop(refs);
  if (members !== undefined) return { members, isWhole: true };
  return { members: isClosed ? refs : refs.filter((ref) => ref.endsWith(']')), isWhole: false };
}

/** Splits at ` => `, but only if a reference ends before the arrow and another one begins after it. */
function splitReferences(text: string): readonly string[] {
  const refs: string[] = [];
  let start = 0;
  for (let at = text.indexOf('=>'); at !== -1; at = text.indexOf('=>', at + 2)) {
    const before = text.slice(start, at).trimEnd();
    const next = at + 2 + (text[at + 2] === ' ' ? 1 : 0);
    REFERENCE.lastIndex = next;
    if (!before.endsWith(']') || (!REFERENCE.test(text) && next < text.length)) continue;
    refs.push(before);
    start = next;
  }
  const rest = text.slice(start).trim();
  return rest === '' ? refs : [...refs, rest];
}

/**
 * Reads the message of Puppet 2.6 and earlier. It lists the edges of cycles and of their dependents, separated by
 * commas.
 */
function readOldCycles(body: string): MessageCycles {
  const end = body.search(/; try using the '--graph'/);
  const list = end === -1 ? body : body.slice(0, end);
  const edges = list.split(/, (?=[A-Z][\w:]*\[)/).flatMap((text): readonly AgentEdge[] => {
    const [from, to] = splitReferences(text.trim());
    return from === undefined || to === undefined || !to.endsWith(']') ? [] : [{ from, to }];
  });
  const cycles = findLoops(edges).map((members) => ({ members, isWhole: true }));
  return { announced: cycles.length, cycles, edges };
}
