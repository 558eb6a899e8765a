import type { SkillView } from '#contract/progress.ts';
import { EXAMPLE_SKILLS } from '#domain/progress/skills.ts';
import { dashboardText } from '#web/strings/dashboard-text.ts';
import { formatMark } from '#web/strings/format.ts';
import { skillNames } from '#web/strings/progress-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkillRadar } from './charts/skill-radar.tsx';

const { skills: text } = dashboardText;

type Props = {
  skills: readonly SkillView[];
  /** Said to the pupil, unless somebody else is reading. */
  words?: { title: string; now: string };
};

/** The five skills, drawn and in figures. Without copies, an example that says so. */
export function SkillsCard({ skills, words = text }: Props) {
  const isExample = skills.length === 0;
  const shown = isExample ? EXAMPLE_SKILLS : skills;
  const hasBefore = shown.some(({ before }) => before !== null);
  return (
    <Card>
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 className="text-xl">{words.title}</h2>
        {isExample && <Badge tone="amber">{dashboardText.example}</Badge>}
      </div>
      <SkillRadar skills={shown} faded={isExample} />
      {hasBefore && (
        <p
          aria-hidden="true"
          className="mb-3 flex flex-wrap justify-center gap-x-4 text-ink-soft text-sm"
        >
          <span className="flex items-center gap-1.5">
            <span className="h-0 w-5 border-blue border-t-2" />
            {words.now}
          </span>
          <span className="flex items-center gap-1.5">
            <span className="h-0 w-5 border-ink-faint border-t-2 border-dashed" />
            {text.before}
          </span>
        </p>
      )}
      <SkillTable skills={shown} faded={isExample} />
    </Card>
  );
}

function SkillTable({ skills, faded }: { skills: readonly SkillView[]; faded: boolean }) {
  const { columns } = text;
  return (
    <table className={`w-full text-left text-[0.9375rem] ${faded ? 'text-ink-faint' : ''}`}>
      <thead className="border-line border-b text-ink-soft">
        <tr>
          <th scope="col" className="py-1.5 font-semibold">
            {columns.skill}
          </th>
          <th scope="col" className="text-right font-semibold">
            {columns.score}
          </th>
          <th scope="col" className="text-right font-semibold">
            {columns.change}
          </th>
        </tr>
      </thead>
      <tbody>
        {skills.map((skill) => (
          <tr key={skill.key} className="border-line border-b last:border-0">
            <th scope="row" className="py-1.5 font-normal">
              {skillNames[skill.key]}
            </th>
            <td className="text-right font-semibold">{formatMark(skill.score)}</td>
            <td className="text-right">{changeOf(skill)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function changeOf({ score, before }: SkillView) {
  if (before === null) return <span className="text-ink-faint">{text.fresh}</span>;
  const change = Math.round((score - before) * 10) / 10;
  if (change === 0) return text.same;
  return change > 0 ? (
    <span className="text-green">{text.up(change)}</span>
  ) : (
    <span className="text-ink-soft">{text.down(-change)}</span>
  );
}
