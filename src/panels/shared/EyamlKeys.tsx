import { useRef, useState } from 'react';
import { KeyRound, X } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import type { GivenKey } from '../../store/keys-slice.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import './eyaml-keys.css';

export function EyamlKeys() {
  const keys = useAppStore((state) => state.keys);
  const { addKeys, forgetKey } = useActions();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const chooser = useRef<HTMLDivElement>(null);
  const forget = (key: GivenKey): void => {
    // The pressed button disappears. Another button takes the focus, so that Escape still closes the dialog.
    chooser.current?.querySelector('button')?.focus();
    forgetKey(key);
  };
  const pick = async (list: FileList | null): Promise<void> => {
    const files = await Promise.all(
      Array.from(list ?? [], async (file) => ({ name: file.name, pem: await file.text() })),
    );
    setRefused(await addKeys(files));
  };
  return (
    <div className="eyaml-keys">
      <p>
        With the private key, encrypted values are decrypted here, in your browser. A key stays in the memory of this
        tab until you close or reload it. Drafts, links and archives never contain it, and runs that used it are not
        saved for your next visit.
      </p>
      {keys.length === 0 ? null : (
        <ul aria-label="Available keys" className="eyaml-keys-list">
          {keys.map((key) => (
            <KeyRow key={key.pem} given={key} onForget={() => forget(key)} />
          ))}
        </ul>
      )}
      <div ref={chooser}>
        <FileTrigger allowsMultiple onSelect={(files) => void pick(files)}>
          <Button look={keys.length === 0 ? 'primary' : 'plain'}>
            <KeyRound aria-hidden />
            Choose private keys
          </Button>
        </FileTrigger>
      </div>
      <p role="alert">
        {refused.length === 0
          ? ''
          : `Not an unencrypted RSA private key in PEM format: ${refused.join(', ')}. Choose the file private_key.pkcs7.pem from hiera-eyaml.`}
      </p>
    </div>
  );
}

function KeyRow({ given, onForget }: { readonly given: GivenKey; readonly onForget: () => void }) {
  return (
    <li>
      <KeyRound aria-hidden />
      <span className="eyaml-keys-name">{given.name}</span>
      <IconButton label={`Forget ${given.name}`} onPress={onForget}>
        <X />
      </IconButton>
    </li>
  );
}
