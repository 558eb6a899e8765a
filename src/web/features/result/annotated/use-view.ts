import { useState } from 'react';
import type { ResultView } from '#contract/exam.ts';
import type { CopyViewMode } from './photo/view-controls.tsx';

/** The copy as written where every page was photographed, as read elsewhere; the pupil may choose. */
export function useView({ photos, reading }: Pick<ResultView, 'photos' | 'reading'>) {
  const isPhotographed = photos.length > 0 && photos.length === reading.pages;
  const [mode, onMode] = useState<CopyViewMode>(isPhotographed ? 'photo' : 'text');
  const [zoom, onZoom] = useState(1);
  return { mode, onMode, zoom, onZoom };
}
