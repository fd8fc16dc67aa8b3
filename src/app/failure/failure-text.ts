import type { DraftState } from '../../store/state/project-state.ts';

export function draftSafetyText(draft: DraftState): string {
  switch (draft.kind) {
    case 'untouched':
      return 'Nothing is lost: you have not edited the project.';
    case 'unsaved':
    case 'saving':
      return 'Your project is being saved in this browser…';
    case 'saved':
    case 'forked':
      return 'Your project is saved in this browser.';
    case 'failed':
      return `Your project could not be saved: ${draft.message} Download it before you reload the page.`;
  }
}

/**
 * Returns details of an error for a bug report, without the hash of the address, which may contain the whole project.
 */
export function failureDetails(error: unknown, componentStack: string): string {
  const text = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  return [text, componentStack.trim(), `Address: ${location.origin}${location.pathname}`, navigator.userAgent]
    .filter((part) => part !== '')
    .join('\n\n');
}
