import { guessExercise } from '#domain/correction/guess-exercise.ts';
import { EXAM_TYPES, LEVELS, SUBJECTS } from '#domain/exam/exam.ts';
import { captureText } from '#web/strings/capture-text.ts';
import { examText } from '#web/strings/exam-text.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { type CopyDraft, isPhotographed } from './copy-draft.ts';

const { correction: text } = examText;
const { details } = captureText;
const MAX_SUBJECT = 20_000;

type Props = {
  draft: CopyDraft;
  /** What was emptied after having been chosen, told in its place. */
  missing: Partial<Record<'subject' | 'level' | 'examType', string>>;
  onChange: (change: Partial<CopyDraft>) => void;
};

const optionsFrom = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** What the corrector must know: three choices, and the subject when the pupil has it at hand. */
export function CopyFields({ draft, missing, onChange }: Props) {
  const select = <K extends 'subject' | 'level' | 'examType'>(name: K) => ({
    name,
    value: draft[name],
    error: missing[name],
    placeholder: text.choose,
    required: true,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value } as Partial<CopyDraft>),
  });
  return (
    <>
      <SelectField
        label={text.subject}
        options={optionsFrom(SUBJECTS, examText.subjects)}
        {...select('subject')}
      />
      <SelectField
        label={text.level}
        options={optionsFrom(LEVELS, examText.levels)}
        {...select('level')}
      />
      <SelectField
        label={text.type}
        options={optionsFrom(EXAM_TYPES, examText.types)}
        {...select('examType')}
      />
      <ExerciseField {...{ draft, onChange }} />
      <TextAreaField
        label={details.subjectText}
        optional={uiText.optional}
        hint={details.subjectHint}
        rows={3}
        maxLength={MAX_SUBJECT}
        value={draft.subjectText}
        onChange={(event) => onChange({ subjectText: event.currentTarget.value })}
      />
      {isPhotographed(draft) && (
        <Checkbox
          hint={details.checkHint}
          checked={draft.checkText}
          onChange={(event) => onChange({ checkText: event.currentTarget.checked })}
        >
          {details.checkText}
        </Checkbox>
      )}
    </>
  );
}

/** Guessed from the subject of the paper, and the pupil may say otherwise. */
function ExerciseField({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  const { subject, level, exercise, subjectText } = draft;
  if (!subject) return null;
  const names = captureText.exercises[subject];
  const guess = level && guessExercise(subject, level, { asked: subjectText });
  const guessed = names[guess || ''] ?? Object.values(names)[0] ?? '';
  return (
    <SelectField
      label={details.exercise}
      placeholder={guessed}
      hint={exercise ? undefined : details.guessed}
      options={Object.entries(names).map(([value, label]) => ({ value, label }))}
      value={exercise}
      onChange={(event) => onChange({ exercise: event.currentTarget.value })}
    />
  );
}
