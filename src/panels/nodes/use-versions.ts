import { useEffect, useState } from 'react';
import { releaseOfProject, withRelease, type Project } from '../../protocol/project/project.ts';
import { nameRelease, projectReleases } from '../../protocol/project/releases.ts';
import type { VersionToCompare } from '../../store/all-nodes/state.ts';
import { useAppStore } from '../../store/store.ts';
import { openDraftDatabase, type DraftDatabase } from '../../workspace/drafts/draft-database.ts';

/** A version to compare with. Its project is loaded when the user chooses it. */
interface VersionChoice {
  readonly id: string;
  readonly text: string;
  readonly load: () => Promise<VersionToCompare | undefined>;
}

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * Lists the versions to compare the project with: the saved version, earlier states of the draft, other drafts, other
 * releases.
 */
export function useVersions(kept: VersionToCompare | undefined): readonly VersionChoice[] {
  const project = useAppStore((state) => state.project);
  const opened = useAppStore((state) => state.openedProject);
  const draftId = useAppStore((state) => state.draftId);
  const openedAt = useAppStore((state) => state.openedAt);
  const [stored, setStored] = useState<readonly VersionChoice[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void storedVersions(draftId).then(
      (found) => {
        if (isCurrent) setStored(found);
      },
      // Without browser storage, there are no earlier states.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
    // `openedAt`: a draft that was opened again may have more states.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [draftId, openedAt]);
  const given = (id: string, text: string, label: string, version: Project): VersionChoice => ({
    id,
    text,
    load: () => Promise.resolve({ label, project: version }),
  });
  return [
    ...(kept === undefined ? [] : [given('kept', `Saved: ${kept.label}`, kept.label, kept.project)]),
    ...(opened === undefined
      ? []
      : [given('opened', 'When the project was opened', 'the project as it was opened', opened)]),
    ...stored,
    ...projectReleases
      .filter((release) => release !== releaseOfProject(project))
      .map((release) =>
        given(release, `Compiled as ${nameRelease(release)}`, nameRelease(release), withRelease(project, release)),
      ),
  ];
}

let opened: Promise<DraftDatabase> | undefined;

async function storedVersions(draftId: string): Promise<readonly VersionChoice[]> {
  const database = await (opened ??= openDraftDatabase());
  const [states, { drafts }] = await Promise.all([database.earlierStates(draftId), database.list()]);
  return [
    ...states.map(({ at, project }): VersionChoice => {
      const label = `the state of ${moment.format(at)}`;
      return {
        id: `state ${at}`,
        text: `State of ${moment.format(at)}`,
        load: () => Promise.resolve({ label, project }),
      };
    }),
    ...drafts
      .filter(({ id }) => id !== draftId)
      .map(({ id, name }): VersionChoice => ({
        id: `draft ${id}`,
        text: `Project: ${name}`,
        load: async () => {
          const draft = await database.read(id);
          database.edits(undefined);
          return draft === undefined ? undefined : { label: name, project: draft.project };
        },
      })),
  ];
}
