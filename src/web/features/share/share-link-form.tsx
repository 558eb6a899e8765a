import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { CreatedLinkView } from '#contract/share.ts';
import {
  SHARE_CONTENTS,
  SHARE_DAYS,
  SHARED_BY_DEFAULT,
  type ShareContent,
  type ShareDays,
} from '#domain/progress/share-link.ts';
import { createShareLink, SHARE_LINKS_KEY } from '#web/api/share.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { shareText } from '#web/strings/share-text.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { notify } from '#web/ui/toast/notify.ts';

const { form: text } = shareText;
const DAYS = SHARE_DAYS.map((days) => ({ value: String(days), label: text.dayOptions(days) }));

type Props = { onCreated: (created: CreatedLinkView) => void };

export function ShareLinkForm({ onCreated }: Props) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [days, setDays] = useState<ShareDays>(30);
  const [contents, setContents] = useState<readonly ShareContent[]>(SHARED_BY_DEFAULT);
  const create = useMutation({
    mutationFn: createShareLink,
    onSuccess: async (created) => {
      onCreated(created);
      await client.invalidateQueries({ queryKey: SHARE_LINKS_KEY });
    },
    onError: (error) => notify.error(uiText.errorTitle, { description: problemSentence(error) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate({ name: name.trim(), contents: [...contents], days });
  };
  const toggle = (content: ShareContent, on: boolean) =>
    setContents(SHARE_CONTENTS.filter((one) => (one === content ? on : contents.includes(one))));

  return (
    <Card title={text.title}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={text.name}
          value={name}
          maxLength={60}
          required
          autoComplete="given-name"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 font-semibold">{text.contents}</legend>
          {SHARE_CONTENTS.map((content) => (
            <Checkbox
              key={content}
              checked={contents.includes(content)}
              hint={shareText.contents[content].hint}
              onChange={(event) => toggle(content, event.currentTarget.checked)}
            >
              {shareText.contents[content].label}
            </Checkbox>
          ))}
          {contents.length === 0 && <p className="text-red">{text.missing}</p>}
        </fieldset>
        <ChoiceGroup
          legend={text.days}
          options={DAYS}
          value={String(days)}
          input={{
            name: 'days',
            onChange: (event) => setDays(Number(event.currentTarget.value) as ShareDays),
          }}
        />
        <Button
          type="submit"
          disabled={name.trim() === '' || contents.length === 0}
          busy={create.isPending && text.busy}
        >
          {text.submit}
        </Button>
      </form>
    </Card>
  );
}
