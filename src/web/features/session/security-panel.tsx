import { useQuery } from '@tanstack/react-query';
import { ShieldCheck, TriangleAlert } from 'lucide-react';
import type { MeView } from '#contract/account.ts';
import type { SecurityRequirementView } from '#contract/house.ts';
import { listSecurityRequirements, REQUIREMENTS_KEY } from '#web/api/house.ts';
import { sessionText } from '#web/strings/session-text.ts';
import { Card } from '#web/ui/card.tsx';
import { useSecurityChecks } from './use-security-checks.ts';

/** The state of the account's security, and what an administrator still has to set up. */
export function SecurityPanel({ me }: { me: MeView }) {
  const checks = useSecurityChecks(me);
  const requirements = useQuery({ queryKey: REQUIREMENTS_KEY, queryFn: listSecurityRequirements });
  const toConfigure = requirements.data ?? [];

  return (
    <Card title={sessionText.panel.title}>
      {checks.length === 0 ? (
        <p className="flex gap-3 text-ink-soft">
          <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-green" />
          {sessionText.panel.allWell}
        </p>
      ) : (
        <ul className="flex flex-col gap-2">
          {checks.map(({ name, message }) => (
            <li key={name} className="flex gap-3">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber" />
              {message}
            </li>
          ))}
        </ul>
      )}
      {toConfigure.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 text-base">{sessionText.panel.toConfigure}</h3>
          <ul className="flex flex-col gap-3">
            {toConfigure.map((requirement) => (
              <Requirement key={requirement.id} requirement={requirement} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Requirement({ requirement }: { requirement: SecurityRequirementView }) {
  const { requirementType, description, dashboardUrl } = requirement;
  const { types, otherType, openDashboard } = sessionText.panel;
  return (
    <li className="border-margin border-l-2 pl-3">
      <p className="font-semibold">{types[requirementType] ?? otherType}</p>
      <p className="text-ink-soft">{description}</p>
      {dashboardUrl?.startsWith('https://') && (
        <a href={dashboardUrl} rel="noreferrer" target="_blank" className="text-blue underline">
          {openDashboard}
        </a>
      )}
    </li>
  );
}
