import { useEffect, useState } from 'react';
import type { Place } from '../../protocol/analysis.ts';
import type { Location, ThingKind, ThingsAnswer } from '../../protocol/language-api.ts';
import type { ProjectFiles } from '../../protocol/project/project.ts';
import { placeAt } from '../../protocol/project/text-edits.ts';
import { appStore, language, useAppStore } from '../../store/store.ts';
import { thingId, type ThingName } from './thing-rows.ts';

/** Debounce for typing, in milliseconds. */
const TYPING_PAUSE = 80;

export function toPlace({ file, range }: Location, files: ProjectFiles): Place {
  return placeAt(file, files[file] ?? '', ...range);
}

export async function findDefinition(kind: ThingKind, name: string): Promise<Place | undefined> {
  const { files } = appStore.getState().project;
  const answer = await language.ask('things', { query: name });
  const [definition] = answer?.things.find((thing) => thing.kind === kind && thing.name === name)?.definitions ?? [];
  return definition === undefined ? undefined : toPlace(definition, files);
}

/** Returns the first place of a definition; undefined until it is found, and if there is none. */
export function useDefinition(kind: ThingKind, name: string): Place | undefined {
  const files = useAppStore((app) => app.project.files);
  const [found, setFound] = useState<{ readonly name: string; readonly place: Place | undefined } | undefined>(
    undefined,
  );
  useEffect(() => {
    let isCurrent = true;
    void findDefinition(kind, name).then((place) => {
      if (isCurrent) setFound({ name, place });
    });
    return () => {
      isCurrent = false;
    };
    // A changed file may move the definition.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [kind, name, files]);
  return found?.name === name ? found.place : undefined;
}

type ThingsState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly answer: ThingsAnswer; readonly query: string };

export function useThings(query: string): ThingsState {
  const files = useAppStore((app) => app.project.files);
  const [state, setState] = useState<ThingsState>({ kind: 'reading' });
  useEffect(() => {
    const giveUp = new AbortController();
    const ask = async (): Promise<void> => {
      const answer = await language.ask('things', { query }, giveUp.signal);
      if (giveUp.signal.aborted) return;
      setState(answer === undefined ? { kind: 'failed' } : { kind: 'found', answer, query });
    };
    const timer = setTimeout(() => void ask(), TYPING_PAUSE);
    return () => {
      giveUp.abort();
      clearTimeout(timer);
    };
    // The answer is about the files that the client sends with the request.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [query, files]);
  return state;
}

const none: readonly Place[] = [];

/** Returns the places that name a thing. Empty until they are found. */
export function useMentions({ kind, name }: ThingName): readonly Place[] {
  const files = useAppStore((app) => app.project.files);
  const [found, setFound] = useState<{ readonly id: string; readonly places: readonly Place[] } | undefined>(undefined);
  useEffect(() => {
    const giveUp = new AbortController();
    void language.ask('mentions', { kind, name }, giveUp.signal).then((answer) => {
      if (giveUp.signal.aborted) return;
      const places = (answer?.locations ?? []).map((location) => toPlace(location, files));
      setFound({ id: thingId({ kind, name }), places });
    });
    return () => giveUp.abort();
  }, [kind, name, files]);
  return found?.id === thingId({ kind, name }) ? found.places : none;
}
