/** Marks that show which lines are messages of Puppet, and which of them belong together. */

const CYCLES = /\bFound (?:\d+ )?dependency cycles?\b/;
const CYCLE_PART = /^\s*(?:\(?[A-Z]\w*(?:::\w+)*\[|=> |Try the '--graph'|Cycle graph written to )/;
/** A cycle that is pasted without its heading. */
const BARE_CYCLE = /^\s*\(?[A-Z][\w:]*\[.{1,2000}?\] =(?:>|&gt;) [A-Z][\w:]*\[/s;

/** Words of messages that are specific to Puppet. */
const MESSAGE =
  /\bFound (?:\d+ )?dependency cycles?\b|\bCould not find (?:dependency|dependent|resource|class|template|declared class|init)\b|\bDuplicate (?:declaration|definition): |\bhas failures: (?:true|false)|\bSkipping because of failed dependencies|\bEvaluation Error: |\bServer Error: |\bSyntax error at |\bCould not (?:retrieve|apply|run|evaluate|set|parse|start|update|match|autoload|prefetch|intern)\b|\bFailed to (?:apply catalog|call refresh)|\bCatalog compiled by |\b(?:Applied catalog|Finished catalog run) in |\bchange from \S|\/Stage\[main\]\/|\breturned \d+ instead of one of \[|\bUnknown variable: |\bInvalid (?:relationship|parameter)\b|\bCannot reassign variable |\bCannot override /;

/** True for a cycle without the heading that announces it. */
export function isBareCycle(message: string): boolean {
  return BARE_CYCLE.test(message);
}

export function announcesCycles(message: string): boolean {
  return CYCLES.test(message);
}

/** True for a line after the heading of cycles: a cycle, a part of a broken line, or the last sentence. */
export function isPartOfCycles(line: string): boolean {
  return CYCLE_PART.test(line);
}

/** True if two lines without a level belong to one message that was broken: the first ends within a sentence. */
export function continuesPasted(previous: string, line: string): boolean {
  return /[,:;] ?$| $/.test(previous) || /^\s*(?:is already|cannot re|for [A-Z]|at \/|on node |\(file: )/.test(line);
}

/** True for a line that is a message of Puppet although it has no level. */
export function looksLikeMessage(line: string): boolean {
  return MESSAGE.test(line) || isBareCycle(line);
}
