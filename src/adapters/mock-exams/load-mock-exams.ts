import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { MockExamLibrary } from '#application/mock-exam/ports.ts';
import { faultsOfTemplate } from '#domain/mock-exam/check-template.ts';
import type { MockExamTemplate } from '#domain/mock-exam/template.ts';
import { templateFile } from './template-schema.ts';

const folder = new URL('../../../content/mock-exams/', import.meta.url);

/** Reads every paper once and refuses to start on one that could not be sat fairly. */
export function loadMockExams(): MockExamLibrary {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const templates = files.sort().map(readTemplate);
  const faults = templates.flatMap(faultsOfTemplate);
  const twice = templates.filter(({ id }, at) => templates.findIndex((t) => t.id === id) !== at);
  faults.push(...twice.map(({ id }) => `${id}: two papers have this id`));
  if (faults.length > 0)
    throw new Error(`content/mock-exams cannot be used:\n${faults.join('\n')}`);
  return { templates, find: (id) => templates.find((template) => template.id === id) };
}

function readTemplate(name: string): MockExamTemplate {
  const parsed = templateFile.safeParse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  if (!parsed.success) {
    throw new Error(`content/mock-exams/${name}\n${z.prettifyError(parsed.error)}`);
  }
  const { time_limit_minutes: timeLimitMinutes, ...template } = parsed.data;
  return { ...template, timeLimitMinutes };
}
