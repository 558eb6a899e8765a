/** What an administrator may ask about the way pages are read; the names are those of the specification's calls. */
export type Diagnostics = {
  /** The state of the far reader's credentials, never the credentials. */
  environment(): OcrEnvironment;
  /** Reads one sample with the far reader alone. */
  testFarReader(): Promise<FarReaderTest>;
  /** Reads one photo through the whole of our own reading. */
  testPipeline(): Promise<{ ok: boolean; error: string | null; chars: number }>;
  /** Reads one sample of each kind and compares with what it says. */
  runScenarios(): Promise<{ ok: boolean; error: string | null; results: ScenarioResult[] }>;
};

export type OcrEnvironment = {
  cred_source: 'json' | 'split' | 'none';
  private_key_ok: boolean;
  project_id: string;
  client_email: string;
  /** Markers and length only: no byte of a key leaves the server. */
  raw_private_key_preview: string;
  has_json_creds: boolean;
  has_split_creds: boolean;
  private_key_length: number;
  private_key_has_begin: boolean;
  private_key_has_end_marker: boolean;
  /** Which reader is at work. */
  reader: string;
};

export type FarReaderTest = {
  ok: boolean;
  error: string | null;
  provider: string;
  endpoint: string;
  method: string;
  chars: number;
  extractedText: string;
};

export const SCENARIOS = [
  'docx',
  'pdf-text',
  'pdf-scan',
  'photo-print',
  'photo-handwriting',
] as const;

export type ScenarioResult = {
  name: (typeof SCENARIOS)[number];
  pass: boolean;
  /** Why it failed, as a code. */
  reason: string | null;
  observed: { input_mode: string; text_length: number; warnings: number };
};
