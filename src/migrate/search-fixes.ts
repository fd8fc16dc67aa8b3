/** Searches for fixes. Reads and compiles the project again after each pass, until a pass finds no more fixes. */
import { getRelease, type AstNode, type Diagnostic, type Release, type ReleaseId } from '../engine/index.ts';
import type { Compiled } from './compile-both.ts';
import { isWithin, type FindingFix } from './finding.ts';
import { candidatesFor, nodesAround } from './fixes/candidates.ts';
import { editsMeet, editTouches } from './fixes/edits.ts';
import { FixSearch, isBetter, isWhole, type FixState } from './fixes/search.ts';
import { oldConstructs } from './old-language/index.ts';
import type { PlacedFinding, Reading } from './old-language/rule.ts';
import { flatFactsInTexts } from './structured-facts.ts';
import { placedFindings } from './placed-findings.ts';
import { readPrograms, type ReadProgram } from './read-program.ts';
import { refusals, type MigrationSource } from './source.ts';

/** Maximum number of passes: fixing one problem may reveal others. */
const MAX_PASSES = 5;

interface ReadFinding extends PlacedFinding {
  /** The fix that was proved to work, if any. */
  readonly fix: FindingFix | undefined;
}

export interface Found {
  readonly before: Compiled;
  readonly read: readonly ReadFinding[];
  /** Errors that were found only by compiling, with their fixes. */
  readonly fixedErrors: readonly { readonly error: Diagnostic; readonly fix: FindingFix }[];
  /** State after all errors with a fix are fixed; remaining differences are reported from this state. */
  readonly compared: FixState;
  readonly end: FixState;
  readonly valueFixes: ReadonlyMap<string, FindingFix>;
}

export function searchFixes(
  source: MigrationSource,
  [from, to]: readonly [ReleaseId, ReleaseId],
  made: readonly FindingFix[],
): Found {
  const search = new FixSearch(source, [from, to], made);
  const { before } = search;
  const reader = new Reader(source, [getRelease(from), getRelease(to)], before, made);
  if (before.strict.error !== undefined) return withoutProof(search, reader);

  const fixedErrors: FixedError[] = [];
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const count = search.fixes.length;
    const found = reader.read(search.state.compiled).filter(({ kind }) => kind === 'error');
    search.take(found.flatMap(({ fixes }) => fixes?.[0] ?? []));
    fixedErrors.push(...fixErrors(search, reader, found));
    if (search.fixes.length === count) break;
  }
  exchangeFixes(search, [...reader.all, ...fixedErrors]);
  const compared = search.state;

  takeSilent(search, reader.read(compared.compiled));
  const valueFixes = fixValues(search, reader);
  exchangeFixes(search, [...reader.all, ...fixedErrors]);
  search.prune(made);
  return found(search, reader, { fixedErrors, compared, valueFixes });
}

/** Applies the fixes of findings that are not errors: all at once if the result does not get worse, otherwise one by one. */
function takeSilent(search: FixSearch, read: readonly PlacedFinding[]): void {
  const silent = read.filter(({ kind, fixes = [] }) => kind !== 'error' && fixes.length > 0);
  if (search.takeAll(silent.flatMap(({ fixes }) => fixes?.[0] ?? []))) return;
  for (const { fixes = [] } of silent) {
    const isKept = search.takeFirst(fixes, isBetter);
    // If no alternative improves the result, for example because the node does not evaluate this code, takes the rule's
    // first fix, unless the fix makes the result worse.
    if (!isKept) search.takeFirst(fixes.slice(0, 1), (now, old) => !isBetter(old, now));
  }
}

interface FixedError {
  readonly error: Diagnostic;
  readonly fixes: readonly FindingFix[];
}

interface Taken extends Pick<Found, 'compared' | 'valueFixes'> {
  readonly fixedErrors: readonly FixedError[];
}

function found(search: FixSearch, reader: Reader, { fixedErrors, compared, valueFixes }: Taken): Found {
  const kept = new Set(search.fixes);
  const read = reader.all.map((finding): ReadFinding => ({
    ...finding,
    fix: finding.fixes?.find((fix) => kept.has(fix)),
  }));
  return {
    before: search.before,
    read: read.filter((finding) => isReported(finding, search, reader, isWhole(compared))),
    fixedErrors: fixedErrors.flatMap(({ error, fixes }) => {
      const fix = fixes.find((each) => kept.has(each));
      return fix === undefined ? [] : [{ error, fix }];
    }),
    compared,
    end: search.state,
    valueFixes: new Map([...valueFixes].filter(([, fix]) => kept.has(fix))),
  };
}

/**
 * Leaves out silent changes that have no effect in the code that the node evaluates, and findings that the fix of
 * another finding already covers.
 */
function isReported(
  { kind, place, fix, rows }: ReadFinding,
  search: FixSearch,
  { programs }: Reader,
  changesNothing: boolean,
): boolean {
  if (kind === 'error') return true;
  const isCovered = search.fixes.some(
    (each) => each !== fix && each.edits.some((edit) => editsMeet(edit, { ...place, text: '' })),
  );
  if (isCovered && fix === undefined) return false;
  if (kind !== 'silent' || rows.includes('flat facts')) return true;
  const program = programs.get(place.file);
  if (program === undefined || !changesNothing) return true;
  const node = nodesAround(program.program, place.span)[0];
  return node === undefined || search.before.trace.valuesOf(place.file, node) === undefined;
}

