import type {
  LastJobView,
  OcrEnvView,
  OcrReportView,
  OcrSelftestView,
  PipelineSelftestView,
  SimpleOcrTestView,
} from '#contract/admin.ts';
import { call } from './call.ts';

const run = <T>(name: string) => call<T>(`/api/functions/${name}`, { method: 'POST' });

export const OCR_ENV_KEY = ['admin', 'ocr-env'];
export const LAST_JOB_KEY = ['admin', 'last-job'];
export const ocrReportKey = (id: string) => ['admin', 'ocr-report', id];

export const getOcrEnv = () => run<OcrEnvView>('admin-ocr-env');
export const getLastJob = () => run<LastJobView>('admin-last-job');
export const testFarReader = () => run<SimpleOcrTestView>('simple-ocr-test');
export const testPipeline = () => run<OcrSelftestView>('admin-ocr-selftest');
export const runScenarios = () => run<PipelineSelftestView>('ocr-pipeline-selftest');

export const getOcrReport = (id: string) =>
  call<OcrReportView>(`/api/admin/ocr-report/${encodeURIComponent(id)}`);
