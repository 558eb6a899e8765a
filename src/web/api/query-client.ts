import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ME_KEY } from './me.ts';
import { isProblem } from './problem.ts';

const STALE_MS = 5 * 60_000;
const MAX_RETRIES = 3;

const isRefusedForGood = (error: unknown) =>
  isProblem(error) && error.status >= 400 && error.status < 500;

/** Data is fresh for five minutes; a refusal is final, an outage is tried again up to three times. */
export function createQueryClient(): QueryClient {
  // A session that ended elsewhere shows itself as a 401 on any screen, asking or changing.
  const onError = (error: unknown) => {
    if (isProblem(error, 401)) void client.invalidateQueries({ queryKey: ME_KEY });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: STALE_MS,
        // Without a network the question is asked all the same: what was kept on the device may answer it.
        networkMode: 'always',
        retry: (failures, error) => !isRefusedForGood(error) && failures < MAX_RETRIES,
      },
    },
  });
  return client;
}
