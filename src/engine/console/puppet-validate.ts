/** `puppet parser validate`: parses and checks code without compiling it. */
import { ENVIRONMENT_FOLDER } from '../diagnostics/environment-paths.ts';
import type { LogLine } from '../diagnostics/log.ts';
import { formatPlace } from '../diagnostics/puppet-error.ts';
import { parse } from '../syntax/index.ts';
import { currentRelease, type Release } from '../releases/release.ts';
import type { ToolResult } from '../machine/options.ts';
import { joinPath, normalizePath } from '../machine/files/paths.ts';
import type { CommandContext } from '../machine/shell/command.ts';
import type { Target } from '../machine/target.ts';
import { validate as validateProgram } from '../validation/validate.ts';
import { type PuppetOptions } from './puppet-context.ts';
import { printed, said } from './puppet-log.ts';

function manifestsAt(files: Target['files'], path: string): readonly string[] | undefined {
  const kind = files.stat(path)?.kind;
  if (kind === undefined) return undefined;
  if (kind !== 'directory') return [path];
  return files.list(path).flatMap((name) => {
    const at = joinPath(path, name);
    if (files.isDirectory(at)) return manifestsAt(files, at) ?? [];
    return name.endsWith('.pp') ? [at] : [];
  });
}

function findingsIn(text: string, file: string, release: Release): readonly LogLine[] {
  const { program, diagnostics, lineIndex } = parse(text, file, release);
  const strict = release.has('strict is error') ? 'error' : 'warning';
  const syntax = diagnostics.find(({ severity }) => severity === 'error');
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  return [...warnings, ...(syntax === undefined ? validateProgram(program, { strict, release }) : [syntax])].flatMap(
    (finding) => {
      if (finding.severity === 'info') return [];
      const at = finding.span === undefined ? {} : lineIndex.positionAt(finding.span.offset);
      const text = `${finding.message}${formatPlace({ file: finding.file, ...at })}`;
      return [
        finding.severity === 'warning'
          ? said('warning', text)
          : said('err', `Could not parse for environment production: ${text}`),
      ];
    },
  );
}

/**
 * Runs the command. `args` are files and directories. Without `args`, reads standard input, or at a terminal the
 * manifests of the environment.
 */
export function validate(
  args: readonly string[],
  { session, cwd, stdin }: CommandContext,
  { isTerminal = false, release = currentRelease }: PuppetOptions,
): ToolResult {
  const { target } = session;
  const files = args.filter((word) => !word.startsWith('-'));
  const lines: LogLine[] = [];
  const missing: string[] = [];
  if (files.length === 0 && stdin !== '') lines.push(...findingsIn(stdin, '-', release));
  const wanted = files.length === 0 && stdin === '' ? [`${ENVIRONMENT_FOLDER}/manifests`] : files;
  for (const file of wanted) {
    const found = manifestsAt(target.files, normalizePath(file, cwd));
    if (found === undefined) missing.push(file);
    for (const path of found ?? []) lines.push(...findingsIn(target.files.readText(path), path, release));
  }
  if (missing.length > 0)
    lines.push(
      said('err', `One or more file(s) specified did not exist:\n${missing.map((file) => `   ${file}`).join('\n')}`),
    );
  // Errors are printed after all files have been read.
  const errors = lines.filter(({ level }) => level === 'err');
  const warnings = lines.filter(({ level }) => level !== 'err');
  return { exitCode: errors.length === 0 ? 0 : 1, ...printed([...warnings, ...errors], { isTerminal }) };
}
