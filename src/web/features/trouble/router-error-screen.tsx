import { troubleText } from '#web/strings/trouble-text.ts';
import { Button } from '#web/ui/button.tsx';

/** The last net, under the whole application: it relies on nothing that could itself be broken. */
export function RouterErrorScreen({ errorId }: { errorId: string }) {
  return (
    <main className="grid min-h-screen place-content-center gap-4 p-6 text-center">
      <h1 lang="en" className="text-3xl">
        {troubleText.router.title}
      </h1>
      <p className="text-ink-soft">{troubleText.router.advice}</p>
      <p className="text-ink-faint">
        {troubleText.error.id} : <code>{errorId}</code>
      </p>
      <div>
        <Button onClick={() => window.location.reload()}>{troubleText.error.reload}</Button>
      </div>
    </main>
  );
}
