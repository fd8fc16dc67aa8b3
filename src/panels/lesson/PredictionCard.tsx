import { Radio, RadioGroup, Label } from 'react-aria-components';
import type { LessonPrediction } from '../../store/state.ts';
import { useActions } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';

/** A question to answer before the run; after it, what the machine says. */
export function PredictionCard({ prediction }: { readonly prediction: LessonPrediction }) {
  const { predict, skipPrediction } = useActions();
  switch (prediction.kind) {
    case 'none':
      return null;
    case 'skipped':
      return (
        <p className="prediction-skipped">
          Prediction skipped.
          <Button look="quiet" onPress={() => skipPrediction(false)}>
            Predict after all
          </Button>
        </p>
      );
    case 'asked':
      return (
        <section className="prediction" aria-label="Prediction">
          <RadioGroup className="prediction-choices" value={prediction.choice ?? null} onChange={predict}>
            <Label className="prediction-question">{prediction.question}</Label>
            {prediction.choices.map((choice) => (
              <Radio key={choice} value={choice} className="prediction-choice">
                <span className="prediction-dot" aria-hidden />
                <span>{choice}</span>
              </Radio>
            ))}
          </RadioGroup>
          <p className="prediction-note">
            {prediction.choice === undefined ? 'Choose, then apply.' : 'Now apply: the machine answers.'}
            <Button look="quiet" onPress={() => skipPrediction(true)}>
              Skip
            </Button>
          </p>
        </section>
      );
    case 'answered': {
      const { question, choice, answer, why } = prediction;
      const isRight = choice === answer;
      return (
        <section className={`prediction prediction-${isRight ? 'right' : 'wrong'}`} aria-label="Prediction">
          <p className="prediction-question">{question}</p>
          <p className="prediction-verdict">{isRight ? 'As you predicted:' : 'Not as predicted. The machine says:'}</p>
          <p className="prediction-answer">{answer}</p>
          {isRight ? null : <p className="prediction-mine">{`You chose: ${choice}`}</p>}
          {why === undefined ? null : <p>{why}</p>}
          <p className="prediction-note">
            <Button look="quiet" onPress={() => skipPrediction(false)}>
              Predict the next run
            </Button>
          </p>
        </section>
      );
    }
  }
}
