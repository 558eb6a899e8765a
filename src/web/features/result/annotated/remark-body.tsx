import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { resultText } from '#web/strings/result-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ContestRemark } from './contest-remark.tsx';
import { HintLadder } from './hint-ladder.tsx';
import type { NumberedRemark } from './number-remarks.ts';

const { copy: text } = resultText;

type Props = {
  remark: NumberedRemark /** On paper: the right form is given, nothing is left to climb. */;
  unfolded?: boolean;
};

/** What the corrector says of these words, the help to put them right, and the right form for whoever asks. */
export function RemarkBody({ remark, unfolded = false }: Props) {
  const { kind, explanation, hints, correction, evidence } = remark;
  return (
    <div className="flex flex-col gap-2.5 text-[0.9375rem] [&_li]:text-[0.9375rem]">
      <p>{explanation}</p>
      {kind !== 'strength' && !unfolded && <HintLadder hints={hints} />}
      {correction !== undefined && (
        <CorrectedForm wrong={evidence[0]?.text ?? ''} right={correction} unfolded={unfolded} />
      )}
      {(!unfolded || remark.contest) && <ContestRemark remark={remark} />}
    </div>
  );
}

type FormProps = { wrong: string; right: string; unfolded: boolean };

function CorrectedForm({ wrong, right, unfolded }: FormProps) {
  const [asked, setAsked] = useState(false);
  if (!asked && !unfolded) {
    return (
      <Button look="secondary" size="small" className="self-start" onClick={() => setAsked(true)}>
        <PenLine aria-hidden="true" className="size-4" />
        {text.showCorrection}
      </Button>
    );
  }
  return (
    <p role="status" className="rise-in print:animate-none">
      <span className="block font-semibold text-green text-sm">{text.correction}</span>
      <del className="text-ink-soft decoration-2 decoration-red">{wrong}</del>{' '}
      <ins className="font-semibold text-green no-underline">{right}</ins>
    </p>
  );
}
