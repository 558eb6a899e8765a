import { rewardTier, xpReward } from '#domain/correction/reward.ts';
import { resultText } from '#web/strings/result-text.ts';
import { Card } from '#web/ui/card.tsx';

const { xp: text } = resultText;
const FOR_THE_COPY = 50;
const NO_STREAK = 1;

type Props = {
  grade: number;
  maxGrade: number;
  /** What was really won, the streak counted in; null while it is being given. */
  given: number | null;
};

/** What this copy is worth in experience, and how that is counted. */
export function XpCard({ grade, maxGrade, given }: Props) {
  const plain = xpReward(grade, maxGrade, NO_STREAK);
  const xp = given ?? plain;
  const tier = rewardTier(grade, maxGrade);
  return (
    <Card title={text.title}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-serif text-3xl text-green">{text.gained(xp)}</span>
        <span className="font-semibold">{text.tiers[tier]}</span>
      </p>
      <p className="mt-2 text-[0.9375rem] text-ink-soft">
        {text.detail(plain - FOR_THE_COPY)} {xp > plain && text.streak(xp - plain)}
      </p>
      {tier === 'can-do-better' && <p className="mt-1 text-[0.9375rem]">{text.next}</p>}
    </Card>
  );
}
