import { shownTheme, tokenValue } from '../ui/theme/theme.ts';
import { monaco } from './monaco.ts';
import { wordColors, type TokenName } from './word-colors.ts';

const chromeColors = {
  'editor.background': '--paper',
  'editor.foreground': '--ink',
  'editorCursor.foreground': '--ink',
  'editorLineNumber.foreground': '--ink-faint',
  'editorLineNumber.activeForeground': '--ink',
  // Color of the last line's number if that line is empty. By default, Monaco draws this number at two fifths of its
  // opacity.
  'editorLineNumber.dimmedForeground': '--ink-faint',
  'editor.lineHighlightBackground': '--surface',
  'editor.lineHighlightBorder': '--surface',
  'editorIndentGuide.background1': '--line',
  'editorIndentGuide.activeBackground1': '--line-strong',
  'editorBracketMatch.background': '--hover',
  'editorBracketMatch.border': '--line-strong',
  'editorError.foreground': '--error',
  'editorWarning.foreground': '--warning',
  'editorInfo.foreground': '--info',
  'editorGutter.background': '--paper',
  'editorInlayHint.foreground': '--ink-faint',
  'editorInlayHint.background': '--surface',
  'editorStickyScroll.background': '--surface',
  'editorStickyScrollHover.background': '--hover',
  'editorWidget.background': '--raised',
  'editorWidget.foreground': '--ink',
  'editorWidget.border': '--line',
  'editorHoverWidget.background': '--raised',
  'editorHoverWidget.border': '--line',
  'editorSuggestWidget.background': '--raised',
  'editorSuggestWidget.border': '--line',
  'editorSuggestWidget.selectedBackground': '--selected',
  'editorSuggestWidget.selectedForeground': '--ink',
  'editorSuggestWidget.highlightForeground': '--selection',
  'editorSuggestWidget.focusHighlightForeground': '--selection',
  'quickInput.background': '--raised',
  'quickInput.foreground': '--ink',
  'quickInputList.focusBackground': '--selected',
  'quickInputList.focusForeground': '--ink',
  'pickerGroup.foreground': '--ink-muted',
  'input.background': '--paper',
  'input.foreground': '--ink',
  'input.border': '--line-strong',
  'inputOption.activeBorder': '--selection',
  'inputOption.activeBackground': '--selected',
  'inputOption.activeForeground': '--ink',
  'list.hoverBackground': '--hover',
  'list.activeSelectionBackground': '--selected',
  'list.activeSelectionForeground': '--ink',
  'list.highlightForeground': '--selection',
  'menu.background': '--raised',
  'menu.foreground': '--ink',
  'menu.selectionBackground': '--hover',
  'menu.selectionForeground': '--ink',
  'peekViewEditor.background': '--surface',
  'peekViewResult.background': '--surface',
  'peekViewTitle.background': '--surface',
  'peekView.border': '--selection',
  'peekViewTitleLabel.foreground': '--ink',
  'peekViewTitleDescription.foreground': '--ink-muted',
  'peekViewResult.lineForeground': '--ink',
  'peekViewResult.fileForeground': '--ink',
  'peekViewResult.selectionBackground': '--selected',
  'peekViewResult.selectionForeground': '--ink',
  'textLink.foreground': '--link',
  'textLink.activeForeground': '--link-hover',
  'keybindingLabel.foreground': '--ink-muted',
  'editorBracketHighlight.foreground1': '--code-keyword',
  'editorBracketHighlight.foreground2': '--code-function',
  'editorBracketHighlight.foreground3': '--code-number',
  'editorBracketHighlight.unexpectedBracket.foreground': '--error',
  'editorCodeLens.foreground': '--ink-muted',
  'minimap.background': '--paper',
  'diffEditor.insertedLineBackground': '--added-wash',
  'diffEditor.removedLineBackground': '--removed-wash',
  'diffEditorGutter.insertedLineBackground': '--added-wash',
  'diffEditorGutter.removedLineBackground': '--removed-wash',
  'diffEditor.unchangedRegionBackground': '--surface',
  'diffEditor.unchangedRegionForeground': '--ink-muted',
  'diffEditor.unchangedCodeBackground': '--paper',
  'diffEditor.border': '--line',
  focusBorder: '--focus',
  'widget.border': '--line',
} as const satisfies Readonly<Record<string, TokenName>>;

/** Translucent colors over text: Monaco's color, the page's token, and the opacity in hexadecimal. */
const veils: readonly (readonly [string, TokenName, string])[] = [
  ['editor.selectionBackground', '--info', '38'],
  ['editor.inactiveSelectionBackground', '--info', '24'],
  ['editor.wordHighlightBackground', '--info', '1f'],
  ['editor.wordHighlightStrongBackground', '--selection', '26'],
  ['editor.findMatchBackground', '--warning', '66'],
  ['editor.findMatchHighlightBackground', '--warning', '33'],
  ['peekViewEditor.matchHighlightBackground', '--warning', '33'],
  ['peekViewResult.matchHighlightBackground', '--warning', '33'],
  ['editor.selectionHighlightBackground', '--info', '1f'],
  // No color behind changed lines: changed words in them have one, and a second color would make the text hard to read
  // (editor.css).
  ['diffEditor.insertedTextBackground', '--added-wash', '00'],
  ['diffEditor.removedTextBackground', '--removed-wash', '00'],
  ['diffEditor.diagonalFill', '--line-strong', '55'],
  ['scrollbarSlider.background', '--line-strong', '55'],
  ['scrollbarSlider.hoverBackground', '--line-strong', '88'],
  ['scrollbarSlider.activeBackground', '--line-strong', 'aa'],
];

const bases: Readonly<Record<string, monaco.editor.BuiltinTheme>> = {
  light: 'vs',
  dark: 'vs-dark',
  contrast: 'hc-black',
  'contrast-light': 'hc-light',
};

/** Applies the page's theme to Monaco: colors are read from the current tokens on `<html>`. */
export function applyTokensAsTheme(): void {
  const theme = shownTheme();
  const name = `bunraku-${theme.replace(' ', '-')}`;
  const colors: Record<string, string> = {};
  for (const [id, token] of Object.entries(chromeColors)) colors[id] = tokenValue(token);
  for (const [id, token, opacity] of veils) colors[id] = `${tokenValue(token)}${opacity}`;
  const base = bases[theme] ?? (isDark(tokenValue('--paper')) ? 'hc-black' : 'hc-light');
  if (base.startsWith('hc-')) {
    // In high-contrast themes, translucent colors are too faint, and Monaco would draw all selected text in one color.
    colors['editor.selectionBackground'] = tokenValue('--selection');
    colors['editor.selectionForeground'] = tokenValue('--paper');
  }
  monaco.editor.defineTheme(name, {
    base,
    inherit: true,
    rules: wordColors.map(([token, color, fontStyle]) => ({
      token,
      foreground: tokenValue(color).slice(1),
      ...(fontStyle === undefined ? {} : { fontStyle }),
    })),
    colors,
  });
  monaco.editor.setTheme(name);
}

/** Returns whether a color of six digits is dark, by the perceived brightness of red, green and blue. */
function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.3 * red + 0.59 * green + 0.11 * blue < 128;
}
