type Statement = Error & { query: string; params: unknown; cause?: unknown };
type Broken = { code?: string; table?: string; column?: string; constraint?: string };

/**
 * The same problem, fit to be written down: a statement that failed carries the values it was sent with, the database's
 * answer the row that broke a rule, a letter that came back its address, a call to a model the copy it was about.
 * None of that stays; which statement, which rule and where in the code do.
 */
export function problemWithoutValues(problem: unknown): Error {
  if (!(problem instanceof Error)) return new Error(String(problem));
  if (isStatement(problem)) {
    const statement = problem.query.split('\n').join(' ');
    return told(`Failed query: ${statement} (${ruleOf(problem.cause)})`, problem);
  }
  if ('severity' in problem && 'code' in problem)
    return told(`The database refused (${ruleOf(problem)})`, problem);
  return told(problem.message.replace(/[^\s<>"']+@[^\s<>"']+/g, '…'), problem);
}

const isStatement = (problem: Error): problem is Statement =>
  'query' in problem && 'params' in problem && typeof problem.query === 'string';

/** `23505 user user_email_key`: the database's own code, and what it names of ours. */
function ruleOf(cause: unknown): string {
  const { code, table, column, constraint } = (cause ?? {}) as Broken;
  return [code, table, column, constraint].filter(Boolean).join(' ') || 'no answer';
}

function told(message: string, { name, stack }: Error): Error {
  const safe = new Error(message);
  const frames = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  safe.stack = [`${name}: ${message}`, ...frames].join('\n');
  return safe;
}
