import { EditorView } from '@codemirror/view';

/**
 * Returns styles for an underline. Uses a border, which can have the theme's color. A wavy line would be an image with
 * a fixed color.
 */
function underline(color: string, style: 'solid' | 'dotted'): Readonly<Record<string, string>> {
  return { backgroundImage: 'none', paddingBottom: '0', borderBottom: `2px ${style} var(${color})` };
}

function sign(text: string, color: string): Readonly<Record<string, string>> {
  return { content: `"${text}"`, color: `var(${color})`, fontWeight: 'bold', textAlign: 'center' };
}

/** Colors of CodeMirror's parts from the page's tokens. CodeMirror's default colors would stay light in every theme. */
export const theme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--paper)', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    fontSize: 'var(--code-size)',
    fontVariantLigatures: 'none',
    lineHeight: 'var(--code-line)',
    overscrollBehavior: 'contain',
  },
  '.cm-content': { caretColor: 'var(--ink)', padding: 'var(--space-3) 0 40vh' },
  '.cm-line': { padding: '0 var(--space-3) 0 var(--space-2)' },
  '.cm-gutters': { border: '0', backgroundColor: 'var(--paper)', color: 'var(--ink-faint)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '3ch', padding: '0 var(--space-2)' },
  '.cm-gutter-lint': { width: '12px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0' },
  '.cm-lint-marker': { width: '12px', height: 'auto' },
  '.cm-lint-marker-error::before': sign('×', '--error'),
  '.cm-lint-marker-warning::before': sign('!', '--warning'),
  '.cm-lint-marker-info::before': sign('i', '--info'),
  '.cm-lint-marker-error, .cm-lint-marker-warning, .cm-lint-marker-info': { content: 'normal' },
  '.cm-activeLine': { backgroundColor: 'var(--surface)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--surface)', color: 'var(--ink)' },
  '.cm-selectedResource, .cm-selectedResource.cm-activeLine': {
    backgroundColor: 'var(--selected)',
    boxShadow: 'inset 3px 0 var(--selection)',
  },
  '.cm-syntaxNode': {
    backgroundColor: 'color-mix(in srgb, var(--info) 22%, transparent)',
    outline: '1px solid var(--info)',
    outlineOffset: '-1px',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--hover)', outline: '1px solid var(--line-strong)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--error-wash)' },
  '.cm-searchMatch': { backgroundColor: 'var(--warning-wash)' },
  '.cm-searchMatch.cm-searchMatch-selected': {
    backgroundColor: 'var(--warning-wash)',
    outline: '2px solid var(--warning)',
  },
  '.cm-lintRange-error': underline('--error', 'solid'),
  '.cm-lintRange-warning': underline('--warning', 'dotted'),
  '.cm-lintRange-info': underline('--info', 'dotted'),
  '.cm-lintRange-active': { backgroundColor: 'var(--hover)' },
  '.cm-panels': { backgroundColor: 'var(--surface)', color: 'var(--ink)', border: '0' },
  '.cm-tooltip': {
    maxWidth: 'min(90vw, 60ch)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-2)',
    backgroundColor: 'var(--raised)',
    boxShadow: 'var(--shadow)',
    color: 'var(--ink)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-mono)', maxHeight: '40vh' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-3)',
    minHeight: 'var(--row-height)',
    padding: '0 var(--space-3)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--selected)',
    color: 'var(--ink)',
  },
  '.cm-completionMatchedText': { color: 'var(--selection)', textDecoration: 'none', fontWeight: 'bold' },
  '.cm-completionDetail': {
    overflow: 'hidden',
    marginLeft: 'auto',
    color: 'var(--ink-muted)',
    fontStyle: 'normal',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '.cm-tooltip.cm-completionInfo': {
    // Keeps the completion list within a phone's screen, to the right of the word.
    maxWidth: 'min(400px, calc(100vw - 7rem))',
    padding: 'var(--space-3)',
    fontFamily: 'var(--font-sans)',
    whiteSpace: 'pre-wrap',
  },
  '.cm-snippetField': { backgroundColor: 'var(--hover)' },
  '.cm-diagnostic': { padding: 'var(--space-2) var(--space-3)', fontFamily: 'var(--font-sans)' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--error)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--warning)' },
  '.cm-diagnostic-info': { borderLeftColor: 'var(--info)' },
  '.cm-diagnosticAction': {
    minHeight: '24px',
    border: '1px solid var(--line-strong)',
    backgroundColor: 'var(--paper)',
    color: 'var(--ink)',
  },
});
