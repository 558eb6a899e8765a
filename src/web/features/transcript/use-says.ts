import { useCallback, useEffect, useState } from 'react';
import { localStore } from '#web/offline/local-store.ts';
import type { Says } from './word-place.ts';

/** What the pupil says of the words, kept on the device until it is sent. */
export function useSays(examId: string) {
  const [says, setSays] = useState<Says>(new Map());
  const key = `transcript/${examId}`;

  useEffect(() => {
    localStore.get<Says>('drafts', key).then((kept) => kept && setSays(kept));
  }, [key]);

  const say = useCallback(
    (id: string, text: string) =>
      setSays((before) => {
        const after = new Map(before).set(id, text);
        void localStore.put('drafts', key, after);
        return after;
      }),
    [key],
  );
  const forget = useCallback(() => localStore.remove('drafts', key), [key]);
  return { says, say, forget };
}
