/** Hides the passwords and keys of a run, so that it can be shown and shared. */
import type { AgentRun } from '../../protocol/agent-files.ts';
import type { ChangeView } from '../../protocol/run.ts';
import { findSecrets, HIDDEN, hideSecrets, isSecretName } from './find-secrets.ts';

export interface HiddenValue {
  /** Resource with the value. Absent for a message in the log, and for the error that ended the run. */
  readonly ref?: string;
  readonly property?: string;
  /** Index of the log line; absent for a value of a resource. */
  readonly lineIndex?: number;
  /** Kind of secret, such as `private key`. */
  readonly kind: string;
}

export interface HiddenRun {
  /** The run without its secrets. The same object as the given run if it contains none. */
  readonly run: AgentRun;
  /** One entry for each value or message that was changed. */
  readonly hidden: readonly HiddenValue[];
}

/**
 * Hides each value of a run that looks like a password or key. Sensitive values are not counted, because the agent has
 * already hidden them.
 */
export function hideValues(run: AgentRun): HiddenRun {
  const hidden: HiddenValue[] = [];
  const hide = (text: string, where: Omit<HiddenValue, 'kind'>): string => {
    const [first] = findSecrets(text);
    if (first === undefined) return text;
    hidden.push({ ...where, kind: first.kind });
    return hideSecrets(text);
  };
  const resources = run.run.resources.map((resource) => {
    const { ref, changes, reason } = resource;
    const shown = changes.map((change) => hideChange(change, ref, hidden, hide));
    return {
      ...resource,
      changes: shown,
      ...(reason === undefined ? {} : { reason: hide(reason, { ref }) }),
    };
  });
  const logs = run.run.logs.map((line, lineIndex) => ({ ...line, message: hide(line.message, { lineIndex }) }));
  const { error } = run.run;
  const shownError = error === undefined ? {} : { error: hide(error, {}) };
  if (hidden.length === 0) return { run, hidden };
  return { run: { ...run, run: { ...run.run, resources, logs, ...shownError } }, hidden };
}

function hideChange(
  change: ChangeView,
  ref: string,
  hidden: HiddenValue[],
  hide: (text: string, where: Omit<HiddenValue, 'kind'>) => string,
): ChangeView {
  const { property, previous, desired, message } = change;
  const where = { ref, property };
  if (!isSecretName(property) || change.isRedacted === true) {
    return { ...change, previous: hide(previous, where), desired: hide(desired, where), message: hide(message, where) };
  }
  const values = [previous, desired].filter((value) => value.length > 3 && !isWord(value));
  if (values.length === 0) return { ...change, message: hide(message, where) };
  hidden.push({ ...where, kind: 'password' });
  const hideWhole = (value: string): string => (values.includes(value) ? HIDDEN : value);
  const shown = values.reduce((text, value) => text.replaceAll(value, HIDDEN), message);
  return { ...change, previous: hideWhole(previous), desired: hideWhole(desired), message: hideSecrets(shown) };
}

/** Returns whether a value is a state in Puppet, such as `present`, and not data. */
function isWord(value: string): boolean {
  return /^(?:absent|present|\[redacted\]|true|false|undef)$/.test(value);
}
