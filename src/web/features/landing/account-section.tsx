import { useLocation } from 'wouter';
import { AuthTabs } from '#web/features/account/auth-tabs.tsx';
import { useReferral } from '#web/features/account/use-referral.ts';
import { landingText } from '#web/strings/landing-text.ts';
import { PenCross } from '#web/ui/pen/pen-cross.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { SIGN_IN_LINK, SIGN_UP_LINK, useAskedMode } from './use-asked-mode.ts';

const { account, honest } = landingText;
const idOf = (link: string) => link.slice(1);

/** The way in; its form brings React to the page. On a phone the form comes before what is said beside it. */
export function AccountSection() {
  const [, navigate] = useLocation();
  const asked = useAskedMode();
  // Whoever comes by a friend's link comes to sign up; the page was written for everyone else.
  const isInvited = useReferral() !== undefined;
  const mode = useHydrated() && isInvited ? 'signup' : 'signin';
  return (
    <section
      id={idOf(SIGN_UP_LINK)}
      data-print="never"
      className="border-margin border-y-2 bg-sheet"
    >
      <div className="mx-auto grid max-w-6xl grid-cols-1 items-start gap-x-10 gap-y-8 px-4 py-14 sm:px-8 sm:py-20 lg:grid-cols-[1fr_28rem] lg:grid-rows-[auto_1fr]">
        <div className="max-w-xl">
          <h2 className="text-3xl sm:text-4xl">{account.title}</h2>
          <p className="mt-3 text-ink-soft">{account.text}</p>
        </div>
        <div
          id={idOf(SIGN_IN_LINK)}
          data-needs-react=""
          className="sheet min-h-120 p-5 sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <AuthTabs
            key={mode}
            place="landing"
            initial={mode}
            asked={asked}
            onSignedUp={(email) => navigate('/auth?message=confirm-email', { state: { email } })}
          />
        </div>
        <div className="max-w-xl">
          <h3 className="text-xl">{honest.title}</h3>
          <ul className="mt-4 flex flex-col gap-4">
            {honest.items.map((item) => (
              <li key={item} className="flex gap-4 text-ink-soft">
                <PenCross className="mt-0.5" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
