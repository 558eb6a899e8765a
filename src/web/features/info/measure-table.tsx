import { formatDay, formatMark } from '#web/strings/format.ts';
import { infoText } from '#web/strings/info-text.ts';
import { typeset } from '#web/strings/typeset.ts';
import { MEASURES } from './measures.ts';

const { measures: text } = infoText;

/** Every figure with its day and the command that gives it: anyone with the sources can run it again. */
export function MeasureTable() {
  return (
    <ul className="flex flex-col gap-5">
      {MEASURES.map(({ ours, unit, about, date, command, peer, peerName }) => (
        <li key={about} className="border-red border-l-2 pl-4">
          <p>
            <strong>
              {formatMark(ours)} {unit}
            </strong>{' '}
            {typeset(about)}.
            {peer !== undefined &&
              ` ${typeset(text.peer(peerName ?? '', `${formatMark(peer)} ${unit}`))}`}
          </p>
          <p className="text-[0.9375rem] text-ink-soft">
            {text.measured(formatDay(date))} <code className="break-words text-sm">{command}</code>
          </p>
        </li>
      ))}
    </ul>
  );
}
