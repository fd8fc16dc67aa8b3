/** `puppet parser validate`: the texts are read and checked, nothing is compiled. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatPlace } from '../diagnostics/puppet-error.ts';
import { parse } from '../syntax/index.ts';
import type { ToolResult } from '../target/options.ts';
import { joinPath, normalizePath } from '../target/files/paths.ts';
import type { CommandContext } from '../target/shell/command.ts';
import type { Target } from '../target/target.ts';
import { validate as validateProgram } from '../validation/validate.ts';
import { ENVIRONMENT_PATH, type PuppetOptions } from './puppet-context.ts';
import { printed, said } from './puppet-log.ts';

/** The manifests at a path: the file, or all below a folder; undefined where there is neither. */
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

function errorsIn(text: string, file: string): readonly string[] {
  const { program, diagnostics, lineIndex } = parse(text, file);
  const isError = ({ severity }: Diagnostic): boolean => severity === 'error';
  const syntax = diagnostics.find(isError);
  return (syntax === undefined ? validateProgram(program).filter(isError) : [syntax]).map((finding) => {
    const at = finding.span === undefined ? {} : lineIndex.positionAt(finding.span.offset);
    return `Could not parse for environment production: ${finding.message}${formatPlace({ file: finding.file, ...at })}`;
  });
}

/** `args`: files and folders; without them what is read, or the environment's manifests at a terminal. */
export function validate(
  args: readonly string[],
  { session, cwd, stdin }: CommandContext,
  { isTerminal = false }: PuppetOptions,
): ToolResult {
  const { target } = session;
  const files = args.filter((word) => !word.startsWith('-'));
  const errors: string[] = [];
  const missing: string[] = [];
  if (files.length === 0 && stdin !== '') errors.push(...errorsIn(stdin, '-'));
  const wanted = files.length === 0 && stdin === '' ? [`${ENVIRONMENT_PATH}/manifests`] : files;
  for (const file of wanted) {
    const found = manifestsAt(target.files, normalizePath(file, cwd));
    if (found === undefined) missing.push(file);
    for (const path of found ?? []) errors.push(...errorsIn(target.files.readText(path), path));
  }
  if (missing.length > 0)
    errors.push(`One or more file(s) specified did not exist:\n${missing.map((file) => `   ${file}`).join('\n')}`);
  const lines = errors.map((message) => said('err', message));
  return { exitCode: errors.length === 0 ? 0 : 1, ...printed(lines, { isTerminal }) };
}
