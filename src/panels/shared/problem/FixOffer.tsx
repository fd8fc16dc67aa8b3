import { WandSparkles } from 'lucide-react';
import type { FixView } from '../../../protocol/analysis.ts';
import { selectAnalysisIsOld } from '../../../store/selectors.ts';
import { useAppStore } from '../../../store/store.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { applyFix } from './apply-fix.ts';
import { FixLines } from './FixLines.tsx';
import './fix-offer.css';

export function FixOffer({ fix, onApply }: { readonly fix: FixView; readonly onApply?: () => void }) {
  const isOld = useAppStore(selectAnalysisIsOld);
  return (
    <div className="fix-offer">
      <FixLines fix={fix} isOld={isOld} />
      <Button
        className="fix-apply"
        isDisabled={isOld}
        onPress={() => {
          onApply?.();
          applyFix(fix);
        }}
      >
        <WandSparkles aria-hidden />
        {fix.title}
      </Button>
    </div>
  );
}
