import type {
  ContestForm,
  ContestView,
  PassageView,
  RetryForm,
  RetryView,
} from '#contract/second-reading.ts';
import { call } from './call.ts';

const at = (resultId: string) => `/api/results/${encodeURIComponent(resultId)}`;

export const contestRemark = (resultId: string, json: ContestForm) =>
  call<ContestView>(`${at(resultId)}/contests`, { json });

export const passagesKey = (resultId: string) => ['result', resultId, 'passages'];
export const listPassages = (resultId: string) => call<PassageView[]>(`${at(resultId)}/passages`);

export const retryPassage = (resultId: string, json: RetryForm) =>
  call<RetryView>(`${at(resultId)}/retries`, { json });
