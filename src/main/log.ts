import { destination, type Logger, pino, stdSerializers } from 'pino';
import { problemWithoutValues } from '#domain/problem-without-values.ts';

/** Structured lines on the error output; what could identify or impersonate someone never gets there. */
export const openLog = (level: string): Logger =>
  pino(
    {
      level,
      serializers: { err: (problem) => stdSerializers.err(problemWithoutValues(problem)) },
      redact: {
        paths: [
          'password',
          '*.password',
          'token',
          '*.token',
          'email',
          '*.email',
          'cookie',
          '*.cookie',
          '*.authorization',
          'text',
          '*.text',
        ],
        censor: '[masqué]',
      },
    },
    destination({ dest: 2, sync: true }),
  );
