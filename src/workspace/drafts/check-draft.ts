/** Validates stored drafts before use, because another version, a disk error or a tool may have changed them. */
import { readOwnPackages } from '../own-packages.ts';
import type { StoredDraft } from './draft-database.ts';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextRecord(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isProjectNode(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { node, machine } = value;
  return (
    isObject(node) &&
    typeof node['certname'] === 'string' &&
    typeof node['platform'] === 'string' &&
    isObject(node['facts']) &&
    isObject(machine) &&
    ['files', 'packages', 'services'].every((area) => isObject(machine[area])) &&
    (machine['archive'] === undefined || readOwnPackages(machine['archive']).ok)
  );
}

function isProject(value: unknown): boolean {
  if (!isObject(value) || !isProjectNode(value)) return false;
  const { others = [] } = value;
  return (
    typeof value['name'] === 'string' &&
    isTextRecord(value['files']) &&
    (value['kept'] === undefined || isKept(value['kept'])) &&
    (value['executable'] === undefined || isObject(value['executable'])) &&
    Array.isArray(others) &&
    others.every(isProjectNode)
  );
}

function isKept(value: unknown): boolean {
  return (
    isObject(value) &&
    Object.values(value).every(
      (file) =>
        isObject(file) &&
        (file['kind'] === 'link'
          ? typeof file['target'] === 'string'
          : file['kind'] === 'bytes' &&
            typeof file['pack'] === 'string' &&
            typeof file['at'] === 'number' &&
            typeof file['size'] === 'number' &&
            typeof file['why'] === 'string'),
    )
  );
}

function isTabs(value: Readonly<Record<string, unknown>>): boolean {
  return (
    Array.isArray(value['open']) &&
    value['open'].every((path) => typeof path === 'string') &&
    (value['active'] === undefined || typeof value['active'] === 'string')
  );
}

/** Checks the reference from a draft to its base. A draft that contains the complete project has no such reference. */
function isOver(value: unknown): boolean {
  return value === undefined || (isObject(value) && typeof value['id'] === 'string' && Array.isArray(value['gone']));
}

/**
 * Returns whether a stored value is a draft that can be opened. Checks only its shape, not the limits that apply to
 * links.
 */
export function isDraft(value: unknown): value is StoredDraft {
  return (
    isObject(value) &&
    typeof value['id'] === 'string' &&
    typeof value['name'] === 'string' &&
    typeof value['savedAt'] === 'number' &&
    typeof value['version'] === 'number' &&
    isProject(value['project']) &&
    isOver(value['over']) &&
    isTabs(value) &&
    (value['other'] === undefined || (isObject(value['other']) && isTabs(value['other'])))
  );
}

/** A draft that cannot be opened. It can only be downloaded or deleted. */
export interface DamagedDraft {
  readonly id: string;
  readonly name: string;
  /** All stored data of the draft, as JSON. */
  readonly json: string;
}

export function damagedDraft(id: string, value: unknown): DamagedDraft {
  const name = isObject(value) && typeof value['name'] === 'string' ? value['name'] : 'Unnamed';
  return { id, name, json: JSON.stringify(value, undefined, 2) ?? String(value) };
}