/** Uses the rules' fixes without proof if the old release cannot compile the project. */
function withoutProof(search: FixSearch, reader: Reader): Found {
  const compared = search.state;
  const all = reader.read(compared.compiled);
  search.take(all.flatMap(({ fixes }) => fixes?.[0] ?? []));
  const kept = new Set(search.fixes);
  const read = reader.all.map((finding): ReadFinding => ({
    ...finding,
    fix: finding.fixes?.find((fix) => kept.has(fix)),
  }));
  return { before: search.before, read, fixedErrors: [], compared, end: compared, valueFixes: new Map() };
}

function fixErrors(search: FixSearch, { programs }: Reader, reported: readonly PlacedFinding[]): readonly FixedError[] {
  const fixed: FixedError[] = [];
  for (const error of search.state.errors) {
    const { file, span } = error.origin ?? error;
    const program = programs.get(file);
    if (
      program === undefined ||
      span === undefined ||
      reported.some(({ place }) => place.file === file && place.span.offset === span.offset)
    )
      continue;
    const fixes = candidatesAt(program, span);
    if (search.takeFirst(fixes, isBetter)) fixed.push({ error, fixes });
  }
  return fixed;
}

function candidatesAt(program: ReadProgram, span: { offset: number; length: number }): readonly FindingFix[] {
  return nodesAround(program.program, span).flatMap((node: AstNode) => candidatesFor(program, node));
}

function fixValues(search: FixSearch, { programs }: Reader): ReadonlyMap<string, FindingFix> {
  const fixes = new Map<string, FindingFix>();
  const tried = new Set<string>();
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const count = fixes.size;
    for (const change of search.state.changes) {
      if (change.kind !== 'value' || tried.has(change.key)) continue;
      tried.add(change.key);
      const { file, node } = change.change;
      const program = programs.get(file);
      const fix =
        program === undefined || node.kind === 'CallNamedFunction'
          ? undefined
          : takeFirstFix(search, candidatesFor(program, node));
      if (fix !== undefined) fixes.set(change.key, fix);
    }
    if (fixes.size === count) break;
  }
  return fixes;
}

function takeFirstFix(search: FixSearch, candidates: readonly FindingFix[]): FindingFix | undefined {
  return search.takeFirst(candidates, isBetter) ? search.fixes.at(-1) : undefined;
}

/** Tries alternative fixes for findings if errors remain, or if values differ around the edits. */
function exchangeFixes(search: FixSearch, findings: readonly Pick<PlacedFinding, 'fixes'>[]): void {
  for (const { fixes = [] } of findings) {
    const taken = fixes.find((fix) => search.fixes.includes(fix));
    if (taken === undefined || fixes.length === 1 || !isDoubtful(taken, search.state)) continue;
    search.exchange(
      taken,
      fixes.filter((fix) => fix !== taken),
    );
  }
}

function isDoubtful({ edits }: FindingFix, { errors, changes }: FixState): boolean {
  if (errors.length > 0) return true;
  return changes.some(
    (change) =>
      change.kind === 'value' &&
      edits.some(({ file, span }) => file === change.change.file && isWithin(span, change.change.node)),
  );
}

/**
 * Applies the rules to the files. Applies them again after each compilation, because later compilations evaluate more
 * code.
 */
class Reader {
  readonly programs: ReadonlyMap<string, ReadProgram>;
  readonly #findings = new Map<string, PlacedFinding>();
  readonly #reading: Omit<Reading, 'after'>;
  readonly #made: readonly FindingFix[];

  constructor(
    source: MigrationSource,
    [from, to]: readonly [Release, Release],
    before: Compiled,
    made: readonly FindingFix[],
  ) {
    const [oldInput, newInput] = [source.inputFor(source.files, from), source.inputFor(source.files, to)];
    const [wasRefused, isRefused] = [refusals(oldInput, from), refusals(newInput, to)];
    this.programs = readPrograms(source.files, from);
    this.#made = made;
    this.#reading = {
      files: source.files,
      programs: this.programs,
      from,
      to,
      flat: oldInput.node.facts,
      structured: newInput.node.facts,
      before,
      refuses: {
        findings: isRefused.findings && !wasRefused.findings,
        variables: isRefused.variables && !wasRefused.variables,
      },
    };
  }

  get all(): readonly PlacedFinding[] {
    return [...this.#findings.values()];
  }

  /** Returns all findings so far, including those in code that only this compilation evaluated. */
  read(after: Compiled): readonly PlacedFinding[] {
    const reading = { ...this.#reading, after };
    const inTexts = flatFactsInTexts(reading).map(({ name, fix, ...rest }): PlacedFinding => ({
      kind: 'silent',
      message: `The legacy fact ${name} no longer exists, so this lookup finds nothing.`,
      rows: ['flat facts'],
      ...rest,
      ...(fix === undefined ? {} : { fixes: [fix] }),
    }));
    const constructs = oldConstructs(reading);
    for (const finding of [...constructs, ...placedFindings(reading), ...inTexts]) {
      const { file, span } = finding.place;
      const key = `${file} ${span.offset} ${span.length} ${finding.kind}`;
      const isMade = this.#made.some(({ edits }) => edits.some((edit) => editTouches(edit, finding.place)));
      if (!isMade && !this.#findings.has(key)) this.#findings.set(key, finding);
    }
    return this.all;
  }
}
