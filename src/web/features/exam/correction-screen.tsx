import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import type { ExamForm } from '#contract/exam.ts';
import { EXAM_TYPES, LEVELS, SUBJECTS } from '#domain/exam/exam.ts';
import { EXAMS_KEY, submitExam } from '#web/api/exams.ts';
import { examText } from '#web/strings/exam-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { UPLOAD_RULES } from '#web/ui/toast/toast-limiter.ts';
import { FileZone } from './file-zone.tsx';
import { pickFiles } from './pick-files.ts';

const { correction: text } = examText;
const optionsFrom = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** The plain form: three choices, the files, and off it goes. */
export function CorrectionScreen() {
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const form = useForm<ExamForm>();
  const [files, setFiles] = useState<File[]>([]);
  const { errors, isSubmitting } = form.formState;
  const { subject, level, examType } = form.watch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another copy is another sending; the same one, sent again, is not
  const key = useMemo(() => crypto.randomUUID(), [subject, level, examType, files]);
  const isComplete = Boolean(subject && level && examType && files.length > 0);

  const add = (added: File[]) => {
    const picked = pickFiles(files, added);
    setFiles(picked.files);
    const { ignored, limit } = text;
    if (picked.reasons.length > 0) {
      const description = ignored.description(picked.reasons.length, [...new Set(picked.reasons)]);
      notify.warning(ignored.title, { description, rules: UPLOAD_RULES });
    }
    if (picked.tooMany) {
      notify.warning(limit.title, { description: limit.description, rules: UPLOAD_RULES });
    }
  };

  const submit = form.handleSubmit(async (fields) => {
    try {
      const { id } = await submitExam(fields, files, key);
      await client.invalidateQueries({ queryKey: EXAMS_KEY });
      notify.success(text.sent.title, { description: text.sent.description, rules: UPLOAD_RULES });
      navigate(`/history?focus=${id}`);
    } catch (error) {
      const message = problemSentence(error);
      form.setError('root', { message });
      notify.error(text.failed, { description: message, rules: UPLOAD_RULES });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      <ScreenTitle>{text.title}</ScreenTitle>
      {errors.root?.message && (
        <Notice tone="problem" title={text.failed} live>
          {errors.root.message}
        </Notice>
      )}
      <div className="grid gap-5 md:grid-cols-3">
        <SelectField
          label={text.subject}
          placeholder={text.choose}
          options={optionsFrom(SUBJECTS, examText.subjects)}
          error={errors.subject?.message}
          {...form.register('subject', { required: text.missing.subject })}
        />
        <SelectField
          label={text.level}
          placeholder={text.choose}
          options={optionsFrom(LEVELS, examText.levels)}
          error={errors.level?.message}
          {...form.register('level', { required: text.missing.level })}
        />
        <SelectField
          label={text.type}
          placeholder={text.choose}
          options={optionsFrom(EXAM_TYPES, examText.types)}
          error={errors.examType?.message}
          {...form.register('examType', { required: text.missing.type })}
        />
      </div>
      <FileZone
        files={files}
        onAdd={add}
        onRemove={(index) => setFiles(files.filter((_, at) => at !== index))}
      />
      <div>
        <Button type="submit" size="large" disabled={!isComplete} busy={isSubmitting && text.busy}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}
