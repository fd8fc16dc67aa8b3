/** Decides whether two results are the same, and names the kind of their difference. */
import { differences, stages, type Json, type JsonRecord, type Stage } from '../conformance/compare.ts';
import { reasonOf } from './known.ts';
import type { Source } from './source.ts';

export type Verdict =
  | { readonly outcome: 'same' }
  | { readonly outcome: 'known'; readonly reason: string }
  | {
      readonly outcome: 'different';
      /** Key that is equal for differences that likely have the same cause. */
      readonly group: string;
      /** The first stage with a difference. */
      readonly stage: string;
      /** Readable lines: `-` Puppet, `+` Bunraku. */
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

/** Puppet reports each deprecation once per process, so they depend on earlier inputs. */
function withoutOnceLogs(result: JsonRecord): JsonRecord {
  const { logs, ...rest } = result;
  if (!Array.isArray(logs)) return result;
  const kept = logs.filter((row: Json) => !/deprecat/i.test(JSON.stringify(row)));
  return kept.length === 0 ? rest : { ...rest, logs: kept };
}

/** The group of a reduced source: its difference, and for an expression also its form, since values look alike. */
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

/** The lines without strings, names and numbers, which are specific to an input. */
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
