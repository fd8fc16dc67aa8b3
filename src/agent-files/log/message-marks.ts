/** Recognizes lines that are messages of Puppet, and lines that belong to the same message. */

const CYCLES = /\bFound (?:\d+ )?dependency cycles?\b/;
const CYCLE_PART = /^\s*(?:\(?[A-Z]\w*(?:::\w+)*\[|=> |Try the '--graph'|Cycle graph written to )/;
/** Matches a cycle that was pasted without its heading. */
const BARE_CYCLE = /^\s*\(?[A-Z][\w:]*\[.{1,2000}?\] =(?:>|&gt;) [A-Z][\w:]*\[/s;

/** Matches words that only messages of Puppet contain. */
const MESSAGE =
  /\bFound (?:\d+ )?dependency cycles?\b|\bCould not find (?:dependency|dependent|resource|class|template|declared class|init)\b|\bDuplicate (?:declaration|definition): |\bhas failures: (?:true|false)|\bSkipping because of failed dependencies|\bEvaluation Error: |\bServer Error: |\bSyntax error at |\bCould not (?:retrieve|apply|run|evaluate|set|parse|start|update|match|autoload|prefetch|intern)\b|\bFailed to (?:apply catalog|call refresh)|\bCatalog compiled by |\b(?:Applied catalog|Finished catalog run) in |\bchange from \S|\/Stage\[main\]\/|\breturned \d+ instead of one of \[|\bUnknown variable: |\bInvalid (?:relationship|parameter)\b|\bCannot reassign variable |\bCannot override /;

/** True for a cycle without its heading ("Found 1 dependency cycle:"). */
export function isBareCycle(message: string): boolean {
  return BARE_CYCLE.test(message);
}

export function announcesCycles(message: string): boolean {
  return CYCLES.test(message);
}

/** True for a line that can follow the heading of cycles: a cycle, a part of a broken line, or the last sentence. */
export function isPartOfCycles(line: string): boolean {
  return CYCLE_PART.test(line);
}

/**
 * True if two lines without a level are parts of one message: the first line ends, or the second one begins, inside a
 * sentence.
 */
export function continuesPasted(previous: string, line: string): boolean {
  return /[,:;] ?$| $/.test(previous) || /^\s*(?:is already|cannot re|for [A-Z]|at \/|on node |\(file: )/.test(line);
}

/** True for a line without a level that is probably a message of Puppet. */
export function looksLikeMessage(line: string): boolean {
  return MESSAGE.test(line) || isBareCycle(line);
}
