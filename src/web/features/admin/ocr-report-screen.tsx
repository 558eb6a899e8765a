import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import type { OcrReportView } from '#contract/admin.ts';
import { getOcrReport, ocrReportKey } from '#web/api/admin.ts';
import { isProblem } from '#web/api/problem.ts';
import { adminText } from '#web/strings/admin-text.ts';
import { examText } from '#web/strings/exam-text.ts';
import { formatMoment, formatNumber, formatPercent } from '#web/strings/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FactList } from './fact-list.tsx';

const text = adminText.report;

/** /admin/ocr-report/{resultId}: how one copy was read. */
export function OcrReportScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const { data, error, isPending } = useQuery({
    queryKey: ocrReportKey(id),
    queryFn: () => getOcrReport(id),
    enabled: id !== '',
  });
  const problem =
    id === ''
      ? text.missingId
      : isProblem(error, 404) || isProblem(error, 422)
        ? text.notFound
        : error
          ? text.failed
          : undefined;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ScreenTitle>{text.title}</ScreenTitle>
        <Button look="secondary" size="small" onClick={() => window.history.back()}>
          {adminText.back}
        </Button>
      </div>
      {problem && <Notice tone="problem">{problem}</Notice>}
      {isPending && id !== '' && <Skeleton lines={8} />}
      {data && <Report report={data} />}
    </div>
  );
}

function Report({ report }: { report: OcrReportView }) {
  return (
    <>
      {report.pdfIsRaster && <Notice tone="warning">{text.raster}</Notice>}
      <Card>
        <FactList
          facts={[
            [text.subject, examText.subjects[report.subject]],
            [text.type, examText.types[report.examType]],
            [text.date, formatMoment(report.createdAt)],
            [text.source, adminText.textSource(report.textSource)],
            [text.mode, report.inputMode],
          ]}
        />
      </Card>
      <Card title={text.configuration}>
        <FactList
          facts={[
            [text.provider, adminText.env.readers(report.provider)],
            [text.method, report.method],
          ]}
        />
      </Card>
      <Card title={text.processing}>
        <FactList
          facts={[
            [text.pages, formatNumber(report.pagesProcessed)],
            [text.confidence, formatPercent(report.confidence)],
            [text.warnings, formatNumber(report.warnings)],
            [text.fileCount, formatNumber(report.files.length)],
            [text.status, examText.statuses[report.status]],
          ]}
        />
      </Card>
      <Card title={text.files}>
        <ul className="flex flex-col gap-2">
          {report.files.map(({ name, kind }) => (
            <li key={name} className="flex items-center gap-3">
              <Badge>{text.kinds[kind]}</Badge>
              <span className="break-all">{name}</span>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
