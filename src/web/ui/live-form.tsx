import type { ComponentProps } from 'react';

/**
 * A form that may stand on a page written at build: what is typed before React is there stays (give its fields no
 * default values, they would be written over it), and should it be sent all the same, by `post`: a password never
 * becomes part of an address.
 */
export function LiveForm(props: Omit<ComponentProps<'form'>, 'method' | 'noValidate'>) {
  return <form method="post" noValidate {...props} />;
}
