import { FileDown, RotateCcw, Share2 } from 'lucide-react';
import { loadTestCase, type TestCase } from '#domain/bac/test-cases.ts';
import { calculatorText, formatAverage } from '#web/strings/calculator-text.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { REFORM } from './bac-sessions.ts';
import { shareText } from './share-text.ts';
import type { Calculator } from './use-calculator.ts';
import { verdictWords } from './verdict-words.ts';

const { actions: text, tests } = calculatorText;
const PRINT_AFTER_MS = 250;
const UNDO_MS = 8_000;
const TESTS: readonly TestCase[] = ['assez-bien', 'second-group', 'tres-bien'];

type Props = { calculator: Calculator; onNewTable: () => void };

export function CalculatorActions({ calculator, onNewTable }: Props) {
  const { sum, verdict, session, entry, load, reset } = calculator;

  const print = () => {
    try {
      notify.info(text.exportTitle, { description: text.pdfDone });
      setTimeout(() => window.print(), PRINT_AFTER_MS);
    } catch {
      notify.error(text.error, { description: text.pdfFailed });
    }
  };
  const share = async () => {
    if (sum.average === undefined || !verdict) return;
    const average = formatAverage(sum.average);
    const outcome = await shareText(
      calculatorText.title,
      calculatorText.shareText(average, verdictWords(verdict), session.label),
    );
    if (outcome === 'shared') notify.success(text.shared);
    if (outcome === 'copied') notify.success(text.copied);
    if (outcome === 'failed') notify.error(text.shareFailed);
  };
  /** Says what replaced the table; grades that were typed in can be had back. */
  const replaced = (said: string) => {
    onNewTable();
    const isEmpty = Object.values(entry.grades).every((grade) => grade === null);
    if (isEmpty) return notify.success(said);
    const undo = () => {
      load(entry, session.id);
      onNewTable();
    };
    notify.success(said, { action: { label: uiText.cancel, onClick: undo }, duration: UNDO_MS });
  };
  const loadTest = (which: TestCase) => {
    load(loadTestCase(which, REFORM, calculatorText.options.fallback), REFORM.id);
    replaced(text.testDone);
  };
  const clear = () => {
    reset();
    replaced(text.resetDone);
  };

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={print}>
          <FileDown aria-hidden="true" className="size-4" />
          {text.pdf}
        </Button>
        <Button size="small" look="secondary" onClick={share} disabled={!verdict}>
          <Share2 aria-hidden="true" className="size-4" />
          {text.share}
        </Button>
        <Button size="small" look="secondary" onClick={clear}>
          <RotateCcw aria-hidden="true" className="size-4" />
          {text.reset}
        </Button>
      </div>
      <fieldset className="flex flex-wrap items-center gap-1.5">
        <legend className="mb-1 text-[0.9375rem] text-ink-soft">{text.examples}</legend>
        {TESTS.map((which) => (
          <Button key={which} size="small" look="quiet" onClick={() => loadTest(which)}>
            {tests[which]}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
