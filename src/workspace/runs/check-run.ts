/** Validates stored runs before use, because another version or a tool may have changed them. */
import type { RunRecord } from '../../protocol/run-record.ts';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const areas = ['files', 'packages', 'services', 'users', 'groups', 'crons'];

function isSystem(value: unknown): boolean {
  return isObject(value) && areas.every((area) => isObject(value[area]));
}

function isGraph(value: unknown): boolean {
  return isObject(value) && ['dependencies', 'order', 'cycles'].every((list) => Array.isArray(value[list]));
}

function isOpenedRun(value: unknown): boolean {
  return (
    isObject(value) &&
    ['log', 'report', 'graph'].includes(String(value['kind'])) &&
    typeof value['title'] === 'string' &&
    (value['graph'] === undefined || isGraph(value['graph'])) &&
    ['isNamesOnly', 'hasTime', 'hasDurations'].every((mark) => typeof value[mark] === 'boolean') &&
    Array.isArray(value['unread'])
  );
}

export function isRunRecord(value: unknown): value is RunRecord {
  if (!isObject(value)) return false;
  const { run } = value;
  return (
    typeof value['id'] === 'string' &&
    typeof value['origin'] === 'string' &&
    (value['origin'] === 'opened'
      ? isOpenedRun(value['opened'])
      : ['opening', 'button', 'apply', 'agent'].includes(value['origin'])) &&
    typeof value['certname'] === 'string' &&
    typeof value['endedAt'] === 'number' &&
    typeof value['isShortened'] === 'boolean' &&
    isObject(run) &&
    ['resources', 'refreshes', 'logs', 'journal'].every((list) => Array.isArray(run[list])) &&
    isObject(run['totals']) &&
    typeof run['status'] === 'string' &&
    typeof run['duration'] === 'number' &&
    isSystem(run['before']) &&
    isSystem(run['after'])
  );
}
