/** What the form is for. */
export type AuthMode = 'signin' | 'signup' | 'reset';

/** Where it stands: some messages differ from one screen to the other. */
export type AuthPlace = 'landing' | 'login' | 'auth';
