import { destination, type Logger, pino } from 'pino';

/** Structured lines on the error output; what could identify or impersonate someone never gets there. */
export const openLog = (level: string): Logger =>
  pino(
    {
      level,
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
