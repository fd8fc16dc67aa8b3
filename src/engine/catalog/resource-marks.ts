const VIRTUAL = 1;
const EXPORTED = 2;
const DECLARED = 4;
const CONTAINED = 8;
const EVALUATED = 16;
const CHANGED_BY_OVERRIDE = 32;
const TITLE_IS_NAMEVAR = 64;
/** The tags of its type and title are added. */
export const HAS_OWN_TAGS = 128;
/** Those of its container are, in one way or the other. */
export const TAGS_OF_SCOPE_ADDED = 256;
/** It has all tags of its container without having been given them. */
export const INHERITS_TAGS = 512;
/** It was given one of the relationship attributes. */
export const HAS_RELATIONSHIPS = 1024;
/** It was given an attribute that goes down to what it contains. */
export const HANDS_DOWN = 2048;
export const FINISHED = 4096;
/** The attributes have their final form. */
export const SETTLED = 8192;

/** What is so of a resource or not, as bits of one number: a field for each would double the size of a resource. */
export abstract class ResourceMarks {
  #bits: number;

  constructor(exported: boolean, virtual: boolean) {
    this.#bits = (exported ? EXPORTED : 0) | (exported || virtual ? VIRTUAL : 0);
  }

  protected is(bit: number): boolean {
    return (this.#bits & bit) !== 0;
  }
  protected mark(bits: number): void {
    this.#bits |= bits;
  }
  protected unmark(bit: number): void {
    this.#bits &= ~bit;
  }

  get virtual(): boolean {
    return this.is(VIRTUAL);
  }
  set virtual(is: boolean) {
    if (is) this.mark(VIRTUAL);
    else this.unmark(VIRTUAL);
  }

  get exported(): boolean {
    return this.is(EXPORTED);
  }

  /** Whether a manifest or the node brought it; false for `Stage[main]` and `Class[Settings]`, which every catalog has. */
  get isDeclared(): boolean {
    return this.is(DECLARED);
  }
  markDeclared(): void {
    this.mark(DECLARED);
  }

  /** Whether it is contained in what declares it; classes and stages are not. */
  get isContained(): boolean {
    return this.is(CONTAINED);
  }
  markContained(): void {
    this.mark(CONTAINED);
  }

  /** Whether its code has run. */
  get evaluated(): boolean {
    return this.is(EVALUATED);
  }
  markEvaluated(): void {
    this.mark(EVALUATED);
  }

  /** Whether attributes changed after the checks of its parameters. */
  get changedByOverride(): boolean {
    return this.is(CHANGED_BY_OVERRIDE);
  }
  markChangedByOverride(): void {
    this.mark(CHANGED_BY_OVERRIDE);
  }

  /** Whether the title was found to stand for the only namevar just as it is. */
  get titleIsNamevar(): boolean {
    return this.is(TITLE_IS_NAMEVAR);
  }
  markTitleIsNamevar(): void {
    this.mark(TITLE_IS_NAMEVAR);
  }

  /** Whether it has the tags of its container without having been given them. */
  get inheritsTags(): boolean {
    return this.is(INHERITS_TAGS);
  }

  /** Whether it was ever given one of the relationship attributes; most resources never are. */
  get hasRelationships(): boolean {
    return this.is(HAS_RELATIONSHIPS);
  }

  /** Whether it was ever given an attribute that goes down to what it contains. */
  get handsDown(): boolean {
    return this.is(HANDS_DOWN);
  }

  /** Nothing changes from here on, but for what containers hand down. */
  markFinished(): void {
    this.mark(FINISHED);
  }
}
