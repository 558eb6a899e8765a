import { use } from 'react';
import { Link, useSearchParams } from 'wouter';
import { AnnotatedCopy } from '#web/features/result/annotated/annotated-copy.tsx';
import { CapsNotice } from '#web/features/result/caps-notice.tsx';
import { GradeCard } from '#web/features/result/grade-card.tsx';
import { MethodCard } from '#web/features/result/method-card.tsx';
import { ReadingNotice } from '#web/features/result/reading-notice.tsx';
import { SubScoresCard } from '#web/features/result/sub-scores-card.tsx';
import { TipsCard } from '#web/features/result/tips-card.tsx';
import { examText } from '#web/strings/exam-text.ts';
import { sampleText } from '#web/strings/sample-text.ts';
import { typeset } from '#web/strings/typeset.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { SubjectMark } from '#web/ui/art/subject-mark.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { EXAMPLES, exampleOf } from './digests.ts';
import { loadExample } from './load-example.ts';
import { PlainCopy } from './plain-copy.tsx';

/** A real correction that anyone can take in hand: the same page as a pupil's, less what belongs to one. */
export function SampleScreen() {
  const [params] = useSearchParams();
  const chosen = exampleOf(params.get('matiere'));
  const result = use(loadExample(chosen.subject));
  const isAlive = useHydrated();
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <header>
        <ScreenTitle className="text-4xl sm:text-5xl">{sampleText.title}</ScreenTitle>
        <p className="mt-3 max-w-2xl text-ink-soft">{sampleText.text}</p>
      </header>
      <nav aria-label={sampleText.subjects} data-print="never">
        <ul className="flex flex-wrap gap-2">
          {EXAMPLES.map(({ subject }) => (
            <li key={subject}>
              <Link
                href={`/exemple?matiere=${subject}`}
                aria-current={subject === chosen.subject ? 'page' : undefined}
                className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-sheet py-1 pr-4 pl-2 hover:border-ink aria-[current=page]:border-2 aria-[current=page]:border-ink aria-[current=page]:font-semibold"
              >
                <SubjectMark subject={subject} className="size-7" />
                {examText.subjects[subject]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <p className="flex flex-wrap items-center gap-3">
          <Badge>{uiText.example}</Badge>
          <span className="text-ink-soft">
            {examText.levels[chosen.level]} ·{' '}
            {result.reading.mode === 'ocr' ? sampleText.photo : sampleText.file}
          </span>
        </p>
        <h2 className="mt-2 text-2xl">{typeset(chosen.title)}</h2>
      </div>
      {result.grade !== null && (
        <GradeCard grade={result.grade} maxGrade={result.maxGrade} interval={result.interval}>
          <CapsNotice caps={result.caps} />
        </GradeCard>
      )}
      <ReadingNotice reading={result.reading} />
      {isAlive ? (
        <AnnotatedCopy key={chosen.subject} result={result} />
      ) : (
        <PlainCopy text={result.text} />
      )}
      <TipsCard result={result} />
      <SubScoresCard subScores={result.subScores} />
      <MethodCard result={result} />
      <section
        data-print="never"
        className="ruled with-margin flex flex-wrap items-center justify-between gap-4 rounded-sheet border border-line py-6 pr-5 pl-14 [--margin-at:2.500rem]"
      >
        <div>
          <h2 className="text-2xl">{sampleText.yours.title}</h2>
          <p className="mt-1 text-ink-soft">{sampleText.yours.text}</p>
        </div>
        <ButtonLink to="/signup">{sampleText.yours.action}</ButtonLink>
      </section>
    </div>
  );
}
