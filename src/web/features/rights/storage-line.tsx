import { useQuery } from '@tanstack/react-query';
import { isNearlyFull } from '#domain/account/storage-room.ts';
import { fetchStorage, STORAGE_KEY } from '#web/api/rights.ts';
import { formatSize } from '#web/strings/format.ts';
import { rightsText } from '#web/strings/rights-text.ts';
import { Notice } from '#web/ui/notice.tsx';

const { storage: text } = rightsText;

const useStorage = () => useQuery({ queryKey: STORAGE_KEY, queryFn: fetchStorage }).data;

/** How much of the plan's room is taken. */
export function StorageLine() {
  const room = useStorage();
  if (!room) return null;
  if (isNearlyFull(room))
    return (
      <div className="mb-4">
        <NearlyFullNotice />
      </div>
    );
  return (
    <p className="mb-4 text-ink-soft">
      {text.used(formatSize(room.usedBytes), formatSize(room.maxBytes))}
    </p>
  );
}

/** Said while copies still fit, where they are sent. */
export function NearlyFullNotice() {
  const room = useStorage();
  if (!room || !isNearlyFull(room)) return null;
  const left = formatSize(Math.max(0, room.maxBytes - room.usedBytes));
  return (
    <Notice tone="warning" title={text.nearlyFull}>
      <p>{text.used(formatSize(room.usedBytes), formatSize(room.maxBytes))}</p>
      <p>{text.whatNow(left)}</p>
    </Notice>
  );
}
