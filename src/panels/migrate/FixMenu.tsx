import { WandSparkles } from 'lucide-react';
import type { FixKindView } from '../../protocol/migration.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Menu, MenuItem } from '../../ui/overlays/Menu.tsx';
import { applyFix } from '../shared/problem/apply-fix.ts';
import { countText } from '../../protocol/count-text.ts';

interface FixMenuProps {
  readonly kinds: readonly FixKindView[];
  readonly isDisabled: boolean;
  readonly onApply: () => void;
}

const ALL = 'all';

/** Menu that fixes all findings, or all of one kind, as one undoable step. */
export function FixMenu({ kinds, isDisabled, onApply }: FixMenuProps) {
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0);
  const all: FixKindView = {
    kind: ALL,
    count,
    fix: { title: `Fix ${countText(count, 'place')}`, edits: kinds.flatMap(({ fix }) => fix.edits) },
  };
  return (
    <Menu
      label="Fix"
      placement="bottom end"
      trigger={
        <Button isDisabled={isDisabled || count === 0}>
          <WandSparkles aria-hidden />
          Fix
        </Button>
      }
      onAction={(id) => {
        const chosen = [all, ...kinds].find(({ kind }) => kind === id);
        if (chosen === undefined) return;
        onApply();
        applyFix(chosen.fix);
      }}
    >
      <MenuItem id={ALL} text="Fix all" description={countText(count, 'place')} />
      {kinds.map((kind) => (
        <MenuItem key={kind.kind} id={kind.kind} text={kind.fix.title} description={countText(kind.count, 'place')} />
      ))}
    </Menu>
  );
}
