/** Answers to requests about code that is nested too deeply. Such code gets an empty answer instead of an exception. */
import type { RequestName, RequestTypes } from './requests.ts';

const REASON = 'The code is nested too deeply.';

export const tooDeep: { readonly [Name in RequestName]: RequestTypes[Name]['answer'] } = {
  completion: { items: [] },
  hover: null,
  signature: null,
  inlays: { hints: [] },
  definition: { locations: [] },
  references: { locations: [] },
  highlights: { ranges: [] },
  rename: { error: REASON },
  renameMoved: null,
  prepareRename: { error: REASON },
  codeActions: { actions: [] },
  symbols: { symbols: [] },
  workspaceSymbols: { symbols: [] },
  lenses: { definitions: [] },
  uses: null,
  hierarchy: { items: [] },
  things: { things: [], exact: 0, total: 0 },
  mentions: { locations: [] },
  unused: { entries: [], judged: { nodes: 0, failed: 0, definitions: 0, undecided: 0 } },
  folding: { ranges: [] },
  selectionRanges: { ranges: [] },
  semanticTokens: { tokens: [] },
  links: { links: [] },
  format: { edits: [], refusal: `Not formatted: ${REASON}` },
  formatRange: { edits: [], refusal: `Not formatted: ${REASON}` },
};
