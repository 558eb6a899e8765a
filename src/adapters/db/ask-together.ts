type Asked<Answer> = { answer: Promise<Answer | undefined> } & Omit<
  PromiseWithResolvers<Answer | undefined>,
  'promise'
>;

/**
 * One statement for all who ask while another is on its way: a lone question leaves at once, and a crowd costs
 * a few statements instead of one each. Nobody is given an answer that was asked for before they came,
 * so that what is revoked is refused from the next question on.
 */
export function askTogether<Answer>(
  ask: (keys: string[]) => Promise<Map<string, Answer>>,
  atOnce: number,
) {
  let waiting = new Map<string, Asked<Answer>>();
  let onTheirWay = 0;

  async function send(): Promise<void> {
    const together = waiting;
    waiting = new Map();
    onTheirWay++;
    try {
      const answers = await ask([...together.keys()]);
      for (const [key, { resolve }] of together) resolve(answers.get(key));
    } catch (cause) {
      for (const { reject } of together.values()) reject(cause);
    } finally {
      onTheirWay--;
      if (waiting.size > 0) void send();
    }
  }

  return (key: string): Promise<Answer | undefined> => {
    const same = waiting.get(key);
    if (same) return same.answer;
    const { promise: answer, ...settle } = Promise.withResolvers<Answer | undefined>();
    waiting.set(key, { answer, ...settle });
    if (onTheirWay < atOnce) void send();
    return answer;
  };
}
