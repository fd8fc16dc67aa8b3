import { Copy } from 'lucide-react';
import { copyWithNotice } from '../../ui/clipboard.ts';
import { IconButton } from '../../ui/controls/Button.tsx';
import { CardSection } from '../shared/PanelFrame.tsx';
import { CodeText } from '../shared/text/CodeText.tsx';

/**
 * Node names that need no quotes in a shell. Only these are inserted into the command to copy, because the name comes
 * from an opened agent file.
 */
const PLAIN_NAME = /^[a-z0-9][a-z0-9._-]*$/i;

/**
 * Explains that the opened agent file lacks the reasons and places of edges, and how to get the catalog that contains
 * them.
 */
export function MoreFromCatalog({ certname }: { readonly certname: string }) {
  const name = PLAIN_NAME.test(certname) ? certname : 'CERTNAME';
  return (
    <CardSection title="Why each edge exists">
      <p className="card-hint">
        The file contains only the names of these resources and their order. To see the reason and the place of each
        edge, drop the catalog of the node together with this file, or open the project that it was compiled from.
      </p>
      <Command
        label="On the node, as root"
        command={`cp "$(puppet config print client_datadir)/catalog/${name}.json" catalog.json`}
      />
      <Command label="On the server" command={`puppet catalog compile ${name} --render-as json > catalog.json`} />
    </CardSection>
  );
}

function Command({ label, command }: { readonly label: string; readonly command: string }) {
  return (
    <div className="catalog-command">
      <span className="card-quiet">{label}</span>
      <IconButton
        label={`Copy the command: ${label}`}
        onPress={() => void copyWithNotice(command, 'Copied the command')}
      >
        <Copy />
      </IconButton>
      <CodeText code={command} language="sh" label={label} />
    </div>
  );
}
