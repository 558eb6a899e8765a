import { useQuery } from '@tanstack/react-query';
import { CONFIG_KEY, getConfig } from '#web/api/house.ts';
import { accountText } from '#web/strings/account-text.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const { confirm: text } = accountText;

/** In demonstration no message leaves the machine: where it can be read. */
export function MailboxNote() {
  const config = useQuery({ queryKey: CONFIG_KEY, queryFn: getConfig });
  if (!config.data?.mailbox) return null;
  return (
    <Notice>
      {text.mailbox} <TextLink to="/boite-aux-lettres">{text.openMailbox}</TextLink>
    </Notice>
  );
}
