import { isAPIError } from 'better-auth/api';
import type { Auth } from './auth.ts';

/** Gives a password to an account that came without one; false when it already has one. */
export const setFirstPasswordWith =
  (auth: Auth) =>
  async (headers: Headers, newPassword: string): Promise<boolean> => {
    try {
      await auth.api.setPassword({ headers, body: { newPassword } });
      return true;
    } catch (problem) {
      if (isAPIError(problem)) return false;
      throw problem;
    }
  };
