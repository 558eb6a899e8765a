import { dashboardText } from '#web/strings/dashboard-text.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const { family: text } = dashboardText;

export function FamilyCard() {
  return (
    <Card title={text.title}>
      <p className="mb-4 text-ink-soft">{text.text}</p>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink to="/partage" look="secondary" size="small">
          {text.action}
        </ButtonLink>
        <TextLink to="/bilan">{text.report}</TextLink>
      </p>
    </Card>
  );
}
