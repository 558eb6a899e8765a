import { AuthTabs } from '#web/features/account/auth-tabs.tsx';
import { useReferral } from '#web/features/account/use-referral.ts';
import { landingText } from '#web/strings/landing-text.ts';
import { PenCross } from '#web/ui/pen/pen-cross.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

const { account, honest } = landingText;
export const ACCOUNT_ID = 'compte';

/** The way in; its form brings React to the page. */
export function AccountSection() {
  // Whoever comes by a friend's link comes to sign up; the page was written for everyone else.
  const isInvited = useReferral() !== undefined;
  const mode = useHydrated() && isInvited ? 'signup' : 'signin';
  return (
    <section
      id={ACCOUNT_ID}
      data-print="never"
      className="scroll-mt-16 border-margin border-y-2 bg-sheet"
    >
      <div className="mx-auto grid max-w-6xl grid-cols-1 items-start gap-10 px-4 py-14 sm:px-8 sm:py-20 lg:grid-cols-[1fr_28rem]">
        <div className="max-w-xl">
          <h2 className="text-3xl sm:text-4xl">{account.title}</h2>
          <p className="mt-3 text-ink-soft">{account.text}</p>
          <h3 className="mt-10 text-xl">{honest.title}</h3>
          <ul className="mt-4 flex flex-col gap-4">
            {honest.items.map((item) => (
              <li key={item} className="flex gap-4 text-ink-soft">
                <PenCross className="mt-0.5" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div data-needs-react="" className="sheet min-h-120 p-5 sm:p-8">
          <AuthTabs key={mode} place="landing" initial={mode} />
        </div>
      </div>
    </section>
  );
}
