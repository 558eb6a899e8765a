type Policy = {
  createHTML(text: string): string | null;
  createScriptURL(address: string): string | null;
};
type TrustedTypes = { createPolicy(name: 'default', policy: Policy): unknown };

const OWN_SCRIPT = /^\/(?:assets\/[\w.-]+|service-worker)\.js$/;

/**
 * The browser refuses to turn a text into markup or into the address of a script; this says the two exceptions:
 * emptying an element, and our own worker files. It runs before anything else of the page.
 */
export const trustPolicy = (here: string): Policy => ({
  createHTML: (text) => (text === '' ? '' : null),
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, here);
    return origin === new URL(here).origin && OWN_SCRIPT.test(pathname) ? address : null;
  },
});

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
if (typeof window !== 'undefined')
  trustedTypes?.createPolicy('default', trustPolicy(window.location.href));
