/** Formats findings as SARIF 2.1.0, which the code scanning of GitHub, GitLab and Azure reads. */
import { shownPath, type Finding, type FindingReport } from './finding.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

export function sarifReport({ verb, version, findings }: FindingReport): string {
  const rules = [...new Set(findings.map(({ rule }) => rule))].toSorted();
  const indexes = new Map(rules.map((rule, index) => [rule, index]));
  const run = {
    tool: { driver: { name: `bunraku ${verb}`, semanticVersion: version, rules: rules.map((id) => ({ id })) } },
    columnKind: 'utf16CodeUnits',
    results: findings.map((finding) => toResult(finding, indexes.get(finding.rule) ?? 0)),
  };
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, undefined, 2)}\n`;
}

function toResult(finding: Finding, ruleIndex: number) {
  const { rule, level, message, part } = finding;
  const text = part === undefined ? message : `${part}: ${message}`;
  return { ruleId: rule, ruleIndex, level, message: { text }, ...toLocations(finding) };
}

function toLocations({ file, line, column }: Finding) {
  if (file === undefined) return {};
  const region =
    line === undefined ? {} : { region: { startLine: line, ...(column === undefined ? {} : { startColumn: column }) } };
  const artifactLocation = { uri: encodeURI(shownPath(file)).replaceAll('#', '%23').replaceAll('?', '%3F') };
  return { locations: [{ physicalLocation: { artifactLocation, ...region } }] };
}
