import type { SkillView } from '#contract/progress.ts';
import { dashboardText } from '#web/strings/dashboard-text.ts';
import { formatGrade } from '#web/strings/format.ts';
import { skillNames } from '#web/strings/progress-text.ts';

const { skills: text } = dashboardText;
const RADIUS = 76;
const CENTRE = { x: 170, y: 102 };
const RINGS = [5, 10, 15, 20];

/** The five skills as a shape; the table beside it says the same in figures. */
export function SkillRadar({ skills, faded }: { skills: readonly SkillView[]; faded: boolean }) {
  const at = (index: number, mark: number) => {
    const angle = (index / skills.length) * 2 * Math.PI - Math.PI / 2;
    const reach = (mark / 20) * RADIUS;
    return { x: CENTRE.x + reach * Math.cos(angle), y: CENTRE.y + reach * Math.sin(angle) };
  };
  const shape = (marks: number[]) =>
    `${marks
      .map((mark, i) => {
        const { x, y } = at(i, mark);
        return `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join('')}Z`;
  const before = skills.map((skill) => skill.before);
  const told = skills.map(({ key, score }) => `${skillNames[key]} ${formatGrade(score)}`);

  return (
    <svg
      role="img"
      aria-label={text.chart(told.join(', '))}
      viewBox="0 0 340 196"
      className={`mx-auto block w-full max-w-sm ${faded ? 'opacity-60' : ''}`}
    >
      {RINGS.map((mark) => (
        <path
          key={mark}
          d={shape(skills.map(() => mark))}
          className={`fill-none ${mark === 20 ? 'stroke-edge' : 'stroke-line'}`}
          strokeWidth="1"
        />
      ))}
      {skills.map(({ key }, i) => {
        const end = at(i, 20);
        return (
          <line
            key={key}
            {...{ x1: CENTRE.x, y1: CENTRE.y, x2: end.x, y2: end.y }}
            className="stroke-line"
            strokeWidth="1"
          />
        );
      })}
      {before.every((mark) => mark !== null) && (
        <path
          d={shape(before as number[])}
          className="fill-none stroke-ink-faint"
          strokeWidth="1.5"
          strokeDasharray="4 4"
        />
      )}
      <path d={shape(skills.map(({ score }) => score))} className="fill-blue" opacity="0.16" />
      <path
        d={shape(skills.map(({ score }) => score))}
        className="fill-none stroke-blue"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {skills.map(({ key, score }, i) => {
        const point = at(i, score);
        const label = at(i, 23.5);
        const anchor =
          Math.abs(label.x - CENTRE.x) < 12 ? 'middle' : label.x > CENTRE.x ? 'start' : 'end';
        return (
          <g key={key}>
            <circle
              cx={point.x}
              cy={point.y}
              r="3.5"
              className="fill-sheet stroke-blue"
              strokeWidth="2"
            />
            <text x={label.x} y={label.y + 4} textAnchor={anchor} className="fill-ink-soft text-xs">
              {skillNames[key]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
