import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMINISTRATION_KEY, getHealth } from '#web/api/administration.ts';
import { isProblem } from '#web/api/problem.ts';
import { NotFoundScreen } from '#web/features/trouble/not-found-screen.tsx';
import { administrationText } from '#web/strings/administration-text.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { PageWait } from '#web/ui/page-wait.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { AdminNav } from './admin-nav.tsx';
import { ActsPanel } from './house/acts-panel.tsx';
import { AuditPanel } from './house/audit-panel.tsx';
import { CodesPanel } from './house/codes-panel.tsx';
import { ErrorsPanel } from './house/errors-panel.tsx';
import { HealthStrip } from './house/health-strip.tsx';
import { UsersPanel } from './house/users-panel.tsx';

const { tabs: names, title } = administrationText;
const REFRESH_MS = 15_000;

/** /admin: the pulse of the house, then its books. To those it is not meant for, it does not exist. */
export function AdminHouseScreen() {
  const [tab, setTab] = useState('users');
  const health = useQuery({
    queryKey: [...ADMINISTRATION_KEY, 'health'],
    queryFn: getHealth,
    refetchInterval: (query) => (query.state.error ? false : REFRESH_MS),
  });
  if (isProblem(health.error, 404)) return <NotFoundScreen />;
  if (health.isPending) return <PageWait>{uiText.loading}</PageWait>;
  const tabs = [
    { value: 'users', label: names.users, content: <UsersPanel /> },
    { value: 'codes', label: names.codes, content: <CodesPanel /> },
    { value: 'acts', label: names.acts, content: <ActsPanel /> },
    { value: 'errors', label: names.errors, content: <ErrorsPanel /> },
    { value: 'audit', label: names.audit, content: <AuditPanel /> },
  ];
  return (
    <div className="flex flex-col gap-6">
      <AdminNav />
      <ScreenTitle>{title}</ScreenTitle>
      <HealthStrip health={health.data} />
      <Tabs label={names.label} tabs={tabs} value={tab} onChange={setTab} />
    </div>
  );
}
