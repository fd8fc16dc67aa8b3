/** Prints the coverage of data: the nodes that get their value from each level of the hierarchy. */
import { join } from 'node:path';
import { dataKeys } from '../../engine/index.ts';
import { countText } from '../../protocol/count-text.ts';
import {
  coverData,
  isShadowed,
  type CoveredKey,
  type CoveredValue,
  type DataCoverage,
} from '../../protocol/nodes/data-coverage.ts';
import { bunrakuVersion } from '../bunraku-version.ts';
import type { Finding } from '../findings/finding.ts';
import { printFindings, type chooseFormat } from '../findings/formats.ts';
import { printRow } from '../output.ts';
import { compiledText, type CompiledUsages } from './compile-usages.ts';

/**
 * Prints the coverage. Returns the exit status: 1 if a key is never looked up, or if one of its values reaches no node.
 */
export function printCoverage(
  path: string,
  { folder, usages }: CompiledUsages,
  format: ReturnType<typeof chooseFormat>,
): number {
  const environment = { paths: Object.keys(folder.files), read: (file: string) => folder.files[file] };
  const coverage = coverData(dataKeys(environment), usages);
  if (format === 'json') {
    coverage.keys.forEach((key) => printRow(toRow(key)));
    printRow(summary(coverage));
  } else if (format === 'text') process.stdout.write(toText(coverage));
  else {
    const findings = coverage.keys.flatMap((key) => toFindings(path, key));
    printFindings(format, { verb: 'unused', version: bunrakuVersion, checked: [path], findings });
  }
  return coverage.keys.every(({ state }) => state === 'used') ? 0 : 1;
}

function summary({ keys, nodes, failed }: DataCoverage) {
  const count = (state: CoveredKey['state']): number => keys.filter((key) => key.state === state).length;
  return { keys: keys.length, unused: count('unused'), shadowed: count('shadowed'), nodes, failed };
}

const placeText = ({ place }: CoveredValue): string => `${place.file}:${place.line}`;

function toRow({ key, state, values, missing }: CoveredKey) {
  return {
    key,
    state,
    values: values.map((value) => ({
      place: placeText(value),
      level: value.level,
      layer: value.layer,
      nodes: value.users,
      shadowed: value.shadowed,
    })),
    missing,
  };
}

function toText(coverage: DataCoverage): string {
  const lines = coverage.keys.flatMap(({ key, state, values, missing }) => [
    `${key}: ${state}`,
    ...values.map((value) => `  ${value.level}: ${placeText(value)}, ${userText(value, state)}`),
    ...(missing.length === 0 ? [] : [`  no data: ${countText(missing.length, 'node')}`]),
  ]);
  const { keys, unused, shadowed, nodes, failed } = summary(coverage);
  return `${[
    ...lines,
    `${countText(keys, 'key')}: ${unused} unused, ${shadowed} with a value that is shadowed on all nodes`,
    compiledText(nodes, failed),
  ].join('\n')}\n`;
}

function userText(value: CoveredValue, state: CoveredKey['state']): string {
  if (state === 'unused') return 'no node looks it up';
  if (isShadowed(value)) return `shadowed on ${countText(value.shadowed.length, 'node')}`;
  const others = value.shadowed.length === 0 ? '' : `, shadowed on ${value.shadowed.length}`;
  return `${countText(value.users.length, 'node')}${others}`;
}

function toFindings(path: string, { key, state, values }: CoveredKey): readonly Finding[] {
  const finding = (value: CoveredValue, rule: string, message: string): Finding => ({
    rule,
    level: 'warning',
    message,
    file: join(path, value.place.file),
    line: value.place.line,
  });
  if (state === 'unused') {
    const [first] = values;
    return first === undefined ? [] : [finding(first, 'unused-key', `key ${key}: no node looks it up`)];
  }
  return values
    .filter(isShadowed)
    .map((value) => finding(value, 'shadowed-value', `key ${key}: a higher level has a value on all nodes`));
}
