/** What Monaco's providers need: the service's client, the project's models, and the way between offsets and positions. */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { AppStore } from '../../store/create-store.ts';
import type { LanguageClient, Range, RequestName, RequestTypes } from '../../protocol/language-api.ts';
import { pathOf, type ProjectModels } from '../models.ts';
import { monaco } from '../monaco.ts';

export interface FeatureContext {
  readonly store: AppStore;
  readonly models: ProjectModels;
  readonly language: LanguageClient;
}

/** The languages of which the service knows something. */
export const languages = ['puppet', 'epp', 'erb', 'yaml', 'json', 'ruby'] as const;
/** Those that are Puppet's own. */
export const puppetLanguages = ['puppet', 'epp'] as const;

/**
 * Asks about a model's text as it is now. Yields `undefined` where the question was given up, and where the text changed meanwhile,
 * unless `outlivesTyping`: an answer that the editor narrows down by what was typed after it was asked for.
 */
export async function ask<Name extends RequestName>(
  context: FeatureContext,
  model: Monaco.editor.ITextModel,
  token: Monaco.CancellationToken,
  name: Name,
  parameters: RequestTypes[Name]['parameters'],
  options?: AskOptions,
): Promise<RequestTypes[Name]['answer'] | undefined> {
  return await askService(context, model, token, (signal) => context.language.ask(name, parameters, signal), options);
}

interface AskOptions {
  readonly outlivesTyping?: boolean;
}

/** As `ask`, for a question of any form. */
export async function askService<Answer>(
  { store, models }: FeatureContext,
  model: Monaco.editor.ITextModel,
  token: Monaco.CancellationToken,
  question: (signal: AbortSignal) => Promise<Answer | undefined>,
  { outlivesTyping = false }: AskOptions = {},
): Promise<Answer | undefined> {
  // What is typed reaches the store in a microtask of the same event.
  await Promise.resolve();
  // The editor may be closed in the meantime.
  if (model.isDisposed()) return undefined;
  const version = model.getVersionId();
  const path = pathOf(model);
  if (models.all().get(path) !== model || store.getState().project.files[path] === undefined) return undefined;
  const controller = new AbortController();
  const listener = token.onCancellationRequested(() => controller.abort());
  if (token.isCancellationRequested) controller.abort();
  const answer = await question(controller.signal);
  listener.dispose();
  if (token.isCancellationRequested || model.isDisposed()) return undefined;
  return outlivesTyping || model.getVersionId() === version ? answer : undefined;
}

/** The place of a position, as requests name it. */
export function placeOf(
  model: Monaco.editor.ITextModel,
  position: Monaco.IPosition,
): { readonly file: string; readonly offset: number } {
  return { file: pathOf(model), offset: model.getOffsetAt(position) };
}

export function rangeOf(model: Monaco.editor.ITextModel, [start, end]: Range): Monaco.Range {
  return monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(end));
}
