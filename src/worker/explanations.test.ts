import { describe, expect, it } from 'vitest';
import { RUN_CODES } from '../engine/diagnostics/run-codes.ts';
import type { Project } from '../protocol/project/project.ts';
import { readExplanation, type ExplanationPart } from '../reference/explanations/explanation.ts';
import { texts } from '../reference/explanations/texts.ts';
import { bootedRuby } from '../../scripts/ruby/assets.ts';
import { sample } from '../../scripts/testing/sample.ts';
import { findMessageCode, messageTables } from '../agent-files/codes/message-code.ts';
import { ADVICE_CODES } from './advice/finding.ts';
import { createEngine } from './engine.ts';

/** A code or problem that an example produces. */
interface Seen {
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  readonly isAdvice?: true;
}

const engine = createEngine({ load: bootedRuby, failure: undefined, watch: () => {} });

/** Returns the problems of a project. If there are none, returns the error of its run. */
async function seenIn(project: Project): Promise<readonly Seen[]> {
  const { problems } = await engine.analyze({ revision: 1, project });
  if (problems.length > 0) return problems;
  const { logs, error } = await engine.apply({ revision: 1, project, noop: false }, () => {});
  const lines = logs.flatMap(({ code, message, level }) =>
    code !== undefined || level === 'err' || level === 'warning' ? [{ code: code ?? 'no code', message }] : [],
  );
  return lines.length === 0 && error !== undefined ? [{ code: 'no code', message: error }] : lines;
}

/** For the code of an explanation: other codes that its wrong example may also have. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  SYNTAX_ERROR: ['MISSING_CLOSING_BRACE'],
  ILLEGAL_NUMERIC_PARAMETER: ['ILLEGAL_PARAM_NAME'],
  DATA_MISMATCH: ['PARAMETER_MISMATCH'],
  DEPENDENCY_FAILED: ['COMMAND_FAILED'],
  // A module with unreadable metadata is ignored.
  FAULTY_METADATA: ['UNKNOWN_CLASS'],
  MISSING_METADATA: ['UNKNOWN_CLASS'],
  MODULE_DEPENDENCIES_NO_ARRAY: ['UNKNOWN_CLASS'],
  // The collector warns again when it is evaluated.
  OLD_COLLECTED_WITHOUT_STORE: ['OLD_NOT_COLLECTING'],
  // The collector's own warning comes first.
  OLD_NOT_COLLECTING: ['OLD_COLLECTED_WITHOUT_STORE'],
  // Puppet also warns that the version of `hiera.yaml` or the setting is deprecated.
  HIERA_NO_PROVIDER_FOR_BACKEND: ['warning'],
  LOOKUP_NO_DATA_PROVIDER: ['warning'],
  HIERA_VERSION_3_NOT_GLOBAL: ['warning'],
};

/**
 * Codes that a log does not reveal, because other codes have the same message. The value is the code that the reader of
 * logs finds instead.
 */
const OTHER_CODE_IN_LOGS: Readonly<Record<string, string>> = {
  // A log does not state that the value comes from data.
  DATA_MISMATCH: 'PARAMETER_MISMATCH',
  // Two stages, or two releases, print the same message.
  NO_TITLE: 'NOT_A_REFERENCE',
  OLD_INVALID_PATTERN: 'WRONG_CLASS',
  OLD_NOT_AT_TOP_LEVEL: 'NOT_TOP_LEVEL',
  OLD_NUMERIC_ASSIGNED: 'NUMERIC_VARIABLE_IN_SCOPE',
  // The message contains the message of its cause, which has its own code.
  OLD_DATA_BINDING_FAILED: 'HIERA_VERSION_5_REFUSED',
};
/** Codes of problems that only the page reports. No log of Puppet contains their messages. */
const ONLY_HERE: readonly string[] = ['NODE_FAILED', 'EXPORTS_UNSETTLED', 'MISSING_CLOSING_BRACE', ...ADVICE_CODES];

/** Returns the code that the reader of logs finds for the message, if it differs from the code of the engine. */
function findOtherCode({ code, message, isAdvice }: Seen): string | undefined {
  if (isAdvice === true || ONLY_HERE.includes(code)) return undefined;
  // Puppet first logs that the command failed, without the validated file. The failure of the resource follows.
  if (code === 'VALIDATE_CMD_FAILED' && message.startsWith('Execution of ')) return undefined;
  const found = findMessageCode(message, message.startsWith('Dependency ') ? 'notice' : 'err');
  return found === (OTHER_CODE_IN_LOGS[code] ?? code) ? undefined : (found ?? 'none');
}

/** Source files of the engine. Each `defineIssue('CODE'` in them declares a code. */
const sources: Readonly<Record<string, string>> = import.meta.glob(['../engine/**/*.ts', '!../engine/**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const declared = Object.values(sources).flatMap((text) =>
  [...text.matchAll(/\bdefineIssue(?:<(?:[^()]|\([^()]*\))*?>)?\(\s*'([A-Z][A-Z0-9_]+)'/g)].map(
    ([, code = '']) => code,
  ),
);

const explanations = Object.entries(texts).map(
  ([path, text]) => [path.slice(2, -'.md'.length), readExplanation(text)] as const,
);

/** Checks the examples of an explanation. Returns descriptions of the mistakes. */
async function faultsOf(code: string, { heading, wrong, right }: ExplanationPart): Promise<readonly string[]> {
  const seen = wrong === undefined ? [] : await seenIn(wrong);
  const allowed = [code, ...(COMPANIONS[code] ?? [])];
  const strange = seen.filter((each) => !allowed.includes(each.code));
  const afterwards = right === undefined ? [] : await seenIn(right);
  return [
    ...(wrong === undefined || seen.some((each) => each.code === code) ? [] : ['the wrong example lacks the code']),
    ...seen.flatMap((each) => {
      const other = each.code === code ? findOtherCode(each) : undefined;
      return other === undefined ? [] : [`a log with the message gets ${other}: ${each.message}`];
    }),
    ...(heading !== undefined && seen[0]?.hint === undefined ? [`no hint says: ${heading}`] : []),
    ...strange.map((each) => `the wrong example has ${each.code}: ${each.message}`),
    ...afterwards.map((each) => `the right example has ${each.code}: ${each.message}`),
  ];
}

describe('explanations', () => {
  it('exist for every issue and every message of a run, and for nothing else', () => {
    expect(declared.length).toBeGreaterThan(280);
    const known = new Set<string>([...declared, ...RUN_CODES, ...ADVICE_CODES, 'NODE_FAILED', 'EXPORTS_UNSETTLED']);
    const explained = new Set(explanations.map(([code]) => code));
    expect([...known].filter((code) => !explained.has(code)).sort()).toEqual([]);
    expect([...explained].filter((code) => !known.has(code)).sort()).toEqual([]);
  });

  it('exist for every code that messages of logs get', () => {
    const explained = new Set(explanations.map(([code]) => code));
    expect(messageTables.flatMap((table) => Object.keys(table)).filter((code) => !explained.has(code))).toEqual([]);
  });

  it('show wrong and right code, or the reason for having no example', () => {
    const without = explanations.filter(
      ([, { parts }]) => parts[0]?.wrong === undefined || parts[0].right === undefined,
    );
    expect(without.filter(([, { rare }]) => rare === undefined).map(([code]) => code)).toEqual([]);
  });

  it.each(sample(explanations))(
    '%s has a wrong example with only this code, and a right example without codes',
    async (code, { parts }) => {
      const faults: string[] = [];
      for (const part of parts) faults.push(...(await faultsOf(code, part)));
      expect(faults).toEqual([]);
    },
  );
});
