type QuickUpload = { quickUpload: true; files: File[] };

/** The state to open `/correction` with, so that it starts with these files: `navigate('/correction', { state: quickUpload(files) })`. */
export const quickUpload = (files: readonly File[]): QuickUpload => ({
  quickUpload: true,
  files: [...files],
});

/** The files that came with the navigation, once: a reload must not add them again. */
export function takePrefilledFiles(): File[] {
  const state = window.history.state as (Partial<QuickUpload> & { file?: File }) | null;
  if (!state?.quickUpload) return [];
  window.history.replaceState(null, '');
  return [...(state.files ?? []), ...(state.file ? [state.file] : [])].filter(
    (file) => file instanceof File,
  );
}
