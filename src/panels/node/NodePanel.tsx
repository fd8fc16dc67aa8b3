import { useState } from 'react';
import { platformIds, type PlatformId } from '../../protocol/project.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { factsProblemText, parseFacts } from '../../workspace/facts.ts';
import { isCertname } from '../../workspace/permalink/check-project.ts';
import './node.css';

const platformNames = {
  'debian-12': 'Debian 12',
  'ubuntu-24.04': 'Ubuntu 24.04',
  'rhel-9': 'Red Hat Enterprise Linux 9',
} as const satisfies Record<PlatformId, string>;

/** The node that the project is compiled for: its platform, its name, and facts of one's own. */
export function NodePanel() {
  const opening = useAppStore((state) => state.opening);
  // A form of its own for each project: half-typed facts must not cross over.
  return <NodeForm key={opening} />;
}

function NodeForm() {
  const node = useAppStore((state) => state.project.node);
  const { setNode } = useActions();
  const [certname, setCertname] = useState(node.certname);
  const [facts, setFacts] = useState(() =>
    Object.keys(node.facts).length === 0 ? '' : JSON.stringify(node.facts, null, 2),
  );
  const parsed = parseFacts(facts);

  return (
    <section className="side-section node" aria-label="Node and facts">
      <header className="side-head">
        <h2>Node</h2>
      </header>
      <div className="node-form">
        <Select
          label="Platform"
          selected={node.platform}
          options={platformIds.map((id) => ({ id, text: platformNames[id] }))}
          onSelect={(platform) => setNode({ ...node, platform })}
        />
        <TextField
          label="Certname"
          value={certname}
          mono
          autoComplete="off"
          spellCheck="false"
          onChange={(value) => {
            setCertname(value);
            if (isCertname(value)) setNode({ ...node, certname: value });
          }}
          error={
            isCertname(certname)
              ? undefined
              : 'A certname has lower case letters, digits, dots, hyphens and underscores.'
          }
        />
        <TextField
          label="Own facts (JSON)"
          value={facts}
          rows={4}
          mono
          placeholder={'{ "role": "web" }'}
          onChange={(text) => {
            setFacts(text);
            const result = parseFacts(text);
            if (result.ok) setNode({ ...node, facts: result.value });
          }}
          error={parsed.ok ? undefined : factsProblemText(parsed.problem)}
        />
      </div>
    </section>
  );
}
