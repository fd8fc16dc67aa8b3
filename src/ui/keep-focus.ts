/**
 * Keeps the focus on the page (WCAG 2.4.3). Without this, the browser moves the focus to the body when the control that has it is removed: a deleted
 * row, a pressed button that goes away, a dialog whose opener was an item of a menu that has closed.
 *
 * The focus then goes to the first of these that is there:
 * 1. the control that `nameSuccessor` named a moment before, or `data-focus-next` names (a selector, on the control or on an element around it);
 * 2. in a list, table or tree, the same control of the next row, or else of the previous row;
 * 3. the next control of the same region, or else the previous one;
 * 4. the control that had the focus before, and its successors by these rules: the opener of a menu or dialog.
 */
import { lastInput } from './last-input.ts';

/** A control that had the focus, with its surroundings at that time: they cannot be found once the control is removed. */
interface Place {
  readonly element: HTMLElement;
  readonly next: string | undefined;
  readonly row: Element | undefined;
  readonly list: Element | undefined;
  /** All rows of the list, in order. */
  readonly rows: readonly Element[];
  /** Position among the controls of the row. */
  readonly indexInRow: number;
  /** All controls of the region, in order. */
  readonly controls: readonly HTMLElement[];
}

const ROW = '[role=row], [role=option], [role=treeitem], [role=listitem], li, tr';
const LIST = '[role=treegrid], [role=grid], [role=tree], [role=listbox], [role=list], table, ul, ol';
const REGION =
  '[role=dialog], [role=alertdialog], [role=toolbar], [role=menu], [role=listbox], [role=tabpanel], form, section, header, footer, main';
const CONTROL = 'button, input, select, textarea, a[href], summary, [tabindex]';
/** Openers can be nested: a menu in a dialog that a menu opened. */
const MOST_PLACES = 20;

/** The latest last; the first of them may be gone. */
let places: readonly Place[] = [];
/** Undefined when the user has moved the focus off every control. */
let current: Place | undefined;

let named: string | undefined;

/** Call it right before a control goes away, with the selector of the element that then gets the focus. */
export function nameSuccessor(selector: string): void {
  named = selector;
}

function controlsIn(root: Element): readonly HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(CONTROL)];
  return root instanceof HTMLElement && root.matches(CONTROL) ? [root, ...all] : all;
}

function placeOf(element: HTMLElement): Place {
  const row = element.closest(ROW) ?? undefined;
  // A virtual list wraps each row.
  const list = row?.parentElement?.closest(LIST) ?? undefined;
  const region = element.closest(REGION);
  return {
    element,
    next: element.closest<HTMLElement>('[data-focus-next]')?.dataset['focusNext'],
    row,
    list,
    rows: list === undefined ? [] : [...list.querySelectorAll(ROW)],
    indexInRow: row === undefined ? -1 : controlsIn(row).indexOf(element),
    controls: region === null ? [] : controlsIn(region),
  };
}

function canHaveFocus(element: Element | null | undefined): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.isConnected &&
    !element.matches(':disabled') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    // On a phone a text field would open the keyboard.
    (lastInput() !== 'pointer' || !element.matches('input:not([type=checkbox], [type=radio]), textarea'))
  );
}

/** The elements from just after one to the end, then those before it, nearest first. */
function nearestTo<Item extends Element>(all: readonly Item[], element: Item): readonly Item[] {
  const index = all.indexOf(element);
  return [...all.slice(index + 1), ...all.slice(0, Math.max(0, index)).toReversed()];
}

function successorOf({ element, next, row, rows, indexInRow, controls }: Place): HTMLElement | undefined {
  const wanted = next === undefined ? null : document.querySelector(next);
  if (canHaveFocus(wanted)) return wanted;
  if (row !== undefined && !row.isConnected) {
    for (const other of nearestTo(rows, row)) {
      if (!other.isConnected) continue;
      const inRow = controlsIn(other);
      const found = [inRow[indexInRow], ...inRow].find(canHaveFocus);
      if (found !== undefined) return found;
    }
  }
  return nearestTo(controls, element).find((each) => each.tabIndex >= 0 && canHaveFocus(each));
}

/** The control that gets the focus; undefined on a page that never had one. */
function findSuccessor(): HTMLElement | undefined {
  const wanted = named === undefined ? null : document.querySelector(named);
  if (canHaveFocus(wanted)) return wanted;
  for (const place of places.toReversed()) {
    if (place !== current && canHaveFocus(place.element)) return place.element;
    const found = place.element.isConnected ? undefined : successorOf(place);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Some lists take the focus themselves when the row that has it is removed. */
function isLost(): boolean {
  const { activeElement, body } = document;
  return current?.element.isConnected === false && (activeElement === body || activeElement === current.list);
}

function restore(): void {
  if (!isLost()) return;
  const successor = findSuccessor();
  successor?.focus();
  // The page behind a dialog is inert until the dialog is gone, which may take one more frame.
  if (successor !== undefined && document.activeElement !== successor)
    requestAnimationFrame(() => {
      if (isLost()) findSuccessor()?.focus();
    });
}

/** Starts to watch the focus; called once. */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target === document.body || isLost()) return;
    current = placeOf(target);
    named = undefined;
    places = [...places.filter(({ element }) => element !== target), current].slice(-MOST_PLACES);
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null || target !== current?.element) return;
    queueMicrotask(() => {
      // A press beside all controls takes the focus off on purpose; a switch to another window does not.
      const isOnBody = document.activeElement === document.body && document.hasFocus();
      if (isOnBody && current?.element.isConnected === true) current = undefined;
    });
  });
  new MutationObserver(restore).observe(document.body, { childList: true, subtree: true });
}
