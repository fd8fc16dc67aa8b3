/** Decides whether two results are equal, and groups their differences. */
import { differences, stages, type Json, type JsonRecord, type Stage } from '../conformance/compare.ts';
import { reasonOf } from './known.ts';
import type { Source } from './source.ts';

export type Verdict =
  | { readonly outcome: 'same' }
  | { readonly outcome: 'known'; readonly reason: string }
  | {
      readonly outcome: 'different';
      /** Group of the difference. Differences of one group probably have the same cause. */
      readonly group: string;
      /** First stage in which the results differ. */
      readonly stage: string;
      /** Lines that describe the difference: `-` Puppet, `+` Bunraku. */
      readonly lines: readonly string[];
    };

const expressionStages: readonly Stage[] = [
  { name: 'error', keys: ['error', 'thrown'] },
  { name: 'value', keys: ['value'] },
  { name: 'type', keys: ['type'] },
  { name: 'logs', keys: ['logs'] },
];

const caseStages: readonly Stage[] = [{ name: 'exception', keys: ['thrown'] }, ...stages];

export function judge(source: Source, theirs: JsonRecord, ours: JsonRecord): Verdict {
  const found =
    source.form === 'expression'
      ? differences(withoutOnceLogs(theirs), withoutOnceLogs(ours), expressionStages)
      : differences(theirs, ours, caseStages);
  const [first] = found;
  if (first === undefined) return { outcome: 'same' };
  const reason = reasonOf({ source, theirs, ours });
  if (reason !== undefined) return { outcome: 'known', reason };
  return {
    outcome: 'different',
    group: `${first.stage}: ${outlineOf(first.lines)}`,
    stage: first.stage,
    lines: found.flatMap(({ stage, lines }) => [stage, ...lines.map((line) => `  ${line}`)]),
  };
}

/** Removes deprecation warnings. Puppet reports each only once per process, so that they depend on earlier inputs. */
function withoutOnceLogs(result: JsonRecord): JsonRecord {
  const { logs, ...rest } = result;
  if (!Array.isArray(logs)) return result;
  const kept = logs.filter((row: Json) => !/deprecat/i.test(JSON.stringify(row)));
  return kept.length === 0 ? rest : { ...rest, logs: kept };
}

/**
 * Returns the group of a reduced source. For an expression, the group includes its form, because differences between
 * values look alike.
 */
export function groupOf(source: Source, group: string): string {
  if (source.form === 'case') return group;
  const form = source.text
    .replaceAll(/'(?:[^'\\]|\\.)*'/g, 'S')
    .replaceAll(/\d+(?:\.\d+)?/g, 'N')
    .replaceAll(/\s+/g, ' ');
  return `${group} in ${form.slice(0, LONGEST)}`;
}

/** Maximum length of a group's name. */
const LONGEST = 160;

/** Replaces strings, names and numbers in lines, because they are specific to an input. */
function outlineOf(lines: readonly string[]): string {
  return lines
    .slice(0, 3)
    .map((line) =>
      line
        .trim()
        .replaceAll(/\\?'(?:[^'\\]|\\.)*'/g, 'S')
        .replaceAll(/\[[^[\]]*\]/g, '[]')
        .replaceAll(/0x[0-9a-f]+/g, 'X')
        .replaceAll(/\d+/g, 'N'),
    )
    .join(' ')
    .slice(0, LONGEST);
}
