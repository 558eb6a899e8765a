import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Route, Router, Switch } from 'wouter';
import { ME_KEY } from './api/me.ts';
import { createQueryClient } from './api/query-client.ts';
import { useVisitCount } from './features/cookies/use-visit-count.ts';
import { MemberWatch } from './features/session/member-watch.tsx';
import { RouteGuard } from './features/session/route-guard.tsx';
import { SessionProvider } from './features/session/session-provider.tsx';
import { Frame } from './features/shell/frame.tsx';
import { ScrollToTop } from './features/shell/scroll-to-top.tsx';
import { ErrorBoundary } from './features/trouble/error-boundary.tsx';
import { ErrorScreen } from './features/trouble/error-screen.tsx';
import { NotFoundScreen } from './features/trouble/not-found-screen.tsx';
import { RouterErrorScreen } from './features/trouble/router-error-screen.tsx';
import { type AppRoute, ROUTES } from './routes.tsx';
import { uiText } from './strings/ui-text.ts';
import { Awake } from './ui/awake.tsx';
import { PageWait } from './ui/page-wait.tsx';
import { Toaster } from './ui/toast/toaster.tsx';

type Props = {
  /** The page came already written, for a visitor: it is shown as such until the server says otherwise. */
  written?: boolean;
  /** The address to write, where there is no browser to ask. */
  at?: string;
};

export function App({ written = false, at }: Props) {
  useVisitCount();
  const [client] = useState(() => {
    const opened = createQueryClient();
    if (written) opened.setQueryData(ME_KEY, null, { updatedAt: 0 });
    return opened;
  });
  return (
    <ErrorBoundary screen={({ errorId }) => <RouterErrorScreen errorId={errorId} />}>
      <QueryClientProvider client={client}>
        <Router ssrPath={at} ssrSearch={written ? '' : undefined}>
          <SessionProvider>
            <ScrollToTop />
            <MemberWatch />
            <Switch>
              {ROUTES.map((route) => (
                <Route key={route.path} path={route.path}>
                  <Page {...route} />
                </Route>
              ))}
              <Route>
                <Page path="*" frame="app" Screen={NotFoundScreen} />
              </Route>
            </Switch>
          </SessionProvider>
        </Router>
        <Toaster />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** A screen in its frame: what breaks in the screen leaves the frame standing. */
function Page({ Screen, guard, frame }: AppRoute) {
  const screen = (
    <Suspense fallback={<PageWait>{uiText.loading}</PageWait>}>
      <Screen />
      <Awake />
    </Suspense>
  );
  return (
    <Frame kind={frame} isGuarded={guard !== undefined}>
      <ErrorBoundary screen={(failure, retry) => <ErrorScreen {...failure} onRetry={retry} />}>
        {guard ? <RouteGuard {...guard}>{screen}</RouteGuard> : screen}
      </ErrorBoundary>
    </Frame>
  );
}
