import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { TourStep } from './steps.ts';

/**
 * Returns the visible element that a step points at, or undefined. Observes the page, because views may appear later.
 */
export function useTarget(target: TourStep['target']): Element | undefined {
  const find = useCallback(
    () => [...document.querySelectorAll(`[data-tour='${target}']`)].find((element) => element.checkVisibility()),
    [target],
  );
  return useSyncExternalStore(watchPage, find);
}

function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Returns an element's position on the screen, updated when the page is resized or scrolled. */
export function useRect(element: Element | undefined): DOMRect | undefined {
  const [rect, setRect] = useState<{ readonly element: Element; readonly rect: DOMRect }>();
  useEffect(() => {
    if (element === undefined) return;
    const measure = (): void => setRect({ element, rect: element.getBoundingClientRect() });
    const observer = new ResizeObserver(measure);
    for (const watched of [element, document.body]) observer.observe(watched);
    window.addEventListener('scroll', measure, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure, { capture: true });
    };
  }, [element]);
  return rect?.element === element ? rect?.rect : undefined;
}
