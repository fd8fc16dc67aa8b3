/** Recognizes YAML, DOT and logs by their first lines. */
import { withoutColors } from '../log/colors.ts';
import { looksLikeMessage } from '../log/message-marks.ts';
import type { FoundForm } from './recognize-json.ts';

/** Maximum number of characters to examine, at the start of the file. */
const SAMPLE = 256 * 1024;

const REPORT_TAG = /^--- ?!ruby\/object:Puppet::Transaction::Report\b/m;
const REPORT_FIELDS = /^ {0,2}(?:report_format|resource_statuses):/m;
const SUMMARY = /^---\s*\n {0,2}version:\s*\n\s+config:/;
/** Matches the start of a graph in DOT. Comments and `strict` may come first. */
const DOT = /^\s*(?:(?:\/\/|#)[^\n]*\n\s*|\/\*[\s\S]*?\*\/\s*)*(?:strict\s+)?digraph\b/;
const PUPPET_DOT = /\b(?:label|name)\s*=\s*"?(?:Resources|Relationships|Expanded_relationships|Resource Cycles)\b/;

/**
 * Matches a line that only a log of Puppet contains: with a level before a colon, Puppet's process, or the level after
 * the source.
 */
const LOG_LINE =
  /(?:^|[\s>|`*])(?:Debug|Info|Notice|Warning|Error|Alert|Critical|Emergency): \S|^(?:debug|info|notice|warning|err|alert|crit|emerg): \S|\bpuppet-(?:agent|user|apply|master|server)\b|\bpuppet(?:d|masterd)?\[\d+\]|\((?:debug|info|notice|warning|err|alert|crit|emerg)\): /m;
/** Returns all file formats that match, likeliest first. */
export function recognizeText(text: string): readonly FoundForm[] {
  const sample = withoutColors(text.slice(0, SAMPLE));
  const found: FoundForm[] = [];
  if (REPORT_TAG.test(sample)) {
    found.push({
      form: 'report-yaml',
      certainty: 'certain',
      reason: 'It begins with the YAML tag of a Puppet report.',
    });
  } else if (REPORT_FIELDS.test(sample)) {
    found.push({ form: 'report-yaml', certainty: 'likely', reason: 'It has fields of a Puppet report.' });
  } else if (SUMMARY.test(sample)) {
    found.push({
      form: 'summary-yaml',
      certainty: 'certain',
      reason: 'It has a configuration version, like a run summary.',
    });
  }
  if (DOT.test(sample)) {
    const isPuppets = PUPPET_DOT.test(sample);
    found.push({
      form: 'graph-dot',
      certainty: isPuppets ? 'certain' : 'likely',
      reason: isPuppets ? 'It is a DOT graph with a label that Puppet uses.' : 'It is a DOT graph.',
    });
  }
  if (LOG_LINE.test(sample) || LOG_LINE.test(text.slice(-SAMPLE))) {
    found.push({
      form: 'log-text',
      certainty: 'certain',
      reason: 'It contains Puppet messages with their log levels.',
    });
  } else if (sample.split('\n').some(looksLikeMessage)) {
    found.push({ form: 'log-text', certainty: 'likely', reason: 'It contains a Puppet message.' });
  }
  return found;
}
