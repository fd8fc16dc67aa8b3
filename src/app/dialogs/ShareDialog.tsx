import { Archive, Check, Code, Copy, Link2 } from 'lucide-react';
import { useState } from 'react';
import { appStore } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { environmentZip, fileNameOf, LONG_LINK, markdownLink, markdownWithCode } from '../../workspace/share-text.ts';
import { copyText } from '../../ui/clipboard.ts';
import { saveFile } from '../browser-files.ts';

type Copied = 'link' | 'markdown' | 'code';

/** The ways to hand the project on. The address is the project's link when it opens. */
export function ShareDialog() {
  // Set when the dialog was asked for.
  const [link] = useState(() => location.href);
  const [copied, setCopied] = useState<Copied | undefined>(undefined);
  const [failed, setFailed] = useState(false);

  const copy = async (what: Copied, text: string): Promise<void> => {
    const done = await copyText(text);
    setCopied(done ? what : undefined);
    setFailed(!done);
  };
  const { project } = appStore.getState();
  const mark = (what: Copied, Icon: typeof Copy) => (copied === what ? <Check aria-hidden /> : <Icon aria-hidden />);

  return (
    <>
      <p>The whole project is in the link: files, node, facts and what is open. Nothing is sent to a server.</p>
      <TextField label="Link" value={link} isReadOnly mono />
      <p className={link.length > LONG_LINK ? 'share-long' : 'dialog-note'}>
        {link.length > LONG_LINK
          ? `The link has ${link.length.toLocaleString('en')} characters. Chats cut links longer than ${LONG_LINK.toLocaleString('en')}: share the code or the zip archive there.`
          : `${link.length.toLocaleString('en')} characters`}
      </p>
      <div className="share-actions">
        <Button look="primary" onPress={() => void copy('link', link)}>
          {mark('link', Copy)}
          Copy link
        </Button>
        <Button onPress={() => void copy('markdown', markdownLink(project.name, link))}>
          {mark('markdown', Link2)}
          Copy Markdown link
        </Button>
        <Button onPress={() => void copy('code', markdownWithCode(project, link))}>
          {mark('code', Code)}
          Copy Markdown with code
        </Button>
        <Button
          onPress={() =>
            saveFile(
              `${fileNameOf(project.name)}.zip`,
              new Blob([environmentZip(project)], { type: 'application/zip' }),
            )
          }
        >
          <Archive aria-hidden />
          Download zip
        </Button>
      </div>
      <p className="dialog-note" role="status">
        {copied === undefined ? '' : 'Copied.'}
        {failed ? 'The browser does not let this page copy. Select the link above and copy it yourself.' : ''}
      </p>
    </>
  );
}
