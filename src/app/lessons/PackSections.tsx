import { FolderOpen, PencilLine, Table2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { keptPacks, removePack, type KeptPack } from '../../lesson-packs/kept-packs.ts';
import { appStore, useAppStore } from '../../store/store.ts';
import { copyText } from '../../ui/clipboard.ts';
import { Button } from '../../ui/controls/Button.tsx';
import '../../ui/controls/field.css';
import { showToast } from '../../ui/overlays/toast-queue.ts';
import { saveFile } from '../../ui/save-file.ts';
import { progressInPack, progressText } from '../../workspace/lessons/lesson-progress.ts';
import { packHash } from '../../workspace/permalink/pack-link.ts';
import { toFileName } from '../../workspace/share-text.ts';
import { useCommands } from '../commands.ts';
import { LessonRows } from './LessonRows.tsx';

interface PackSectionsProps {
  readonly onOpen: (id: string) => void;
}

/** Lists the lesson packs stored in this browser. Bunraku's own lessons are not part of this list. */
export function PackSections({ onOpen }: PackSectionsProps) {
  const packs = useSyncExternalStore(keptPacks.subscribe, keptPacks.list);
  const { show } = useCommands();
  return (
    <section className="lessons-packs" aria-labelledby="lesson-packs">
      <header className="lessons-part-head">
        <h3 id="lesson-packs">Lesson packs</h3>
      </header>
      <p className="lessons-part-summary">
        {packs.length === 0
          ? 'Lessons of your team or your trainer: open the folder, the zip file or the link of a pack.'
          : 'Lessons by other people. Their progress is separate from the lessons above.'}
      </p>
      {packs.map((kept) => (
        <PackSection key={kept.pack.id} kept={kept} onOpen={onOpen} />
      ))}
      <div className="lessons-pack-actions">
        <Button look="quiet" onPress={() => show('import')}>
          <FolderOpen aria-hidden />
          Open a pack
        </Button>
        <Button look="quiet" onPress={() => show('make-lesson')}>
          <PencilLine aria-hidden />
          Make a lesson
        </Button>
        <Button look="quiet" onPress={() => show('class')}>
          <Table2 aria-hidden />
          Progress of your learners
        </Button>
      </div>
    </section>
  );
}

function PackSection({ kept: { pack, files }, onOpen }: PackSectionsProps & { readonly kept: KeptPack }) {
  const states = useAppStore(({ lessonProgress }) => lessonProgress.lessons);
  const [isExporting, setExporting] = useState(false);
  const done = pack.lessons.filter(({ id }) => states[id] === 'done').length;
  const remove = async (): Promise<void> => {
    const undo = await removePack(pack.id);
    showToast({ message: `The pack “${pack.title}” was removed.`, action: { label: 'Undo', run: undo } });
  };
  const copyLink = async (): Promise<void> => {
    const hash = packHash({ files });
    if (hash === undefined)
      return showToast({
        tone: 'error',
        message: 'This pack is too large for a link. Share its folder as a zip file.',
      });
    const url = new URL(location.href);
    url.search = '';
    url.hash = hash;
    const isCopied = await copyText(url.href);
    showToast(
      isCopied
        ? { message: 'Link to the pack copied.' }
        : {
            tone: 'error',
            message: 'The browser does not allow copying. Share the folder of the pack as a zip file instead.',
          },
    );
  };
  return (
    <section className="lessons-part" aria-labelledby={pack.id}>
      <header className="lessons-part-head">
        <h4 id={pack.id}>{pack.title}</h4>
        <span className="lessons-count">{`${done} of ${pack.lessons.length} done`}</span>
      </header>
      <p className="lessons-part-summary">
        {`${pack.summary}${pack.summary === '' ? '' : ' '}By ${pack.author ?? 'an unknown author'}. Bunraku has not checked this pack.`}
      </p>
      <LessonRows lessons={pack.lessons} onOpen={onOpen} />
      <div className="lessons-pack-actions">
        <Button look="quiet" onPress={() => void copyLink()}>
          Copy link
        </Button>
        <Button look="quiet" onPress={() => setExporting(!isExporting)}>
          Export progress
        </Button>
        <Button look="quiet" onPress={() => void remove()}>
          Remove
        </Button>
      </div>
      {isExporting ? <ExportForm id={pack.id} title={pack.title} onDone={() => setExporting(false)} /> : null}
    </section>
  );
}

interface ExportFormProps {
  readonly id: string;
  readonly title: string;
  readonly onDone: () => void;
}

/** Exports the progress in a pack, with the name of the learner for the trainer's table. */
function ExportForm({ id, title, onDone }: ExportFormProps) {
  const [name, setName] = useState('');
  const save = (): void => {
    const progress = progressInPack(appStore.getState().lessonProgress, id);
    const text = progressText(progress, name.trim());
    const file = toFileName(`${title} ${name}`.trim());
    saveFile(`${file}.json`, new Blob([text], { type: 'application/json' }));
    onDone();
  };
  return (
    <form
      className="lessons-export"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label className="field">
        <span className="field-label">Your name (the trainer sees it)</span>
        <input
          className="field-input"
          value={name}
          // Keys typed here must not reach the search field around this form.
          onKeyDown={(event) => event.stopPropagation()}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <Button type="submit">Save file</Button>
    </form>
  );
}
