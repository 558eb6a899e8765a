import type { ComponentProps } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * A form of a page written at build: nothing can be typed in it before React answers, and should it be sent all the
 * same, by `post`: a password never becomes part of an address.
 */
export function LiveForm(props: Omit<ComponentProps<'form'>, 'method' | 'inert' | 'noValidate'>) {
  const isAlive = useHydrated();
  return <form method="post" noValidate inert={!isAlive} {...props} />;
}
