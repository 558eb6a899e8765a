/** Every expected "no" of the product. A bug or an outage is thrown; a refusal is returned. */
export type Refusal =
  | { code: 'not-found' }
  | { code: 'sign-in-required' }
  | { code: 'email-unconfirmed' }
  | { code: 'account-suspended' }
  | { code: 'parent-confirmation-needed' }
  | { code: 'link-expired' }
  | { code: 'invalid-input'; fields: string[] }
  | { code: 'too-many-requests'; retryAfterSeconds: number }
  | { code: 'request-too-large' }
  | { code: 'storage-full' }
  | { code: 'storage-quota-reached'; maxMegabytes: number }
  | { code: 'busy'; retryAfterSeconds: number }
  | { code: 'cross-site-request' }
  | { code: 'no-file' }
  | { code: 'too-many-files'; max: number }
  | { code: 'file-too-large'; file: string; maxMegabytes: number }
  | { code: 'file-type-unsupported'; file: string }
  | { code: 'file-type-dangerous'; file: string }
  | { code: 'file-name-unsafe'; file: string }
  | { code: 'file-empty'; file: string }
  | { code: 'file-encrypted'; file: string }
  | { code: 'file-damaged'; file: string }
  | { code: 'file-with-macros'; file: string }
  | { code: 'file-hostile'; file: string }
  | { code: 'file-too-heavy'; file: string }
  | { code: 'image-too-large'; file: string; maxMegapixels: number }
  | { code: 'image-too-small'; file: string }
  | { code: 'text-empty' }
  | { code: 'reading-unusable' }
  | { code: 'transcript-settled' }
  | { code: 'exam-under-way' }
  | { code: 'daily-limit' }
  | { code: 'pro-required' }
  | { code: 'revision-limit'; limit: number }
  | { code: 'too-many-links'; max: number }
  | { code: 'content-self-harm' }
  | { code: 'content-abuse' }
  | { code: 'correction-failed' }
  | { code: 'mock-exam-over' }
  | { code: 'adult-payer-needed' }
  | { code: 'already-pro' }
  | { code: 'no-subscription' }
  | { code: 'withdrawal-over' }
  | { code: 'code-invalid' }
  | { code: 'code-full' }
  | { code: 'code-already-active' }
  | { code: 'not-on-yourself' };

export type RefusalCode = Refusal['code'];
