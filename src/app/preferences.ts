/** What is kept of the page itself between visits. Storage that is switched off costs the memory, nothing else. */
import type { EditorSettings, ThemeChoice } from '../store/state.ts';
import { noProgress, progressText, readProgress, type LessonProgress } from '../workspace/lesson-progress.ts';

const THEME = 'bunraku.theme';
const GUIDE = 'bunraku.guide';
const FORMAT_ON_SAVE = 'bunraku.format-on-save';
const INLAYS = 'bunraku.inlays';
const CHARACTER_KEYS = 'bunraku.character-keys';
const LOOKED = 'bunraku.looked-around';
const LESSONS = 'bunraku.lessons';
const DRAFT = 'bunraku.draft';
const DRAFT_AT = 'bunraku.draft-at';
const UNFINISHED = 'bunraku.unfinished';

function read(storage: () => Storage, key: string): string | undefined {
  try {
    return storage().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(storage: () => Storage, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    // Full, or switched off.
  }
}

const themes = ['light', 'dark', 'contrast', 'contrast-light'] as const satisfies readonly ThemeChoice[];

/** The theme chosen at an earlier visit. The page's head reads the same key before the first paint. */
export function rememberedTheme(): ThemeChoice {
  const choice = read(() => localStorage, THEME);
  return themes.find((theme) => theme === choice) ?? 'system';
}

export function rememberTheme(choice: ThemeChoice): void {
  write(() => localStorage, THEME, choice);
}

/** Whether the line that guides through examples is wanted: until it is dismissed. */
export function rememberedGuide(): boolean {
  return read(() => localStorage, GUIDE) !== 'off';
}

export function rememberGuide(shows: boolean): void {
  write(() => localStorage, GUIDE, shows ? 'on' : 'off');
}

/** What was wished of the editor at an earlier visit. */
export function rememberedEditor(): EditorSettings {
  return {
    formatsOnSave: read(() => localStorage, FORMAT_ON_SAVE) === 'on',
    showsInlays: read(() => localStorage, INLAYS) !== 'off',
    usesCharacterKeys: read(() => localStorage, CHARACTER_KEYS) !== 'off',
  };
}

export function rememberEditor({ formatsOnSave, showsInlays, usesCharacterKeys }: EditorSettings): void {
  write(() => localStorage, FORMAT_ON_SAVE, formatsOnSave ? 'on' : 'off');
  write(() => localStorage, INLAYS, showsInlays ? 'on' : 'off');
  write(() => localStorage, CHARACTER_KEYS, usesCharacterKeys ? 'on' : 'off');
}

/** Whether the way into the lessons was declined at an earlier visit: it is offered once. */
export function hasLookedAround(): boolean {
  return read(() => localStorage, LOOKED) === 'yes';
}

export function rememberLookingAround(): void {
  write(() => localStorage, LOOKED, 'yes');
}

/** What was done of the lessons; all tabs have the same. */
export function rememberedLessons(): LessonProgress {
  return readProgress(read(() => localStorage, LESSONS) ?? '') ?? noProgress;
}

export function rememberLessons(progress: LessonProgress): void {
  write(() => localStorage, LESSONS, progressText(progress));
}

/** Calls back when another tab writes what was done of the lessons. */
export function watchLessons(listener: (progress: LessonProgress) => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === LESSONS || key === null) listener(rememberedLessons());
  });
}

/**
 * The draft of this tab, or else of the last tab in which one was edited. A browser that is killed forgets the last seconds of
 * what is kept here, and not the drafts themselves: where the `newest` of those was saved later, that one it was.
 */
export function rememberedDraft(newest?: { readonly id: string; readonly savedAt: number }): string | undefined {
  const ofTab = read(() => sessionStorage, DRAFT);
  if (ofTab !== undefined) return ofTab;
  const id = read(() => localStorage, DRAFT);
  const at = read(() => localStorage, DRAFT_AT);
  if (id === undefined || (at !== undefined && newest !== undefined && newest.savedAt > Number(at))) return newest?.id;
  return id;
}

export function rememberDraft(id: string): void {
  write(() => sessionStorage, DRAFT, id);
  write(() => localStorage, DRAFT, id);
  confirmRememberedDraft();
}

/** Has the remembered draft stay so though another was written after it: one that was renamed or duplicated is not open. */
export function confirmRememberedDraft(): void {
  write(() => localStorage, DRAFT_AT, String(Date.now()));
}

/** Marks of projects whose analysis or run did not end: all tabs have the same. */
export const unfinishedStorage = {
  read: (): string | undefined => read(() => localStorage, UNFINISHED),
  write: (marks: string): void => write(() => localStorage, UNFINISHED, marks),
};

/** Sizes of panes are kept here; in memory where there is no storage. */
export const layoutStorage = {
  getItem: (key: string): string | null => read(() => localStorage, key) ?? null,
  setItem: (key: string, value: string): void => write(() => localStorage, key, value),
};
