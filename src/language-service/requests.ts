/**
 * All requests, one per file. A new request needs a line in the types and a line in the table; the service and the
 * command line then support it.
 */
import type {
  CodeActionsAnswer,
  FoldingAnswer,
  FormatAnswer,
  HierarchyAnswer,
  HoverAnswer,
  InlaysAnswer,
  SignatureAnswer,
  CompletionAnswer,
  HighlightsAnswer,
  LensesAnswer,
  LinksAnswer,
  LocationsAnswer,
  PrepareRenameAnswer,
  RenameAnswer,
  RenameMovedAnswer,
  SelectionRangesAnswer,
  SemanticTokensAnswer,
  SymbolsAnswer,
  ThingsAnswer,
  UnusedAnswer,
  UsesAnswer,
  WorkspaceSymbolsAnswer,
} from './answers.ts';
import { completion } from './completion/completion.ts';
import type {
  CodeActionParameters,
  FileParameters,
  HierarchyParameters,
  MoveParameters,
  PlaceParameters,
  QueryParameters,
  RangeParameters,
  RenameParameters,
  ThingParameters,
  UnusedParameters,
} from './project.ts';
import type { RequestContext } from './request-context.ts';
import { codeActions } from './requests/code-actions/code-actions.ts';
import { definition } from './requests/definition.ts';
import { folding } from './requests/folding.ts';
import { format, formatRange } from './requests/format.ts';
import { hover } from './requests/hover/hover.ts';
import { inlays } from './requests/inlays.ts';
import { signature } from './requests/signature.ts';
import { highlights } from './requests/highlights.ts';
import { references } from './requests/references.ts';
import { prepareRename, rename } from './requests/rename/rename.ts';
import { renameMoved } from './requests/rename/rename-moved.ts';
import { links } from './requests/links.ts';
import { selectionRanges } from './requests/selection-ranges.ts';
import { semanticTokens } from './requests/semantic-tokens.ts';
import { symbols } from './requests/symbols.ts';
import { mentions } from './requests/things/mentions.ts';
import { things } from './requests/things/things.ts';
import { hierarchy } from './requests/uses/hierarchy.ts';
import { lenses, uses } from './requests/uses/lenses.ts';
import { unused } from './requests/unused/unused.ts';
import { workspaceSymbols } from './requests/workspace-symbols.ts';

interface Request<Parameters, Answer> {
  readonly parameters: Parameters;
  readonly answer: Answer;
}

export interface RequestTypes {
  readonly completion: Request<PlaceParameters, CompletionAnswer>;
  readonly hover: Request<PlaceParameters, HoverAnswer | null>;
  readonly signature: Request<PlaceParameters, SignatureAnswer | null>;
  readonly inlays: Request<FileParameters, InlaysAnswer>;
  readonly definition: Request<PlaceParameters, LocationsAnswer>;
  readonly references: Request<PlaceParameters, LocationsAnswer>;
  readonly highlights: Request<PlaceParameters, HighlightsAnswer>;
  readonly rename: Request<RenameParameters, RenameAnswer>;
  readonly renameMoved: Request<MoveParameters, RenameMovedAnswer | null>;
  readonly prepareRename: Request<PlaceParameters, PrepareRenameAnswer>;
  readonly codeActions: Request<CodeActionParameters, CodeActionsAnswer>;
  readonly symbols: Request<FileParameters, SymbolsAnswer>;
  readonly workspaceSymbols: Request<QueryParameters, WorkspaceSymbolsAnswer>;
  readonly lenses: Request<FileParameters, LensesAnswer>;
  readonly uses: Request<PlaceParameters, UsesAnswer | null>;
  readonly hierarchy: Request<HierarchyParameters, HierarchyAnswer>;
  readonly things: Request<QueryParameters, ThingsAnswer>;
  readonly mentions: Request<ThingParameters, LocationsAnswer>;
  readonly unused: Request<UnusedParameters, UnusedAnswer>;
  readonly folding: Request<FileParameters, FoldingAnswer>;
  readonly selectionRanges: Request<PlaceParameters, SelectionRangesAnswer>;
  readonly semanticTokens: Request<FileParameters, SemanticTokensAnswer>;
  readonly links: Request<FileParameters, LinksAnswer>;
  readonly format: Request<FileParameters, FormatAnswer>;
  readonly formatRange: Request<RangeParameters, FormatAnswer>;
}

export type RequestName = keyof RequestTypes;

export type RequestTable = {
  readonly [Name in RequestName]: (
    context: RequestContext,
    parameters: RequestTypes[Name]['parameters'],
  ) => RequestTypes[Name]['answer'];
};

export const requests: RequestTable = {
  completion,
  hover,
  signature,
  inlays,
  definition,
  references,
  highlights,
  rename,
  renameMoved,
  prepareRename,
  codeActions,
  symbols,
  workspaceSymbols,
  lenses,
  uses,
  hierarchy,
  things,
  mentions,
  unused,
  folding,
  selectionRanges,
  semanticTokens,
  links,
  format,
  formatRange,
};

export function isRequestName(name: string): name is RequestName {
  return Object.hasOwn(requests, name);
}
