import { FileText, ScanText } from 'lucide-react';
import type { TranscriptView } from '#contract/transcript.ts';
import { CONFIDENCE_THRESHOLD } from '#domain/exam/gate-reading.ts';
import { liveText as text } from '#web/strings/live-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { isPoorReading, warningLines } from './warning-lines.ts';

const SHOWN = 5;

/** How the copy was read, and what its author should know of it. */
export function ReadingFacts({ transcript }: { transcript: TranscriptView }) {
  const { mode, confidence, pdfIsRaster } = transcript;
  const lines = warningLines(transcript.warnings);
  const hidden = lines.length - SHOWN;
  const isUncertain = mode === 'ocr' && confidence < CONFIDENCE_THRESHOLD;
  return (
    <div className="flex flex-col gap-3">
      <ModeBadge {...{ mode, pdfIsRaster }} />
      {isUncertain && (
        <Notice tone="warning">{text.uncertain(Math.round(confidence * 100))}</Notice>
      )}
      {isPoorReading(transcript) && (
        <Notice tone="warning" title={text.lowConfidence.title}>
          {text.lowConfidence.text}
        </Notice>
      )}
      {lines.length > 0 && (
        <Notice tone="warning" title={text.warnings.title}>
          <ul className="list-disc pl-4">
            {lines.slice(0, SHOWN).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {hidden > 0 && <p>{hidden === 1 ? text.warnings.oneMore : text.warnings.more(hidden)}</p>}
        </Notice>
      )}
    </div>
  );
}

function ModeBadge({ mode, pdfIsRaster }: Pick<TranscriptView, 'mode' | 'pdfIsRaster'>) {
  if (mode === 'ocr' && !pdfIsRaster) return null;
  // The longest of these stamps is wider than a small phone: it may take two lines.
  return (
    <p className="[&>span>svg]:shrink-0 [&>span]:whitespace-normal">
      <Badge tone="blue">
        {mode === 'ocr' ? <ScanText aria-hidden="true" /> : <FileText aria-hidden="true" />}
        {mode === 'ocr' ? text.modes.raster : text.modes[mode]}
      </Badge>
    </p>
  );
}
