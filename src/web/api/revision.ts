import type {
  AnswerForm,
  ErrorExamplesView,
  JudgedView,
  RevisionView,
} from '#contract/revision.ts';
import { call } from './call.ts';

export const REVISION_KEY = ['revision'];
export const ERRORS_KEY = ['recurring-errors'];

export const getRevision = () => call<RevisionView>('/api/revision');
export const answerCard = (answer: AnswerForm) =>
  call<JudgedView>('/api/revision/answers', { json: answer });
export const listErrors = () => call<ErrorExamplesView[]>('/api/recurring-errors');
