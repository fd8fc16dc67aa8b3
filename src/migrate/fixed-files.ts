/**
 * Finds the edits in a project that is already partly fixed: the differences from the files that the old release
 * compiles.
 */
import { diffWordsWithSpace } from 'diff';
import type { Finding, FindingFix } from './finding.ts';
import type { TextEdit } from './fixes/edits.ts';
import { PlaceMap } from './place-map.ts';
import type { Files, MigrationSource } from './source.ts';

/** The files that findings refer to, and the edits that were made to them later. */
export interface Start {
  readonly base: MigrationSource;
  readonly made: readonly FindingFix[];
}

export function findStart(source: MigrationSource): Start {
  const { files, before } = source;
  if (before === undefined || before === files) return { base: source, made: [] };
  // A new file counts as unchanged. A deleted file is left out of the old version, too.
  const old = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, before[path] ?? text]));
  const edits = editsBetween(old, files);
  return {
    base: { ...source, files: old },
    made: edits.length === 0 ? [] : [{ kind: 'texts', title: 'Fixed earlier', edits }],
  };
}

function editsBetween(old: Files, files: Files): readonly TextEdit[] {
  return Object.entries(old).flatMap(([file, before]): readonly TextEdit[] => {
    const after = files[file] ?? before;
    if (after === before) return [];
    const edits: TextEdit[] = [];
    let offset = 0;
    let removed = '';
    let added = '';
    const close = (): void => {
      if (removed !== '' || added !== '')
        edits.push({ file, span: { offset: offset - removed.length, length: removed.length }, text: added });
      [removed, added] = ['', ''];
    };
    for (const part of diffWordsWithSpace(before, after)) {
      if (part.added) added += part.value;
      else {
        if (!part.removed) close();
        offset += part.value.length;
        if (part.removed) removed += part.value;
      }
    }
    close();
    return edits;
  });
}

/** Maps the places of findings to the current files. Leaves out fixes whose places were edited in the meantime. */
export function placedInFiles(findings: readonly Finding[], source: MigrationSource): readonly Finding[] {
  const { base, made } = findStart(source);
  if (made.length === 0) return findings;
  // Inverted edits map the original files to the current ones.
  const back = made.flatMap(({ edits }) => inverse(edits));
  const map = new PlaceMap(back);
  const old = base.files;
  return findings.map(({ place, fix, ...finding }): Finding => {
    const edits = fix?.edits.map((edit): TextEdit | undefined => {
      const span = map.before(edit.file, edit.span);
      return span === undefined ? undefined : { ...edit, span };
    });
    const whole = edits?.filter((edit) => edit !== undefined);
    return {
      ...finding,
      ...(place === undefined || old[place.file] === undefined
        ? {}
        : { place: { file: place.file, span: map.near(place.file, place.span) } }),
      ...(fix === undefined || whole === undefined || whole.length < fix.edits.length
        ? {}
        : { fix: { ...fix, edits: whole } }),
    };
  });
}

function inverse(edits: readonly TextEdit[]): readonly TextEdit[] {
  const shifts = new Map<string, number>();
  return edits.map(({ file, span: { offset, length }, text }) => {
    const shift = shifts.get(file) ?? 0;
    shifts.set(file, shift + text.length - length);
    // A placeholder, because the map uses only the length of the text.
    return { file, span: { offset: offset + shift, length: text.length }, text: ' '.repeat(length) };
  });
}
