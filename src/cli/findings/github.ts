/** Formats findings as workflow commands of GitHub Actions. GitHub shows them as annotations of the changed files. */
import { shownPath, type Finding, type FindingLevel, type FindingReport } from './finding.ts';

const COMMANDS: Readonly<Record<FindingLevel, string>> = { error: 'error', warning: 'warning', note: 'notice' };

export function githubReport({ findings }: FindingReport): string {
  return findings.map((finding) => `${toCommand(finding)}\n`).join('');
}

function toCommand({ rule, level, message, file, line, column, part }: Finding): string {
  const properties = { file: file === undefined ? undefined : shownPath(file), line, col: column, title: rule };
  const shown = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${COMMANDS[level]} ${shown.join(',')}::${escapeData(part === undefined ? message : `${part}: ${message}`)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
