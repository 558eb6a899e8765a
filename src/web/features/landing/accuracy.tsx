import { MEASURES, type Measure } from '#web/features/info/measures.ts';
import { formatDay, formatMark } from '#web/strings/format.ts';
import { landingText } from '#web/strings/landing-text.ts';
import { typeset } from '#web/strings/typeset.ts';
import { PenCross } from '#web/ui/pen/pen-cross.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const { accuracy: text } = landingText;
/** Our own figures, good or bad, each with its day; then what we leave alone. */
export function Accuracy() {
  return (
    <section className="border-margin border-y-2 bg-sheet">
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-10 px-4 py-14 sm:px-8 sm:py-20 lg:grid-cols-[1fr_22rem]">
        <div>
          <h2 className="text-3xl sm:text-4xl">{text.title}</h2>
          <p className="mt-3 max-w-2xl text-ink-soft">{text.text}</p>
          <dl className="mt-8 grid gap-x-8 gap-y-7 sm:grid-cols-2">
            {MEASURES.map((measure) => (
              <Figure key={measure.about} {...measure} />
            ))}
          </dl>
        </div>
        <div className="self-start rounded-sheet border border-line bg-paper p-5">
          <h3 className="text-xl">{text.notJudged.title}</h3>
          <ul className="mt-4 flex flex-col gap-4">
            {text.notJudged.items.map((item) => (
              <li key={item} className="flex gap-3 text-ink-soft">
                <PenCross className="mt-0.5" />
                {item}
              </li>
            ))}
          </ul>
          <p className="mt-5">
            <TextLink to="/transparence-ia">{text.method}</TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}

function Figure({ ours, unit, about, date, peer, peerName }: Measure) {
  return (
    <div className="border-red border-l-2 pl-4">
      <dt className="font-serif text-4xl leading-tight">
        {formatMark(ours)}
        <span className="text-2xl"> {unit}</span>
      </dt>
      <dd className="mt-1">
        {typeset(about)}
        {peer !== undefined && (
          <span className="block text-ink-soft">
            {typeset(`${peerName}, ${text.peer} : ${formatMark(peer)} ${unit}`)}
          </span>
        )}
        <span className="block text-ink-faint text-sm">{text.measured(formatDay(date))}</span>
      </dd>
    </div>
  );
}
