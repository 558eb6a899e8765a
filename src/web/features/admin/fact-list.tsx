import type { ReactNode } from 'react';

export type Fact = [name: string, value: ReactNode];

/** Names and values, one under the other on a phone, in two columns beyond. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-[0.9375rem] text-ink-faint">{name}</dt>
          <dd className="break-words font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
