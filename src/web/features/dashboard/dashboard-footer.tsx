import { dashboardText } from '#web/strings/dashboard-text.ts';
import { shellText } from '#web/strings/shell-text.ts';
import { TextLink } from '#web/ui/text-link.tsx';

const { footer: text } = dashboardText;

export function DashboardFooter() {
  return (
    <footer className="flex flex-wrap gap-x-6 gap-y-2 border-line border-t pt-5 text-[0.9375rem] text-ink-faint">
      <TextLink to="/about">{text.about}</TextLink>
      <TextLink to="/terms">{text.terms}</TextLink>
      <TextLink to="/privacy">{text.privacy}</TextLink>
      <span className="basis-full">{shellText.footer.note}</span>
    </footer>
  );
}
