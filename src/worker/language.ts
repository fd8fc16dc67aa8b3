/** The worker's side of the language service: holds the project, and answers from its index. */
import {
  defaultRelease,
  collectFacts,
  getRelease,
  isIgnoredPath,
  lint,
  lintChecks,
  selectLintSettings,
  platforms,
  readLintSettings,
  type Facts,
  type LintProblem,
  type Release,
  watchProgress,
  withLintChecks,
} from '../engine/index.ts';
import { formatData, isFormattableData } from '../language-service/format/format-data.ts';
import { LanguageService } from '../language-service/service.ts';
import type { ProblemView } from '../protocol/analysis.ts';
import { LINT_SETTINGS, type LanguageApi } from '../protocol/language-api.ts';
import { packShownWords } from '../protocol/shown-words.ts';
import { throttled } from './throttled.ts';
import { changedFiles } from './wire/files-change.ts';
import type { LastResults } from './wire/results-channel.ts';
import { Places, placed } from './views/places.ts';
import { toFixView, toProblem } from './views/to-problems.ts';

/** Prefix of the code of a style problem. The name of the check follows. */
const LINT = 'lint:';

function toStyleProblem({ check, message, span, fix }: LintProblem, file: string, places: Places): ProblemView {
  const place = places.ofSpan(file, span);
  return {
    code: `${LINT}${check}`,
    severity: 'warning',
    message,
    ...placed(place),
    related: [],
    hint: `puppet-lint: ${check}`,
    ...(fix === undefined
      ? {}
      : {
          fix: toFixView(
            {
              title: fix.title,
              edits: fix.edits.map(({ offset, length, text }) => ({ file, span: { offset, length }, text })),
            },
            places,
          ),
        }),
  };
}

/** Returns the problems that the project's checks find in a manifest, or the mistakes in the settings of the checks. */
function lintFile(files: ReadonlyMap<string, string>, file: string, release: Release): readonly ProblemView[] {
  const text = files.get(file);
  if (text === undefined) return [];
  const { settings, mistakes } = readLintSettings(files.get(LINT_SETTINGS) ?? '');
  if (file === LINT_SETTINGS) {
    return mistakes.map(({ line, message }) => ({
      code: `${LINT}settings`,
      severity: 'error',
      message,
      place: { file, line },
      related: [],
      hint: 'puppet-lint does not run with this line.',
    }));
  }
  if (isIgnoredPath(file, settings.ignoredPaths)) return [];
  const places = new Places({ [file]: text });
  // Leaves out syntax errors, because the engine reports them in more detail.
  const found = lint(text, `/${file}`, selectLintSettings(settings, release)).filter(
    ({ check, kind }) => check !== 'syntax' && kind !== 'ignored',
  );
  return found.map((problem) => toStyleProblem(problem, file, places));
}

export interface Language {
  readonly api: LanguageApi;
  /** Receives the results of a compilation or a run from the engine's worker. */
  readonly takeResults: (results: LastResults) => void;
}

export function createLanguage(): Language {
  const service = new LanguageService();
  let files: ReadonlyMap<string, string> = new Map();
  let facts: Facts = {};
  let results: LastResults = {};
  let release = getRelease(defaultRelease);
  let keptPaths: ReadonlySet<string> = new Set();
  const update = (): void => service.update({ files, facts, release, keptPaths, ...results });
  const api: LanguageApi = {
    watchProgress: (listener) => {
      watchProgress(throttled<void>(listener));
      return Promise.resolve();
    },
    change: ({ isWhole, files: changed, node, release: chosen = defaultRelease, keptPaths: kept }) => {
      files = changedFiles(files, { isWhole, files: changed });
      if (kept !== undefined) keptPaths = new Set(kept);
      if (node !== undefined) {
        release = getRelease(chosen);
        facts = collectFacts(platforms[node.platform], node.certname, node.facts, release, {
          legacyFacts: node.legacyFacts ?? false,
        });
      }
      update();
      return Promise.resolve();
    },
    lint: (file) => Promise.resolve(lintFile(files, file, release)),
    checks: (query) => {
      const { files: checked, ...rest } = service.check(query);
      const places = new Places(Object.fromEntries(files));
      return Promise.resolve({
        ...rest,
        files: checked.map(({ file, findings }) => ({
          file,
          problems: findings.map((finding) => toProblem(finding, places)),
        })),
      });
    },
    styleChecks: () => {
      const { settings } = readLintSettings(files.get(LINT_SETTINGS) ?? '');
      return Promise.resolve(
        lintChecks.map(({ name, documentation, wrong, right, plugin, isDefault }) => ({
          ...{ name, documentation, wrong, right, isDefault },
          ...(plugin === undefined ? {} : { plugin }),
          isOn: settings.checks.has(name),
        })),
      );
    },
    settingsWithChecks: (names) => Promise.resolve(withLintChecks(files.get(LINT_SETTINGS) ?? '', new Set(names))),
    referenceIndex: async () => (await import('../reference/index.ts')).referenceIndex(),
    referencePage: async (address) => (await import('../reference/index.ts')).referencePage(address),
    searchHelp: async (query) => {
      const { searchHelp } = await import('../help-search/index.ts');
      return await searchHelp(query);
    },
    format: async (file) => {
      const text = files.get(file);
      return text !== undefined && isFormattableData(file)
        ? await formatData(file, text)
        : service.answer('format', { file });
    },
    shownWords: (file) => Promise.resolve(packShownWords(service.answer('semanticTokens', { file }).tokens)),
    answer: (name, parameters) => Promise.resolve(service.answer(name, parameters)),
  };
  return {
    api,
    takeResults: (received) => {
      results = { ...results, ...received };
      update();
    },
  };
}
