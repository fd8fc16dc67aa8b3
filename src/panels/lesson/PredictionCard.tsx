import { useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Label } from 'react-aria-components/Label';
import type { LessonPrediction } from '../../store/state/lesson-state.ts';
import { useActions, useAppStore } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { focusFirstIn } from '../../ui/focus/take-focus.ts';

interface PredictionCardProps {
  readonly prediction: LessonPrediction;
  /** True if all tasks are done, which makes the prediction optional. */
  readonly isDone: boolean;
}

export function PredictionCard({ prediction, isDone }: PredictionCardProps) {
  const { skipPrediction } = useActions();
  const [isWanted, setWanted] = useState(false);
  // True once the user has pressed a button. The button disappears, so its replacement takes the focus.
  const [isPressed, setPressed] = useState(false);
  const ask = (): void => {
    setPressed(true);
    setWanted(true);
  };
  const askAgain = (): void => {
    ask();
    skipPrediction(false);
  };
  const skip = (): void => {
    setPressed(true);
    skipPrediction(true);
  };
  switch (prediction.kind) {
    case 'none':
      return null;
    case 'skipped':
      return (
        <PutAway text="Prediction skipped." action="Predict after all" takesFocus={isPressed} onPress={askAgain} />
      );
    case 'asked':
      return isDone && prediction.choice === undefined && !isWanted ? (
        <PutAway text="No prediction made." action="Predict the next run" takesFocus={false} onPress={ask} />
      ) : (
        <Question prediction={prediction} takesFocus={isPressed} onSkip={skip} />
      );
    case 'answered': {
      const { question, choice, answer, why } = prediction;
      const isRight = choice === answer;
      return (
        <section className={`prediction prediction-${isRight ? 'right' : 'wrong'}`} aria-label="Prediction">
          <p className="prediction-question">{question}</p>
          <p className="prediction-verdict">{isRight ? 'As you predicted:' : 'Not as predicted. The run shows:'}</p>
          <p className="prediction-answer">{answer}</p>
          {isRight ? null : <p className="prediction-mine">{`You chose: ${choice}`}</p>}
          {why === undefined ? null : <p>{why}</p>}
          <p className="prediction-note">
            <Button look="quiet" onPress={askAgain}>
              Predict the next run
            </Button>
          </p>
        </section>
      );
    }
  }
}

interface PutAwayProps {
  readonly text: string;
  readonly action: string;
  readonly takesFocus: boolean;
  readonly onPress: () => void;
}

function PutAway({ text, action, takesFocus, onPress }: PutAwayProps) {
  return (
    <p className="prediction-skipped" ref={takesFocus ? focusFirstIn : null}>
      {text}
      <Button look="quiet" onPress={onPress}>
        {action}
      </Button>
    </p>
  );
}

interface QuestionProps {
  readonly prediction: Extract<LessonPrediction, { readonly kind: 'asked' }>;
  readonly takesFocus: boolean;
  readonly onSkip: () => void;
}

function Question({ prediction, takesFocus, onSkip }: QuestionProps) {
  const { question, choices, choice, isAboutSecond } = prediction;
  const { predict } = useActions();
  // Choices are disabled during a run, because a prediction must be made before the result is known.
  const isRunning = useAppStore(({ progress }) => progress !== undefined);
  const [before, after] = isAboutSecond
    ? (['Choose, then apply twice.', 'Now apply, and apply again: the second run shows the answer.'] as const)
    : (['Choose, then apply.', 'Now apply: the run shows the answer.'] as const);
  return (
    <section className="prediction" aria-label="Prediction" ref={takesFocus ? focusFirstIn : null}>
      {choices.length === 0 ? (
        <>
          <p className="prediction-question">{question}</p>
          <p className="prediction-note">The choices appear when the code compiles.</p>
        </>
      ) : (
        <>
          <RadioGroup className="prediction-choices" value={choice ?? null} isDisabled={isRunning} onChange={predict}>
            <Label className="prediction-question">{question}</Label>
            {choices.map((each) => (
              <Radio key={each} value={each} className="prediction-choice">
                <span className="prediction-dot" aria-hidden />
                <span>{each}</span>
              </Radio>
            ))}
          </RadioGroup>
          <p className="prediction-note">
            {choice === undefined ? before : after}
            <Button look="quiet" onPress={onSkip}>
              Skip
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
