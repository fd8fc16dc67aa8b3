/** Settings of editor and keyboard, stored in this browser. */
export interface EditorSettings {
  /** Formats the open manifest before a link to the project is copied (Ctrl/Cmd+S). */
  readonly formatsOnSave: boolean;
  /** Formats pasted lines of a manifest. */
  readonly formatsOnPaste: boolean;
  /** Shows values of variables and outcomes of resources in the editor. */
  readonly showsInlays: boolean;
  /** Shows above definitions how often they are used. */
  readonly showsLenses: boolean;
  /** Grays unused code, and lists it among the problems. */
  readonly showsUnused: boolean;
  /** Gives each pair of brackets a color by its depth. */
  readonly colorsBrackets: boolean;
  /** Breaks long lines at the editor's edge. */
  readonly wrapsLines: boolean;
  /** Shows the file's path and the symbols around the cursor above the text. */
  readonly showsBreadcrumbs: boolean;
  /** Shows the outline below the list of files. */
  readonly showsOutline: boolean;
  /** Single-character keys such as `?` are shortcuts outside of text fields. */
  readonly usesCharacterKeys: boolean;
  /** In pixels. */
  readonly fontSize: number;
  /** Columns of a tab and of one level of indentation. */
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
  showsBreadcrumbs: true,
  showsOutline: false,
  usesCharacterKeys: true,
  fontSize: 13,
  tabSize: 2,
};

/** The sizes that the settings offer. */
export const fontSizes: readonly number[] = [11, 12, 13, 14, 15, 16, 18, 20, 24];
export const tabSizes: readonly number[] = [2, 3, 4, 8];

/** The settings that are on or off. */
export const editorSwitches = [
  'formatsOnSave',
  'formatsOnPaste',
  'showsInlays',
  'showsLenses',
  'showsUnused',
  'colorsBrackets',
  'wrapsLines',
  'showsBreadcrumbs',
  'showsOutline',
  'usesCharacterKeys',
] as const satisfies readonly (keyof EditorSettings)[];
