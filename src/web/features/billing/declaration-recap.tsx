import type { ReactNode } from 'react';

/** What is about to be declared, in two columns; no surprise after the last button. */
export function DeclarationRecap({ facts }: { facts: [string, ReactNode][] }) {
  return (
    <dl className="grid gap-3 rounded-field border border-line bg-well p-4">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-[0.9375rem] text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
