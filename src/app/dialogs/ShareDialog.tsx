import { Archive, Check, Code, Copy, GraduationCap, Link2, PanelsTopLeft, TriangleAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import { selectOpened } from '../../store/opened/shown-graph.ts';
import { keptPacks } from '../../lesson-packs/kept-packs.ts';
import { appStore } from '../../store/store.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { isPackLesson } from '../../workspace/drafts/lesson-drafts.ts';
import { packHash } from '../../workspace/permalink/pack-link.ts';
import { lessonHash } from '../../workspace/permalink/permalink.ts';
import { longLinkWarning, markdownCode, markdownLink, markdownWithCode } from '../../workspace/share-text.ts';
import { filesText } from '../../workspace/import/import-text.ts';
import { copyText } from '../../ui/clipboard.ts';
import { embedCode } from '../embed/embed-link.ts';
import { downloadProject } from '../session/download-project.ts';
import { useSession } from '../session/session-context.ts';

const ShareOpenedRun = lazyPart(async () => (await import('./ShareOpenedRun.tsx')).ShareOpenedRun);

type Copied = 'link' | 'lesson' | 'markdown' | 'code' | 'embed';

const copiedText = {
  link: 'Link copied.',
  lesson: 'Link to the lesson copied.',
  markdown: 'Markdown link copied.',
  code: 'Copied Markdown with the code.',
  embed: 'Embed code copied: HTML for your own page.',
} as const satisfies Record<Copied, string>;

function Warning({ text }: { readonly text: string }) {
  return (
    <p className="share-long">
      <TriangleAlert aria-hidden />
      {text}
    </p>
  );
}

/**
 * Returns the link to a lesson. For a lesson of a pack, the link contains the whole pack; undefined if the pack is too
 * large.
 */
function lessonLink(id: string): string | undefined {
  const hash = isPackLesson(id) ? packLessonHash(id) : lessonHash(id);
  if (hash === undefined) return undefined;
  const url = new URL(location.href);
  url.search = '';
  url.hash = hash;
  return url.href;
}

function packLessonHash(id: string): string | undefined {
  const kept = keptPacks.list().find(({ pack }) => id.startsWith(`${pack.id}/`));
  return kept === undefined ? undefined : packHash({ files: kept.files, lesson: id.slice(kept.pack.id.length + 1) });
}

interface LessonLinkProps {
  readonly link: string;
  /** True if there is no link to the project, because the project is too large for a link. */
  readonly isOnly: boolean;
}

function LessonLink({ link, isOnly }: LessonLinkProps) {
  return (
    <>
      <p>
        {isOnly
          ? 'This link opens the lesson from the beginning.'
          : 'The link above opens your code as a separate project. This one opens the lesson from the beginning.'}
      </p>
      <TextField label="Link to the lesson" value={link} isReadOnly mono />
    </>
  );
}

/** All ways to share the project. If the project is too large for a link, it can only be downloaded. */
export function ShareDialog() {
  const session = useSession();
  // Created once when the dialog opens, because creating a link of a large project takes time.
  const [link] = useState(() => session.projectLink());
  const [copied, setCopied] = useState<Copied | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  // Number of attempts to copy. Each attempt renders a new element, so that screen readers announce the same result
  // again.
  const [attempts, setAttempts] = useState(0);
  const { project, view, lesson } = appStore.getState();
  const opened = selectOpened(appStore.getState());
  const [toLesson] = useState(() => (lesson === undefined ? undefined : lessonLink(lesson.id)));
  const keptCount = Object.keys(project.kept ?? {}).length;

  const copy = async (what: Copied, text: string): Promise<void> => {
    const done = await copyText(text);
    setCopied(done ? what : undefined);
    setFailed(!done);
    setAttempts((before) => before + 1);
  };
  const mark = (what: Copied, Icon: typeof Copy) => (copied === what ? <Check aria-hidden /> : <Icon aria-hidden />);
  const warning = link === undefined ? undefined : longLinkWarning(link.length);

  return (
    <>
      {link === undefined ? (
        <Warning text="This project is too large for a link: links hold at most 64 KiB of compressed data. Send the zip archive, which real Puppet can run too." />
      ) : (
        <>
          <p>The whole project is in the link: files, node, facts and what is open. Nothing is sent to a server.</p>
          <TextField label="Link" value={link} isReadOnly mono />
          <p className="dialog-note">{`${link.length.toLocaleString('en')} characters`}</p>
          {keptCount === 0 ? null : (
            <Warning
              text={`${filesText(keptCount)} that Bunraku does not read (images, tests, hidden files) ${keptCount === 1 ? 'is' : 'are'} not in the link. ${keptCount === 1 ? 'It is' : 'They are'} in the archive.`}
            />
          )}
          {warning === undefined ? null : <Warning text={warning} />}
        </>
      )}
      {toLesson === undefined ? null : <LessonLink link={toLesson} isOnly={link === undefined} />}
      <div className="share-actions">
        {link === undefined ? null : (
          <>
            <Button look="primary" onPress={() => void copy('link', link)}>
              {mark('link', Copy)}
              Copy link
            </Button>
            <Button onPress={() => void copy('markdown', markdownLink(project.name, link))}>
              {mark('markdown', Link2)}
              Copy Markdown link
            </Button>
            <Button onPress={() => void copy('embed', embedCode(link, view, project.name))}>
              {mark('embed', PanelsTopLeft)}
              Copy embed code
            </Button>
          </>
        )}
        {toLesson === undefined ? null : (
          <Button onPress={() => void copy('lesson', toLesson)}>
            {mark('lesson', GraduationCap)}
            Copy link to the lesson
          </Button>
        )}
        <Button
          onPress={() =>
            void copy('code', link === undefined ? markdownCode(project) : markdownWithCode(project, link))
          }
        >
          {mark('code', Code)}
          Copy Markdown with code
        </Button>
        <Button
          look={link === undefined ? 'primary' : 'plain'}
          onPress={() => void downloadProject(project, appStore.getState().lessonProgress)}
        >
          <Archive aria-hidden />
          Download zip
        </Button>
        <Button onPress={() => void downloadProject(project, appStore.getState().lessonProgress, 'tar.gz')}>
          <Archive aria-hidden />
          Download tar.gz
        </Button>
      </div>
      {opened === undefined ? null : (
        <Suspense>
          <ShareOpenedRun record={opened} />
        </Suspense>
      )}
      <p className="dialog-note" role="status">
        <span key={attempts}>
          {copied === undefined ? '' : copiedText[copied]}
          {failed
            ? link === undefined
              ? 'The browser does not allow copying. Download the zip archive instead.'
              : 'The browser does not allow copying. Select the link above and copy it yourself.'
            : ''}
        </span>
      </p>
    </>
  );
}
