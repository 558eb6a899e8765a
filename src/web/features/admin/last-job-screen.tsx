import { useQuery } from '@tanstack/react-query';
import { getLastJob, LAST_JOB_KEY } from '#web/api/admin.ts';
import { adminText } from '#web/strings/admin-text.ts';
import { examText } from '#web/strings/exam-text.ts';
import { formatGrade, formatMoment, formatNumber, formatPercent } from '#web/strings/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AdminPage } from './admin-page.tsx';
import { FactList } from './fact-list.tsx';

const text = adminText.lastJob;

/** /admin/last-job: the correction that ran last, as the machine saw it. */
export function LastJobScreen() {
  const query = useQuery({ queryKey: LAST_JOB_KEY, queryFn: getLastJob });
  return (
    <AdminPage title={text.title} query={query} failed={text.failed}>
      {({ data: job }) =>
        job === null ? (
          <Notice>{text.empty}</Notice>
        ) : (
          <>
            <Card>
              <FactList
                facts={[
                  [text.when, formatMoment(job.job_timestamp)],
                  [text.exam, job.exam_id.slice(-8)],
                  [text.duration, `${formatNumber(job.processing_time_ms)} ms`],
                  [text.type, examText.types[job.exam_type]],
                  [text.grade, formatGrade(job.final_grade)],
                  [text.caps, job.caps_applied.join(', ') || adminText.none],
                ]}
              />
            </Card>
            <Card title={text.inputs}>
              <FactList
                facts={[
                  [text.mode, job.input_mode],
                  [text.source, adminText.textSource(job.text_source)],
                  [text.words, formatNumber(job.word_count)],
                  [text.paragraphs, formatNumber(job.paragraph_count)],
                  [text.references, formatNumber(job.unique_refs)],
                  [text.repetition, formatPercent(job.repetition_rate)],
                  [text.confidence, formatPercent(job.ocr_confidence)],
                  [text.raster, job.pdf_is_raster ? adminText.yes : adminText.no],
                  [text.pages, formatNumber(job.pages_processed)],
                ]}
              />
            </Card>
            <Card title={text.preview}>
              <p className="whitespace-pre-line">{job.text_preview}</p>
            </Card>
          </>
        )
      }
    </AdminPage>
  );
}
