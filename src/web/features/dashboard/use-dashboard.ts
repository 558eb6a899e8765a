import { useQuery, useQueryClient } from '@tanstack/react-query';
import { REQUIREMENTS_KEY } from '#web/api/house.ts';
import { DASHBOARD_KEY } from '#web/api/progress.ts';
import { takeDashboard } from './early-dashboard.ts';

/** The dashboard in one request; what the security panel needs comes with it, so that it asks nobody. */
export function useDashboard() {
  const client = useQueryClient();
  return useQuery({
    queryKey: DASHBOARD_KEY,
    queryFn: async () => {
      const dashboard = await takeDashboard();
      client.setQueryData(REQUIREMENTS_KEY, dashboard.securityRequirements);
      return dashboard;
    },
  });
}
