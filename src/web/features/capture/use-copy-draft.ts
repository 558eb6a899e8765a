import { useCallback, useEffect, useRef, useState } from 'react';
import { localStore } from '#web/offline/local-store.ts';
import { type CapturedPage, isPhoto, newPage, type PhotoStudy } from './captured-page.ts';
import { type CopyDraft, changeDraft, emptyDraft } from './copy-draft.ts';
import { developPhoto, studyPhoto } from './image/darkroom.ts';
import { recallChoices } from './last-choices.ts';

/** Readers gain nothing above this; a phone's connection does below it. */
const LONGEST = 2_200;

export type CopyInHand = ReturnType<typeof useCopyDraft>;

/**
 * The copy being prepared, kept on the device at every change: closing the tab loses nothing. `place` is where it is
 * kept: one for what a pupil sends, one for each exam he sits.
 */
export function useCopyDraft(place: string) {
  const [draft, setDraft] = useState<CopyDraft>(() => ({ ...emptyDraft(), ...recallChoices() }));
  const [isRestored, setRestored] = useState(false);
  const [working, setWorking] = useState<ReadonlySet<string>>(new Set());
  const isLoaded = useRef(false);
  const latest = useRef(draft);
  latest.current = draft;
  const blank = useRef<CopyDraft>(undefined);
  const inDarkroom = useRef(new Set<Promise<void>>());

  const change = useCallback(
    (what: Partial<CopyDraft> | ((before: CopyDraft) => Partial<CopyDraft>)) =>
      setDraft((before) => changeDraft(before, typeof what === 'function' ? what(before) : what)),
    [],
  );

  useEffect(() => {
    let isHere = true;
    localStore.get<CopyDraft>('drafts', place).then((kept) => {
      if (isHere && kept && !isLoaded.current) {
        // Files may have arrived from another screen before the draft did: they come after its own.
        setDraft((now) => ({ ...kept, pages: [...kept.pages, ...now.pages] }));
        setRestored(kept.pages.length > 0 || kept.subjectText !== '');
      }
      isLoaded.current = true;
    });
    return () => {
      isHere = false;
    };
  }, [place]);

  useEffect(() => {
    // A copy that was forgotten leaves nothing behind, not even its empty form.
    if (isLoaded.current && draft !== blank.current) void localStore.put('drafts', place, draft);
  }, [draft, place]);

  const changePage = useCallback(
    (id: string, what: Partial<CapturedPage>) =>
      change(({ pages }) => ({
        pages: pages.map((page) => (page.id === id ? { ...page, ...what } : page)),
      })),
    [change],
  );

  /** Studies a photo, reduces it when it is larger than needed, and remembers that it is being done. */
  const prepare = useCallback(
    (page: CapturedPage) => {
      const work = (async () => {
        setWorking((before) => new Set(before).add(page.id));
        const study = page.study ?? (await studyPhoto(page.original));
        const file = needsDeveloping(page, study)
          ? await developPhoto(page.original, page.edit)
          : page.original;
        changePage(page.id, { ...page, file, ...(study && { study }) });
        setWorking((before) => new Set([...before].filter((id) => id !== page.id)));
      })();
      inDarkroom.current.add(work);
      return work.finally(() => inDarkroom.current.delete(work));
    },
    [changePage],
  );

  const add = useCallback(
    (files: File[]) => {
      const added = files.map(newPage);
      change(({ pages }) => ({ pages: [...pages, ...added] }));
      for (const page of added) if (isPhoto(page.original)) void prepare(page);
    },
    [change, prepare],
  );

  return {
    draft,
    isRestored,
    working,
    change,
    add,
    changePage,
    prepare,
    /** The draft once every photo is ready to leave. */
    async settled(): Promise<CopyDraft> {
      await Promise.all(inDarkroom.current);
      // State set by the last photo is rendered before it is read.
      await new Promise((resolve) => setTimeout(resolve));
      return latest.current;
    },
    async forget() {
      setRestored(false);
      blank.current = { ...emptyDraft(), ...recallChoices() };
      setDraft(blank.current);
      await localStore.remove('drafts', place);
    },
  };
}

const needsDeveloping = ({ edit }: CapturedPage, study: PhotoStudy | undefined) =>
  edit.turns % 4 !== 0 ||
  edit.corners !== undefined ||
  (study !== undefined && Math.max(study.width, study.height) > LONGEST);
