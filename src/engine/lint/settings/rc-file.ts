/**
 * The file `.puppet-lint.rc` of a project. puppet-lint reads each line as a command-line argument (Ruby's
 * `OptionParser#load`): an option, whose value follows after `=` or on the next line. Other lines, including comments,
 * are ignored. As on a command line, names may be abbreviated, case is ignored, and dashes mean the same as
 * underscores.
 */
import { lintChecks } from '../checks/index.ts';
import { lintOptions, type LintOption } from './options.ts';
import { defaultLintSettings, lintProfiles } from './profiles.ts';
import type { LintSettings } from './settings.ts';

// cspell:ignore colour

/** A line that makes puppet-lint exit with an error. */
export interface SettingsMistake {
  readonly line: number;
  /** Message of Ruby's `OptionParser`: `invalid option: --colour`. */
  readonly message: string;
}

export interface ReadLintSettings {
  readonly settings: LintSettings;
  readonly mistakes: readonly SettingsMistake[];
}

interface OptionLine {
  readonly line: number;
  /** Number of lines that the option takes: 2 if its value is on the next line, and otherwise 1. */
  readonly count: number;
  readonly option?: LintOption;
  readonly value: string;
  readonly mistake?: string;
}

export function readLintSettings(text: string): ReadLintSettings {
  let settings = defaultLintSettings;
  const mistakes: SettingsMistake[] = [];
  for (const { line, option, value, mistake } of optionLines(readLines(text))) {
    const changed = option?.apply(settings, value);
    if (mistake !== undefined) mistakes.push({ line, message: mistake });
    else if (changed === undefined) mistakes.push({ line, message: `invalid argument: --${option?.name}=${value}` });
    else settings = changed;
  }
  return { settings, mistakes };
}

/**
 * Rewrites a `.puppet-lint.rc` so that exactly these checks run. Keeps all other lines. If plugin checks are selected,
 * the file must list all checks: puppet-lint always runs installed plugins, and has no option to enable one of their
 * checks.
 */
export function withLintChecks(text: string, checks: ReadonlySet<string>): string {
  const lines = readLines(text);
  const old = new Set<number>();
  for (const { line, count, option } of optionLines(lines)) {
    if (option?.isAboutChecks === true) for (let at = line; at < line + count; at += 1) old.add(at);
  }
  const kept = lines.filter((_, index) => !old.has(index + 1));
  return [...kept, ...checkLines(checks)].map((line) => `${line}\n`).join('');
}

function checkLines(checks: ReadonlySet<string>): readonly string[] {
  const wanted = lintChecks.filter(({ name }) => checks.has(name));
  if (wanted.some(({ plugin }) => plugin !== undefined)) {
    return [`--only-checks=${wanted.map(({ name }) => name).join(',')}`];
  }
  return lintChecks.flatMap(({ name, plugin }) => {
    if (plugin !== undefined || checks.has(name) === lintProfiles.latest.has(name)) return [];
    return [checks.has(name) ? `--${name}-check` : `--no-${name}-check`];
  });
}

function readLines(text: string): readonly string[] {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function* optionLines(lines: readonly string[]): Iterable<OptionLine> {
  for (let index = 0; index < lines.length; index += 1) {
    const text = lines[index] ?? '';
    // `--` ends the options.
    if (text === '--') return;
    if (!/^-./.test(text)) continue;
    const [, name = '', given] = /^--([^=]*)(?:=(.*))?$/.exec(text) ?? [];
    const at = { line: index + 1, count: 1, value: given ?? '' };
    const found = name === '' ? [] : optionsNamed(name);
    const [option] = found;
    if (option === undefined) yield { ...at, mistake: `invalid option: ${text}` };
    else if (found.length > 1) yield { ...at, mistake: `ambiguous option: ${text}` };
    else if (!option.takesValue) {
      yield given === undefined ? { ...at, option } : { ...at, mistake: `needless argument: ${text}` };
    } else if (given !== undefined) yield { ...at, option };
    else {
      index += 1;
      const value = lines[index];
      yield value === undefined ? { ...at, mistake: `missing argument: ${text}` } : { ...at, count: 2, option, value };
    }
  }
}

/** Returns the option with this name. If there is none, returns all options that begin with the name. */
function optionsNamed(name: string): readonly LintOption[] {
  const wanted = plain(name);
  const exact = lintOptions.filter((option) => plain(option.name) === wanted);
  return exact.length > 0 ? exact : lintOptions.filter((option) => plain(option.name).startsWith(wanted));
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}
