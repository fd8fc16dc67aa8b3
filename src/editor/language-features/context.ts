/**
 * Context of Monaco's providers: the client of the language service, the project's models, and conversion between
 * offsets and positions.
 */
import type * as Monaco from 'monaco-editor/editor/editor.api.js';
import type { AppStore } from '../../store/create-store.ts';
import type { LanguageClient, Location, Range, RequestName, RequestTypes } from '../../protocol/language-api.ts';
import { pathOf, type ProjectModels } from '../models.ts';
import { monaco } from '../monaco.ts';

export interface FeatureContext {
  readonly store: AppStore;
  readonly models: ProjectModels;
  readonly language: LanguageClient;
}

export const languages = ['puppet', 'epp', 'erb', 'yaml', 'json', 'ruby', 'ini'] as const;
export const puppetLanguages = ['puppet', 'epp'] as const;

/**
 * Sends a request about a model's current source. Returns undefined if the request was cancelled, or if the source has
 * changed since. With `outlivesTyping`, returns such an answer nevertheless, because the editor filters it by the text
 * typed since.
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

/** Sends a request of any kind. Cancellation and outdated answers are handled as in `ask`. */
export async function askService<Answer>(
  { store, models }: FeatureContext,
  model: Monaco.editor.ITextModel,
  token: Monaco.CancellationToken,
  send: (signal: AbortSignal) => Promise<Answer | undefined>,
  { outlivesTyping = false }: AskOptions = {},
): Promise<Answer | undefined> {
  // Waits until the typed text is in the store, which happens in a microtask of the same event.
  await Promise.resolve();
  // Stops if the editor was closed in the meantime.
  if (model.isDisposed()) return undefined;
  const version = model.getVersionId();
  const path = pathOf(model);
  if (models.all().get(path) !== model || store.getState().project.files[path] === undefined) return undefined;
  const controller = new AbortController();
  const listener = token.onCancellationRequested(() => controller.abort());
  if (token.isCancellationRequested) controller.abort();
  const answer = await send(controller.signal);
  listener.dispose();
  if (token.isCancellationRequested || model.isDisposed()) return undefined;
  return outlivesTyping || model.getVersionId() === version ? answer : undefined;
}

export function toRequestPlace(
  model: Monaco.editor.ITextModel,
  position: Monaco.IPosition,
): { readonly file: string; readonly offset: number } {
  return { file: pathOf(model), offset: model.getOffsetAt(position) };
}

export function toMonacoRange(model: Monaco.editor.ITextModel, [start, end]: Range): Monaco.Range {
  return monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(end));
}

/** Converts a location. A file without a model gets one, so that its lines can be shown. */
export function toLocation({ models }: FeatureContext, location: Location): Monaco.languages.Location[] {
  const model = models.get(location.file);
  return model === undefined
    ? []
    : [{ uri: model.uri, range: toMonacoRange(model, location.selection ?? location.range) }];
}
