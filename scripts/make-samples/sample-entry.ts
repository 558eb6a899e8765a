/** What reading a sample must give: its text beside it, or a refusal. */
export type SampleEntry = {
  file: string;
  kind: 'docx' | 'pdf' | 'print' | 'photo' | 'handwriting' | 'refused';
  mode?: string;
  refusal?: string;
  warning?: string;
  /** Too damaged on purpose for its text to be compared. */
  unscored?: true;
};
