import type { ContactForm } from '#contract/contact.ts';
import { call } from './call.ts';

export const writeToSupport = (form: ContactForm) =>
  call<{ success: true }>('/api/contact', { json: form });
