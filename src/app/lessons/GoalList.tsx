import { Trash2 } from 'lucide-react';
import type { LessonGoal } from '../../store/lessons/made-lesson.ts';
import { IconButton } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';

interface GoalListProps {
  readonly goals: readonly LessonGoal[];
  readonly onChange: (goals: readonly LessonGoal[]) => void;
}

/** Goals of the lesson that the user is making. The sentence of each goal can be edited. */
export function GoalList({ goals, onChange }: GoalListProps) {
  const change = (id: string, part: Partial<LessonGoal>): void =>
    onChange(goals.map((goal) => (goal.id === id ? { ...goal, ...part } : goal)));
  return (
    <section className="make-lesson-goals" aria-label="Goals">
      <h3>Goals</h3>
      {goals.length === 0 ? (
        <p className="dialog-note">
          No goals yet. Close this dialog, change the project and apply it. Then select a resource or an edge in the
          graph, or open the menu of a file in the System view, and choose “Add as a lesson goal”.
        </p>
      ) : (
        <ol>
          {goals.map(({ id, task, message }) => (
            <li key={id} className="make-lesson-goal">
              <TextField
                label={`Task (${id})`}
                value={task}
                maxLength={300}
                onChange={(value) => change(id, { task: value })}
              />
              <TextField
                label={`Message while the task is not done (${id})`}
                placeholder="If empty, the message is written automatically"
                value={message}
                maxLength={500}
                onChange={(value) => change(id, { message: value })}
              />
              <IconButton label={`Remove ${id}`} onPress={() => onChange(goals.filter((goal) => goal.id !== id))}>
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
