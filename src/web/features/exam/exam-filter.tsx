import type { ExamView } from '#contract/exam.ts';
import { SUBJECTS, type Subject } from '#domain/exam/exam.ts';
import { examText } from '#web/strings/exam-text.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const { history: text } = examText;

type Wanted = { words: string; subject: Subject | '' };
type Props = {
  exams: ExamView[];
  found: number;
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
};

/** Finds a copy by a word or by its subject. */
export function ExamFilter({ exams, found, wanted, onChange }: Props) {
  const present = SUBJECTS.filter((subject) => exams.some((exam) => exam.subject === subject));
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of the last two years do not all know <search>
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_16rem]"
    >
      <TextField
        label={text.search}
        type="search"
        placeholder={text.searchHint}
        value={wanted.words}
        onChange={(event) => onChange({ ...wanted, words: event.currentTarget.value })}
      />
      <SelectField
        label={text.filter}
        placeholder={text.allSubjects}
        options={present.map((value) => ({ value, label: examText.subjects[value] }))}
        value={wanted.subject}
        onChange={(event) =>
          onChange({ ...wanted, subject: event.currentTarget.value as Wanted['subject'] })
        }
      />
      <p role="status" className="sr-only">
        {text.found(found)}
      </p>
    </form>
  );
}
