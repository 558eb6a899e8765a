let holders = 0;

/** Someone sits an exam: making no gesture is not being away. Gives back what lets go of the session. */
export function holdSession(): () => void {
  holders++;
  let isHeld = true;
  return () => {
    if (isHeld) holders--;
    isHeld = false;
  };
}

export const isSessionHeld = (): boolean => holders > 0;
