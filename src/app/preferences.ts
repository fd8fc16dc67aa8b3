/** Stores settings of the page between visits. Without storage, the page still works, but forgets the settings. */
import {
  defaultEditorSettings,
  editorSwitches,
  fontSizes,
  tabSizes,
  type EditorSettings,
} from '../store/editor-settings.ts';
import type { ThemeChoice } from '../store/state/view-state.ts';
import { noProgress, progressText, readProgress, type LessonProgress } from '../workspace/lessons/lesson-progress.ts';

const THEME = 'bunraku.theme';
const GUIDE = 'bunraku.guide';
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
    // The storage is full or switched off. The setting is then forgotten.
  }
}

const themes = ['light', 'dark', 'contrast', 'contrast-light'] as const satisfies readonly ThemeChoice[];

/**
 * Returns the theme chosen on an earlier visit. A script in the head of index.html reads the same storage key before
 * the first paint.
 */
export function rememberedTheme(): ThemeChoice {
  const choice = read(() => localStorage, THEME);
  return themes.find((theme) => theme === choice) ?? 'system';
}

export function rememberTheme(choice: ThemeChoice): void {
  write(() => localStorage, THEME, choice);
}

/** Returns whether to show the guide. It is shown until the user hides it. */
export function rememberedGuide(): boolean {
  return read(() => localStorage, GUIDE) !== 'off';
}

export function rememberGuide(shows: boolean): void {
  write(() => localStorage, GUIDE, shows ? 'on' : 'off');
}

const editorKeys = {
  formatsOnSave: 'bunraku.format-on-save',
  formatsOnPaste: 'bunraku.format-on-paste',
  showsInlays: 'bunraku.inlays',
  showsLenses: 'bunraku.lenses',
  showsUnused: 'bunraku.unused',
  colorsBrackets: 'bunraku.bracket-colors',
  wrapsLines: 'bunraku.wrap',
  showsMinimap: 'bunraku.minimap',
  showsBreadcrumbs: 'bunraku.breadcrumbs',
  showsOutline: 'bunraku.outline',
  usesCharacterKeys: 'bunraku.character-keys',
  fontSize: 'bunraku.font-size',
  tabSize: 'bunraku.tab-size',
} as const satisfies Readonly<Record<keyof EditorSettings, string>>;

const isOn: ReadonlyMap<string | undefined, boolean> = new Map([
  ['on', true],
  ['off', false],
]);

export function rememberedEditor(): EditorSettings {
  const settings: { -readonly [Name in keyof EditorSettings]: EditorSettings[Name] } = { ...defaultEditorSettings };
  for (const name of editorSwitches)
    settings[name] = isOn.get(read(() => localStorage, editorKeys[name])) ?? settings[name];
  const size = (name: 'fontSize' | 'tabSize', sizes: readonly number[]): number => {
    const stored = Number(read(() => localStorage, editorKeys[name]));
    return sizes.includes(stored) ? stored : defaultEditorSettings[name];
  };
  return { ...settings, fontSize: size('fontSize', fontSizes), tabSize: size('tabSize', tabSizes) };
}

export function rememberEditor(settings: EditorSettings): void {
  for (const name of editorSwitches) write(() => localStorage, editorKeys[name], settings[name] ? 'on' : 'off');
  for (const name of ['fontSize', 'tabSize'] as const)
    write(() => localStorage, editorKeys[name], String(settings[name]));
}

/** Returns whether the user has dismissed the offer of lessons on an earlier visit. */
export function hasLookedAround(): boolean {
  return read(() => localStorage, LOOKED) === 'yes';
}

export function rememberLookingAround(): void {
  write(() => localStorage, LOOKED, 'yes');
}

export function rememberedLessons(): LessonProgress {
  return readProgress(read(() => localStorage, LESSONS) ?? '') ?? noProgress;
}

export function rememberLessons(progress: LessonProgress): void {
  write(() => localStorage, LESSONS, progressText(progress));
}

/** Calls the listener when another tab writes lesson progress. */
export function watchLessons(listener: (progress: LessonProgress) => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === LESSONS || key === null) listener(rememberedLessons());
  });
}

/**
 * Returns the draft to open: the draft of this tab, or else the draft that any tab remembered last. `newest` is the
 * draft that was saved last. It is returned instead if it was saved later than the other draft was remembered, because
 * a browser that crashes may lose the last seconds of local storage, but no drafts.
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

/**
 * Updates the time at which the draft was remembered, so that this draft is opened next time. Call this after another
 * draft was renamed or duplicated: that draft was saved later, and would be opened instead.
 */
export function confirmRememberedDraft(): void {
  write(() => localStorage, DRAFT_AT, String(Date.now()));
}

/** Storage for the projects whose analysis or run did not finish, shared by all tabs. */
export const unfinishedStorage = {
  read: (): string | undefined => read(() => localStorage, UNFINISHED),
  write: (marks: string): void => write(() => localStorage, UNFINISHED, marks),
};

/** Storage for pane sizes. Without storage in the browser, the sizes are forgotten. */
export const layoutStorage = {
  getItem: (key: string): string | null => read(() => localStorage, key) ?? null,
  setItem: (key: string, value: string): void => write(() => localStorage, key, value),
};
