/** What the page asks of the language service's worker. Questions are about the files as they were told last. */
import type { RequestName, RequestTypes } from '../language-service/requests.ts';
import type { ProblemView } from './analysis.ts';
import type { NodeDescription, ReleaseId } from './project/project.ts';
import type { FilesChange } from './project/files-change.ts';
import type { HelpAnswer, HelpQuery } from './help/help-search.ts';
import type { ReferenceAnswer, ReferenceEntry } from './help/reference.ts';

export type * from '../language-service/answers.ts';
export type { RequestName, RequestTypes } from '../language-service/requests.ts';

/** Where a project keeps its choice of style checks, as puppet-lint reads it. */
export const LINT_SETTINGS = '.puppet-lint.rc';

/** A style check, and whether the project wants it. */
export interface StyleCheckView {
  readonly name: string;
  /** What it looks for and why. */
  readonly documentation: string;
  readonly wrong: string;
  readonly right: string;
  /** The plugin of puppet-lint that has it; absent where puppet-lint has it. */
  readonly plugin?: string;
  readonly isOn: boolean;
  readonly isDefault: boolean;
}

/** What changed of a project since the service was told last. */
export interface LanguageChange extends FilesChange {
  /** The node whose facts are known; absent where it is the same. */
  readonly node?: NodeDescription;
  /** The release whose facts they are; told with the node. */
  readonly release?: ReleaseId;
}

export interface LanguageApi {
  change(change: LanguageChange): Promise<void>;
  /** Manifests that are broken or half typed are the usual case; it never rejects for them. */
  answer<Name extends RequestName>(
    name: Name,
    parameters: RequestTypes[Name]['parameters'],
  ): Promise<RequestTypes[Name]['answer']>;
  /** The words of a file that get a colour by their meaning, packed (see `shown-words.ts`). */
  shownWords(file: string): Promise<Uint32Array>;
  /** What the style checks of the project find in a manifest. */
  lint(file: string): Promise<readonly ProblemView[]>;
  /** All style checks, as the project's settings have them. */
  styleChecks(): Promise<readonly StyleCheckView[]>;
  /** The text of the project's settings with these checks on, and no others; empty where they need none. */
  settingsWithChecks(names: readonly string[]): Promise<string>;
  /** Every page of the reference, and every part of one that has an address. */
  referenceIndex(): Promise<readonly ReferenceEntry[]>;
  /** The page at an address (`type/file/mode`); undefined where there is none. */
  referencePage(address: string): Promise<ReferenceAnswer | undefined>;
  /** Full-text search over reference, explanations, lessons and examples. The first call builds the index. */
  searchHelp(query: HelpQuery): Promise<HelpAnswer>;
}

/** The page's end of the service. */
export interface LanguageClient {
  /** Ends the worker, and with it all that it knows of the project; the next question starts another. */
  release(): void;
  /**
   * Asks about the project as it is now. Yields `undefined` where the service cannot answer, and as soon as the question is given
   * up by its signal. Never rejects.
   */
  ask<Name extends RequestName>(
    name: Name,
    parameters: RequestTypes[Name]['parameters'],
    signal?: AbortSignal,
  ): Promise<RequestTypes[Name]['answer'] | undefined>;
  /** As `ask` answers, in the form of `shown-words.ts`. */
  shownWords(file: string, signal: AbortSignal): Promise<Uint32Array | undefined>;
  lint(file: string): Promise<readonly ProblemView[] | undefined>;
  styleChecks(): Promise<readonly StyleCheckView[] | undefined>;
  settingsWithChecks(names: readonly string[]): Promise<string | undefined>;
  /** Code and data that no node reaches; `undefined` where the service cannot answer. A large project may take half a minute. */
  unused(
    parameters: RequestTypes['unused']['parameters'],
    signal: AbortSignal,
  ): Promise<RequestTypes['unused']['answer'] | undefined>;
  /** `undefined` where the service cannot answer. */
  referenceIndex(): Promise<readonly ReferenceEntry[] | undefined>;
  /** `missing` where there is no such page, `undefined` where the service cannot answer. */
  referencePage(address: string): Promise<ReferenceAnswer | 'missing' | undefined>;
  /** `undefined` where the service cannot answer. */
  searchHelp(query: HelpQuery): Promise<HelpAnswer | undefined>;
}
