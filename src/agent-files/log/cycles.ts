/** Reads the cycles of a message (`report_cycles_in_graph` in Puppet's `simple_graph.rb`). */
import type { AgentCycle, AgentEdge } from '../../protocol/agent-files.ts';
import { closeLoop, findLoops } from '../graph/loops.ts';
import { isBareCycle } from './message-marks.ts';

export interface MessageCycles {
  readonly announced: number;
  readonly cycles: readonly AgentCycle[];
  /** Edges that the message of Puppet 2.6 lists in place of cycles. */
  readonly edges: readonly AgentEdge[];
}

/** Messages that are longer are cut before cycles are read. */
const MAX_TEXT = 1_000_000;
const HEADING = /\bFound (\d+) dependency cycles?:\s*/;
const OLD_HEADING = /\bFound dependency cycles in the following relationships: /;
/** The last sentence of the message. */
const LAST_SENTENCE = /Try the '--graph'|Cycle graph written to/;
/**
 * End of a cycle: the newline, or the backslash and the `n` that Puppet prints since release 5. A title can contain the
 * same characters (`C:\Program Files (x86)\new`), but never followed by another cycle or the end.
 */
const CYCLE_END = /\)\s*(?:\n\s*|\\n(?=\(|\s|$)|$)/g;
const REFERENCE = /[A-Z]\w*(?:::\w+)*\[/y;

/** Returns undefined if the message reports no cycles. */
export function readCycles(message: string): MessageCycles | undefined {
  const cut = message.length > MAX_TEXT ? message.slice(0, MAX_TEXT) : message;
  // Pages that show logs can leave the entities of HTML.
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

/** Reads `(A => B => A)`. Without the end, the last reference is dropped if it is cut. */
function readCycle(part: string): AgentCycle {
  const text = part.trim().replace(/^\(/, '');
  const isClosed = text.endsWith(')');
  const inner = isClosed ? text.slice(0, -1) : text;
  // Mail programs and terminals break long lines.
  const refs = splitReferences(inner.includes('\n') ? inner.replaceAll(/\s*\n\s*/g, ' ') : inner);
  const members = closeLoop(refs);
  if (members !== undefined) return { members, isWhole: true };
  return { members: isClosed ? refs : refs.filter((ref) => ref.endsWith(']')), isWhole: false };
}

/** Splits at ` => `, where a reference ends before it and another begins after it. */
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

/** The message of Puppet 2.6 and earlier lists edges of cycles, and of what follows them, with commas between. */
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
