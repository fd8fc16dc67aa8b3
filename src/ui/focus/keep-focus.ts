/**
 * Keeps the focus on the page (WCAG 2.4.3). Without this, the browser moves the focus to the body when the control that has it is removed or disabled: a deleted
 * row, a pressed button that goes away, the last step of a replay, a dialog whose opener was an item of a menu that has closed.
 *
 * The focus then goes to the first of these that is there:
 * 1. in a list, table or tree, the same control of the next row, or else of the previous row;
 * 2. the next control of the nearest element around it that is left, or else the previous one, or one that is new there;
 * 3. after a menu or dialog, the control that had the focus before, or its successor by these rules.
 */
import { lastInput } from './last-input.ts';
import { OVERLAY_LAYER } from '../overlays/overlay-layer.ts';

/** A control that had the focus, with its surroundings at that time: they cannot be found once the control is removed. */
interface Place {
  readonly element: HTMLElement;
  readonly row: Element | undefined;
  readonly list: Element | undefined;
  /** All rows of the list, in order. */
  readonly rows: readonly Element[];
  /** Position among the controls of the row. */
  readonly indexInRow: number;
  /** Elements around it, the innermost first, without the body or the layer of menus. */
  readonly around: readonly Element[];
  /** All controls of the page, or of the menu or dialog, in order. */
  readonly controls: readonly HTMLElement[];
}

const ROW = '[role=row], [role=option], [role=treeitem], [role=listitem], li, tr';
const LIST = '[role=treegrid], [role=grid], [role=tree], [role=listbox], [role=list], table, ul, ol';
const CONTROL = 'button, input, select, textarea, a[href], summary, [tabindex]';
/** Openers can be nested: a menu in a dialog that a menu opened. */
const MOST_PLACES = 20;

/** The latest last; the first of them may be gone. */
let places: readonly Place[] = [];
/** Undefined when the user has moved the focus off every control. */
let current: Place | undefined;

let isWaiting = false;

function controlsIn(root: Element): readonly HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(CONTROL)];
  return root instanceof HTMLElement && root.matches(CONTROL) ? [root, ...all] : all;
}

/** Ancestors within the page, or within the menu or tooltip: the elements around the layer of overlays have nothing to do with either. */
function ancestorsOf(element: Element): readonly Element[] {
  const ancestors: Element[] = [];
  for (let each = element.parentElement; each !== null && each !== document.body; each = each.parentElement) {
    if (each.matches(OVERLAY_LAYER)) break;
    ancestors.push(each);
  }
  return ancestors;
}

function placeOf(element: HTMLElement): Place {
  const row = element.closest(ROW) ?? undefined;
  // A virtual list wraps each row.
  const list = row?.parentElement?.closest(LIST) ?? undefined;
  const around = ancestorsOf(element);
  return {
    element,
    row,
    list,
    rows: list === undefined ? [] : [...list.querySelectorAll(ROW)],
    indexInRow: row === undefined ? -1 : controlsIn(row).indexOf(element),
    around,
    controls: controlsIn(around.at(-1) ?? element),
  };
}

/** Whether an element cannot keep the focus: it was removed, or switched off. Behind an open menu or dialog it is inert, and takes the focus again later. */
function isGone(element: Element): boolean {
  return !element.isConnected || element.matches(':disabled') || element.closest('[hidden]') !== null;
}

function takesText(element: HTMLElement): boolean {
  return (
    element.isContentEditable || element.matches('input:not([type=checkbox], [type=radio]), textarea, [role=textbox]')
  );
}

function canHaveFocus(element: Element | null | undefined): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.isConnected &&
    !element.matches(':disabled') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    // On a phone a text field would open the keyboard.
    (lastInput() !== 'pointer' || !takesText(element))
  );
}

/** The elements from just after one to the end, then those before it, nearest first. */
function nearestTo<Item extends Element>(all: readonly Item[], element: Item): readonly Item[] {
  const index = all.indexOf(element);
  return [...all.slice(index + 1), ...all.slice(0, Math.max(0, index)).toReversed()];
}

function successorOf({ element, row, rows, indexInRow, around, controls }: Place): HTMLElement | undefined {
  if (row !== undefined && !row.isConnected) {
    for (const other of nearestTo(rows, row)) {
      if (!other.isConnected) continue;
      const inRow = controlsIn(other);
      const found = [inRow[indexInRow], ...inRow].find(canHaveFocus);
      if (found !== undefined) return found;
    }
  }
  const isNext = (each: HTMLElement): boolean => each.tabIndex >= 0 && canHaveFocus(each);
  const nearest = nearestTo(controls, element).filter(isNext);
  for (const part of around) {
    const found = nearest.find((each) => part.contains(each)) ?? controlsIn(part).find(isNext);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The control that gets the focus; undefined on a page that never had one. */
function findSuccessor(): HTMLElement | undefined {
  for (const place of places.toReversed()) {
    if (place !== current && canHaveFocus(place.element)) return place.element;
    const found = isGone(place.element) ? successorOf(place) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Whether an element has the focus only because the control that had it is gone: the body, a list whose row was removed, and a dialog, which then
 * gives the focus to its first control.
 */
function isStandIn(element: Element | null): boolean {
  if (current === undefined || !isGone(current.element)) return false;
  if (element === document.body || element === current.element || element === current.list) return true;
  return isWaiting && current.around.some((part) => part.matches('[role=dialog]') && part.contains(element));
}

/** Waits for the frame: until then the key that was pressed would act on the successor, too. */
function restore(): void {
  if (isWaiting || !isStandIn(document.activeElement)) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    const successor = isStandIn(document.activeElement) ? findSuccessor() : undefined;
    isWaiting = false;
    successor?.focus();
  });
}

/**
 * Call it right before a dialog closes, with the selector of the element that is its successor. It gets the focus after the library has
 * given the focus back to the opener, one frame later.
 */
export function nameSuccessor(selector: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const successor = document.querySelector(selector);
      if (canHaveFocus(successor)) successor.focus();
    }),
  );
}

/** Starts to watch the focus; called once. */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || isStandIn(target)) return;
    current = placeOf(target);
    places = [...places.filter(({ element }) => element !== target), current].slice(-MOST_PLACES);
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null || target !== current?.element) return;
    queueMicrotask(() => {
      // A press beside all controls takes the focus off on purpose; a switch to another window does not.
      const isOnBody = document.activeElement === document.body && document.hasFocus();
      if (isOnBody && current !== undefined && !isGone(current.element)) current = undefined;
    });
  });
  new MutationObserver(restore).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
}
