/** Notices about storing the project in the browser. */
import type { Project } from '../../protocol/project/project.ts';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { downloadProject } from './download-project.ts';

export function reportSeparateDraft(): void {
  showToast({
    stays: true,
    message: 'This draft was also edited in another tab. Your edits here are now saved as a separate draft.',
  });
}

/**
 * Reports that the draft cannot be saved, and offers to download the project.
 *
 * @param message why saving failed
 * @param project returns the project to download
 */
export function reportFailedSave(message: string, project: () => Promise<Project>): void {
  showToast({
    tone: 'error',
    message: `Not saved: ${message} Your work exists only in this tab: download it before you leave.`,
    action: { label: 'Download zip', run: () => void project().then(downloadProject) },
  });
}

export function reportOtherTab(): void {
  showToast({
    stays: true,
    message:
      'This project is also open in another tab. Each tab shows what the other saves. If you edit in both at once, the later edits become a separate project.',
  });
}

/** Reports at the start of the page that drafts of earlier visits are not accessible. */
export function reportBlockedStore(): void {
  showToast({
    tone: 'error',
    message: 'Another tab is blocking access to your projects. Close the other tabs of Bunraku, then reload this one.',
    action: { label: 'Reload', run: () => location.reload() },
  });
}

export function reportUnreadableStore(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  showToast({
    tone: 'error',
    message: `Your last project could not be read: ${reason}. Reload the page; if that does not help, restart the browser.`,
    action: { label: 'Reload', run: () => location.reload() },
  });
}

export function reportDamagedDraft(): void {
  showToast({
    tone: 'error',
    message: 'Your last project cannot be read. Download what is left of it from Projects.',
  });
}
