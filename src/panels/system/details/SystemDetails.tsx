/** Details of the open entry in the System view: a file or a service. */
import type { FileView, ServiceView } from '../../../protocol/run.ts';
import { Details } from '../../shared/PanelFrame.tsx';
import type { Entry } from '../compare.ts';
import type { SystemPrompt } from '../system-prompt.ts';
import { FileCard } from './FileCard.tsx';
import { ServiceCard } from './ServiceCard.tsx';

interface ServiceDetailsProps {
  readonly entry: Entry<ServiceView>;
  readonly authors: readonly string[];
  readonly canChange: boolean;
  readonly onClose: () => void;
}

export function ServiceDetails({ entry, authors, canChange, onClose }: ServiceDetailsProps) {
  return (
    <Details label={`Service ${entry.key}`} title={<code>{entry.key}</code>} onClose={onClose}>
      <ServiceCard entry={entry} authors={authors} canChange={canChange} />
    </Details>
  );
}

interface FileDetailsProps {
  readonly entry: Entry<FileView>;
  readonly authors: readonly string[];
  readonly isByHand: boolean;
  readonly onPrompt: ((prompt: SystemPrompt) => void) | undefined;
  readonly onClose: () => void;
}

export function FileDetails({ entry, authors, isByHand, onPrompt, onClose }: FileDetailsProps) {
  return (
    <Details label={`File ${entry.key}`} title={<code>{entry.key}</code>} onClose={onClose}>
      <FileCard entry={entry} authors={authors} isByHand={isByHand} onPrompt={onPrompt} />
    </Details>
  );
}
