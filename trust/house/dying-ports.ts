import type { Ports } from '#application/ports.ts';

/** The process is gone: whoever hears this was killed at that step. */
export class Died extends Error {}

type Step = { name: string; when: 'before' | 'after' };

/**
 * The ports of a process that dies at its n-th step: a step is the moment before or after any call to the outside,
 * inside a transaction or not. From then on every call fails, since the dead do nothing more.
 */
export function dyingPorts(ports: Ports, dieAt = Number.POSITIVE_INFINITY) {
  const steps: Step[] = [];
  let dead = false;
  const reach = (name: string, when: Step['when']) => {
    if (!dead) steps.push({ name, when });
    dead ||= steps.length > dieAt;
    if (dead) throw new Died(`${when} ${name}`);
  };
  const wrap = <T extends object>(target: T, path: string): T =>
    new Proxy(target, {
      get(_, property) {
        const value: unknown = Reflect.get(target, property);
        const name = `${path}${String(property)}`;
        if (isMethod(value)) return (...args: unknown[]) => call(target, value, name, args);
        return isStore(value) ? wrap(value, `${name}.`) : value;
      },
    });
  const call = (
    target: object,
    method: (...args: never[]) => unknown,
    name: string,
    args: unknown[],
  ) => {
    if (QUIET.test(name)) return wrapIfStore(method.apply(target, args as never), name);
    return (async () => {
      reach(name, 'before');
      const [work] = args;
      const given =
        name === 'atomically'
          ? [(tx: object) => (work as (tx: object) => unknown)(wrap(tx, 'tx.'))]
          : args;
      const answer = await method.apply(target, given as never);
      reach(name, 'after');
      return answer;
    })();
  };
  const wrapIfStore = (value: unknown, name: string) =>
    isStore(value) ? wrap(value, `${name}.`) : value;
  return { ports: wrap(ports, ''), steps, isDead: () => dead };
}

/** Answers at once and touches nothing outside: no step of its own. */
const QUIET = /now$|verdicts$|undo$|^spacing|^coach|^mockExams|^contractLetters/;

const isMethod = (value: unknown): value is (...args: never[]) => unknown =>
  typeof value === 'function';

const isStore = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((part) => typeof part === 'function' || isStore(part)) &&
  !(value instanceof Promise);
