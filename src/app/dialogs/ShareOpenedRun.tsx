import { useState } from 'react';
import { Link2 } from 'lucide-react';
import { countText } from '../../protocol/count-text.ts';
import type { RunRecord } from '../../protocol/run-record.ts';
import { copyWithNotice } from '../../ui/clipboard.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { LONG_LINK } from '../../workspace/share-text.ts';
import type { OpenedRunLink } from './opened-run-link.ts';

/** Maximum number of hidden values in the list. */
const SHOWN = 20;

/**
 * Offers a link to the opened run. The link is created only on request, because it may contain data of a real machine.
 */
export function ShareOpenedRun({ record }: { readonly record: RunRecord }) {
  const [made, setMade] = useState<OpenedRunLink | undefined>(undefined);
  const make = async (): Promise<void> => {
    const { linkOpenedRun } = await import('./opened-run-link.ts');
    setMade(linkOpenedRun(record));
  };
  const href = made?.href;
  return (
    <section className="share-opened" aria-label="Opened run">
      <p>The opened run is not in the project’s link: it may contain data of a real machine.</p>
      {made === undefined ? (
        <Button onPress={() => void make()}>
          <Link2 aria-hidden />
          Make a link with the run
        </Button>
      ) : href === undefined ? (
        <p role="alert">The run is too large for a link. Send the file instead.</p>
      ) : (
        <>
          <TextField label="Link with the run" value={href} isReadOnly mono />
          <p className="dialog-note" role="status">
            {`${href.length.toLocaleString('en')} characters. ${href.length > LONG_LINK ? 'Chats cut links longer than 2,000 characters. ' : ''}`}
            Catalogs and attributes are not in the link.{' '}
            {made.hidden.length === 0
              ? 'No value looks like a password or key. Read the log before you share the link.'
              : `${countText(made.hidden.length, 'value')} replaced, because ${made.hidden.length === 1 ? 'it looks' : 'they look'} like a password or key:`}
          </p>
          {made.hidden.length === 0 ? null : (
            <ul className="import-list" aria-label="Replaced values">
              {[...new Set(made.hidden.map(describeHidden))].slice(0, SHOWN).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          <Button onPress={() => void copyWithNotice(href, 'Copied the link with the run')}>
            <Link2 aria-hidden />
            Copy link with the run
          </Button>
        </>
      )}
    </section>
  );
}

function describeHidden({ kind, ref, property, lineIndex }: OpenedRunLink['hidden'][number]): string {
  if (ref !== undefined) return `${kind}: ${ref}${property === undefined || property === '' ? '' : `, ${property}`}`;
  return lineIndex === undefined ? `${kind}: error message of the run` : `${kind}: message ${lineIndex + 1} of the log`;
}
