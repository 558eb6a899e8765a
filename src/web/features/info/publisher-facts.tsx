import facts from '#content/public/publisher.json' with { type: 'json' };
import { infoText } from '#web/strings/info-text.ts';

/** Who answers for the site. What nobody has filled in yet is said so, not left out. */
export function PublisherFacts({ of }: { of: keyof typeof facts }) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-2 lg:grid-cols-[14rem_1fr]">
      {Object.entries<string>(facts[of]).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="font-semibold">{name}</dt>
          <dd className={value ? '' : 'text-ink-faint italic'}>{value || infoText.toFill}</dd>
        </div>
      ))}
    </dl>
  );
}
