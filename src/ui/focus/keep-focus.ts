/**
 * Keeps the focus on the page (WCAG 2.4.3). Without this, the browser moves the focus to the body when the focused
 * control is removed or disabled: a deleted row, a pressed button that disappears, the last step of a replay, or a
 * dialog whose opener was an item of a closed menu.
 *
 * The focus moves to the first of these elements that exists:
 * 1. In a list, table or tree: the same control in the next row, or else in the previous row.
 * 2. In the nearest remaining ancestor: the next control, or else the previous one, or a new one.
 * 3. After a menu or dialog: the control that had the focus before, or its successor by these rules.
 */
import { lastInput } from './last-input.ts';
import { OVERLAY_LAYER } from '../overlays/overlay-layer.ts';

/**
 * A focused control and the elements around it. They are recorded while it has the focus, because they cannot be found
 * after the control is removed.
 */
interface Place {
  readonly element: HTMLElement;
  readonly row: Element | undefined;
  readonly list: Element | undefined;
  /** All rows of the list that contains the control, in order. */
  readonly rows: readonly Element[];
  readonly indexInRow: number;
  /** Ancestors of the control, innermost first, without the body and the overlay layer. */
  readonly around: readonly Element[];
  /** All controls in order: those of the menu or dialog that contains the control, or else those of the page. */
  readonly controls: readonly HTMLElement[];
}

const ROW = '[role=row], [role=option], [role=treeitem], [role=listitem], li, tr';
const LIST = '[role=treegrid], [role=grid], [role=tree], [role=listbox], [role=list], table, ul, ol';
const CONTROL = 'button, input, select, textarea, a[href], summary, [tabindex]';
/**
 * Maximum length of `places`. More than one is needed for nested openers, for example a menu in a dialog that was
 * opened from a menu.
 */
const MOST_PLACES = 20;

/** Stack of places, latest last. The controls of earlier places may no longer exist. */
let places: readonly Place[] = [];
/** The focused control's place; undefined after the user has moved the focus away from all controls. */
let current: Place | undefined;

let isWaiting = false;

function controlsIn(root: Element): readonly HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(CONTROL)];
  return root instanceof HTMLElement && root.matches(CONTROL) ? [root, ...all] : all;
}

/** Lists the ancestors of an element, innermost first. Ends before the overlay layer or the body. */
function listAncestors(element: Element): readonly Element[] {
  const ancestors: Element[] = [];
  for (let each = element.parentElement; each !== null && each !== document.body; each = each.parentElement) {
    if (each.matches(OVERLAY_LAYER)) break;
    ancestors.push(each);
  }
  return ancestors;
}

function recordPlace(element: HTMLElement): Place {
  const row = element.closest(ROW) ?? undefined;
  // In a virtual list, each row has a wrapper, so the list is not the parent of the row.
  const list = row?.parentElement?.closest(LIST) ?? undefined;
  const around = listAncestors(element);
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

/**
 * Returns whether an element can no longer have the focus because it was removed or disabled. An element behind an open
 * menu or dialog does not count: it is only inert, and gets the focus back later.
 */
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
    // Skips text fields after touch input, because focusing one opens a phone's keyboard.
    (lastInput() !== 'pointer' || !takesText(element))
  );
}

/** Orders elements by their distance from `element`: first those after it, then those before it. */
function nearestTo<Item extends Element>(all: readonly Item[], element: Item): readonly Item[] {
  const index = all.indexOf(element);
  return [...all.slice(index + 1), ...all.slice(0, Math.max(0, index)).toReversed()];
}

function chooseSuccessor({ element, row, rows, indexInRow, around, controls }: Place): HTMLElement | undefined {
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

/** Finds the control that should take the focus; undefined if no control of the page has had the focus yet. */
function findSuccessor(): HTMLElement | undefined {
  for (const place of places.toReversed()) {
    if (place !== current && canHaveFocus(place.element)) return place.element;
    const found = isGone(place.element) ? chooseSuccessor(place) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns whether an element has the focus only because the focused control was removed: the body, a list with a
 * removed row, or a dialog, which then focuses its first control.
 */
function isStandIn(element: Element | null): boolean {
  if (current === undefined || !isGone(current.element)) return false;
  if (element === document.body || element === current.element || element === current.list) return true;
  return isWaiting && current.around.some((part) => part.matches('[role=dialog]') && part.contains(element));
}

/** Moves the focus in the next frame, so that the pressed key does not also act on the newly focused control. */
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
 * Focuses the element that matches `selector`. Call this just before a dialog closes. The focus moves after two frames,
 * because react-aria first returns it to the opener.
 */
export function nameSuccessor(selector: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const successor = document.querySelector(selector);
      if (canHaveFocus(successor)) successor.focus();
    }),
  );
}

function rememberPlace(element: HTMLElement): void {
  current = recordPlace(element);
  places = [...places.filter((place) => place.element !== element), current].slice(-MOST_PLACES);
}

/** Focuses an element that replaces the focused control. A pending `restore` then does not move the focus again. */
export function moveFocus(element: HTMLElement): void {
  element.focus();
  if (document.activeElement === element) rememberPlace(element);
}

/** Starts to observe the focus, once per page. */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !isStandIn(target)) rememberPlace(target);
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null || target !== current?.element) return;
    queueMicrotask(() => {
      // A press outside of all controls removes the focus on purpose. Switching to another window does not count as
      // such a press.
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
