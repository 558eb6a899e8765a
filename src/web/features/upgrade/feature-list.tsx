import { upgradeText as text } from '#web/strings/upgrade-text.ts';

export function FeatureList() {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{text.featuresTitle}</h2>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2">
        {text.features.map(({ title, text: why }) => (
          <li key={title} className="flex gap-3">
            <Tick />
            <div className="wrap-break-word min-w-0">
              <p className="font-semibold">{title}</p>
              <p className="text-[0.9375rem] text-ink-soft">{why}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The corrector's own tick, in the margin. */
function Tick() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      strokeWidth="2.6"
      className="pen-stroke mt-0.5 size-6 shrink-0 text-green"
    >
      <path d="M5 12.5c1.6 1.5 2.800 3.300 3.600 5.300C11.200 12 14.600 7.300 19 3.500" />
    </svg>
  );
}
