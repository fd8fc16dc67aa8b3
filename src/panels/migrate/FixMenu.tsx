import { WandSparkles } from 'lucide-react';
import type { FixKindView } from '../../protocol/migration.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { applyFix } from '../shared/apply-fix.ts';
import { countText } from '../shared/names.ts';

export interface FixMenuProps {
  readonly kinds: readonly FixKindView[];
  readonly isDisabled: boolean;
  /** Called before the texts change. */
  readonly onApply: () => void;
}

const ALL = 'all';

/** Mends all findings, or all of a kind, in one step that can be taken back. */
export function FixMenu({ kinds, isDisabled, onApply }: FixMenuProps) {
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0);
  const all: FixKindView = {
    kind: ALL,
    count,
    fix: { title: `Mend ${countText(count, 'place')}`, edits: kinds.flatMap(({ fix }) => fix.edits) },
  };
  return (
    <Menu
      label="Mend"
      placement="bottom end"
      trigger={
        <Button isDisabled={isDisabled || count === 0}>
          <WandSparkles aria-hidden />
          Mend
        </Button>
      }
      onAction={(id) => {
        const chosen = [all, ...kinds].find(({ kind }) => kind === id);
        if (chosen === undefined) return;
        onApply();
        applyFix(chosen.fix);
      }}
    >
      <MenuItem id={ALL} text="Mend all" description={countText(count, 'place')} />
      {kinds.map((kind) => (
        <MenuItem key={kind.kind} id={kind.kind} text={kind.fix.title} description={countText(kind.count, 'place')} />
      ))}
    </Menu>
  );
}
