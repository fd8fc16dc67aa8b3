/** Contract between the page and the language service's worker. Answers are about the files that were sent last. */
import type { ChecksQuery, ChecksResult } from '../language-service/checks/project-checks.ts';
import type { FormatAnswer } from '../language-service/answers.ts';
import type { RequestName, RequestTypes } from '../language-service/requests.ts';
import type { ProblemView } from './analysis.ts';
import type { NodeDescription } from './project/project.ts';
import type { ReleaseId } from './project/releases.ts';
import type { FilesChange } from './project/files-change.ts';
import type { HelpAnswer, HelpQuery } from './help/help-search.ts';
import type { ReferenceAnswer, ReferenceEntry } from './help/reference.ts';

export type * from '../language-service/answers.ts';
export type { RequestName, RequestTypes } from '../language-service/requests.ts';

/** File that stores a project's choice of style checks, in puppet-lint's own format. */
export const LINT_SETTINGS = '.puppet-lint.rc';

export interface StyleCheckView {
  readonly name: string;
  readonly documentation: string;
  readonly wrong: string;
  readonly right: string;
  /** The puppet-lint plugin with the check; absent for puppet-lint's own checks. */
  readonly plugin?: string;
  readonly isOn: boolean;
  readonly isDefault: boolean;
}

/** Changes of a project since the last message to the service. */
export interface LanguageChange extends FilesChange {
  /** The current node; absent if unchanged. */
  readonly node?: NodeDescription;
  /** Puppet release of the node. It determines the node's facts, and is sent together with the node. */
  readonly release?: ReleaseId;
  /** Paths of files that are kept as bytes, which the language service does not read. Absent if unchanged. */
  readonly keptPaths?: readonly string[];
}

/** Problems of the files whose checks may have new results. */
export interface ChecksAnswer extends Omit<ChecksResult, 'files'> {
  readonly files: readonly { readonly file: string; readonly problems: readonly ProblemView[] }[];
}

export interface LanguageApi {
  /** Sets the listener for progress during a request. It is called for files that are read, several times a second. */
  watchProgress(listener: () => void): Promise<void>;
  change(change: LanguageChange): Promise<void>;
  /**
   * Answers a request. Never rejects because of an invalid or incomplete manifest, because most manifests are
   * incomplete while the user types.
   */
  answer<Name extends RequestName>(
    name: Name,
    parameters: RequestTypes[Name]['parameters'],
  ): Promise<RequestTypes[Name]['answer']>;
  /** Formats a manifest, or a YAML or JSON file. For any other file, the answer states why it cannot be formatted. */
  format(file: string): Promise<FormatAnswer>;
  /** Returns the words of a file that the editor colors by meaning, in packed form (see `shown-words.ts`). */
  shownWords(file: string): Promise<Uint32Array>;
  lint(file: string): Promise<readonly ProblemView[]>;
  /** Continues the static checks of the project's files. Each call does a limited part of the work. */
  checks(query: ChecksQuery): Promise<ChecksAnswer>;
  styleChecks(): Promise<readonly StyleCheckView[]>;
  /**
   * Returns the content of the settings file that enables exactly these checks. Empty if no settings file is needed.
   */
  settingsWithChecks(names: readonly string[]): Promise<string>;
  /** Returns all pages of the reference, and all parts with their own addresses. */
  referenceIndex(): Promise<readonly ReferenceEntry[]>;
  /** Returns the page at an address such as `type/file/mode`. Undefined if there is none. */
  referencePage(address: string): Promise<ReferenceAnswer | undefined>;
  /** Searches the full text of reference, explanations, lessons and examples. The first call builds the index. */
  searchHelp(query: HelpQuery): Promise<HelpAnswer>;
}

export interface LanguageClient {
  /** Ends the worker to free its memory. The next request starts a new worker. */
  release(): void;
  /**
   * Sends a request about the current project. Resolves with undefined if the service cannot answer, or when the signal
   * aborts. Never rejects.
   */
  ask<Name extends RequestName>(
    name: Name,
    parameters: RequestTypes[Name]['parameters'],
    signal?: AbortSignal,
  ): Promise<RequestTypes[Name]['answer'] | undefined>;
  format(file: string, signal?: AbortSignal): Promise<FormatAnswer | undefined>;
  /** Sends a request like `ask`. The answer is packed as described in `shown-words.ts`. */
  shownWords(file: string, signal: AbortSignal): Promise<Uint32Array | undefined>;
  lint(file: string): Promise<readonly ProblemView[] | undefined>;
  checks(query: ChecksQuery): Promise<ChecksAnswer | undefined>;
  styleChecks(): Promise<readonly StyleCheckView[] | undefined>;
  settingsWithChecks(names: readonly string[]): Promise<string | undefined>;
  /**
   * Returns code and data that no node uses, or undefined if the service cannot answer. A large project may take half a
   * minute.
   */
  unused(
    parameters: RequestTypes['unused']['parameters'],
    signal: AbortSignal,
  ): Promise<RequestTypes['unused']['answer'] | undefined>;
  referenceIndex(): Promise<readonly ReferenceEntry[] | undefined>;
  /** Returns the page, `missing` if there is no such page, or undefined if the service cannot answer. */
  referencePage(address: string): Promise<ReferenceAnswer | 'missing' | undefined>;
  searchHelp(query: HelpQuery): Promise<HelpAnswer | undefined>;
}
