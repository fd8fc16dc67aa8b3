/** Settings of editor and keyboard, stored in this browser. */
export interface EditorSettings {
  /** Formats the open file when Ctrl/Cmd+S copies a link to the project. */
  readonly formatsOnSave: boolean;
  readonly formatsOnPaste: boolean;
  readonly showsInlays: boolean;
  /** True to show above each definition how often it is used. */
  readonly showsLenses: boolean;
  /** True to gray out unused code, and to list it among the problems. */
  readonly showsUnused: boolean;
  readonly colorsBrackets: boolean;
  readonly wrapsLines: boolean;
  readonly showsMinimap: boolean;
  /** Shows the file's path and the symbols around the cursor above the text. */
  readonly showsBreadcrumbs: boolean;
  readonly showsOutline: boolean;
  /** Makes single characters such as `?` work as shortcuts outside of text fields. */
  readonly usesCharacterKeys: boolean;
  /** Font size in pixels. */
  readonly fontSize: number;
  /** Width in columns of a tab and of one level of indentation. */
  readonly tabSize: number;
}

export const defaultEditorSettings: EditorSettings = {
  formatsOnSave: false,
  formatsOnPaste: true,
  showsInlays: true,
  showsLenses: true,
  showsUnused: true,
  colorsBrackets: false,
  wrapsLines: false,
  showsMinimap: false,
  showsBreadcrumbs: true,
  showsOutline: false,
  usesCharacterKeys: true,
  fontSize: 13,
  tabSize: 2,
};

export const fontSizes: readonly number[] = [11, 12, 13, 14, 15, 16, 18, 20, 24];
export const tabSizes: readonly number[] = [2, 3, 4, 8];

export const editorSwitches = [
  'formatsOnSave',
  'formatsOnPaste',
  'showsInlays',
  'showsLenses',
  'showsUnused',
  'colorsBrackets',
  'wrapsLines',
  'showsMinimap',
  'showsBreadcrumbs',
  'showsOutline',
  'usesCharacterKeys',
] as const satisfies readonly (keyof EditorSettings)[];
