import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { AccountChangeRequest } from '#contract/administration.ts';
import { ADMINISTRATION_KEY, changeAccount, findUsers } from '#web/api/administration.ts';
import { administrationText } from '#web/strings/administration-text.ts';
import { problemSentence } from '#web/strings/problem-sentence.ts';
import { uiText } from '#web/strings/ui-text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { Book } from './book.tsx';
import { UserRow } from './user-row.tsx';

const { users: text } = administrationText;

export function UsersPanel() {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const users = useQuery({
    queryKey: [...ADMINISTRATION_KEY, 'users', search],
    queryFn: () => findUsers(search),
  });
  const change = useMutation({
    mutationFn: ({ id, wish }: { id: string; wish: AccountChangeRequest }) =>
      changeAccount(id, wish),
    onSuccess: async () => {
      notify.success(text.saved);
      await users.refetch();
    },
    onError: (error) => notify.error(uiText.errorTitle, { description: problemSentence(error) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSearch(typed.trim());
  };

  return (
    <div className="flex flex-col gap-5">
      <search>
        <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
          <TextField
            className="min-w-0 flex-1 basis-56"
            label={text.search}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" look="secondary">
            {text.find}
          </Button>
        </form>
      </search>
      <Book query={users} none={text.none}>
        {(user) => (
          <UserRow
            user={user}
            busy={change.isPending}
            onChange={(wish) => change.mutate({ id: user.id, wish })}
          />
        )}
      </Book>
    </div>
  );
}
