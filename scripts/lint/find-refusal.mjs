/** Looks up the tables of allowed imports. Paths are relative to `src` (`engine/values/value.ts`). */
import { LAYERS, RESTRICTED_PACKAGES } from './layers.mjs';

/** Matches tests and their helpers, which may import anything. */
const FREE = /\.test\.tsx?$|(?:^|\/)testing\/|\.d\.ts$/;

/** Returns why a file may not import another, or undefined if it may. */
export function findRefusal(from, to, typesOnly) {
  if (FREE.test(from)) return undefined;
  const row = findRow(from);
  if (row === undefined)
    return `src/${from} has no row in scripts/lint/layers.mjs: add a row with its allowed imports.`;
  const plugIn = findPlugIn(to);
  const isOwn = row.folder === 'engine' ? within(to, 'engine') : findLayer(row, from) === findLayer(row, to);
  if (isOwn && (plugIn === undefined || plugIn === row)) return undefined;
  const covers = (entry) => within(to, entry) && (plugIn === undefined || within(entry, plugIn.folder));
  const allowed = row.imports.some((entry) =>
    entry.startsWith('type ') ? typesOnly && covers(entry.slice('type '.length)) : covers(entry),
  );
  return allowed ? undefined : row.why;
}

/** Returns the `isPlugIn` row of a file; undefined for other files. */
function findPlugIn(file) {
  const row = findRow(file);
  return row?.isPlugIn === true ? row : undefined;
}

/** Returns why a file may not import a package, or undefined if it may. */
export function findPackageRefusal(from, name) {
  if (FREE.test(from)) return undefined;
  return RESTRICTED_PACKAGES.find(
    ({ packages, folders }) => packages.test(name) && !folders.some((folder) => within(from, folder)),
  )?.why;
}

function within(file, folder) {
  return file === folder || file.startsWith(`${folder}/`);
}

function findRow(file) {
  let found;
  for (const row of LAYERS) {
    if (findLayer(row, file) !== undefined && (found === undefined || row.folder.length > found.folder.length))
      found = row;
  }
  return found;
}

/**
 * Returns the folder of a row, with `*` replaced by the matching name; undefined if the row does not contain the file.
 */
function findLayer({ folder }, file) {
  const wanted = folder.split('/');
  const given = file.split('/').slice(0, wanted.length);
  const fits = wanted.length === given.length && wanted.every((part, at) => part === '*' || part === given[at]);
  return fits ? given.join('/') : undefined;
}
