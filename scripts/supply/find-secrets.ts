/** Shapes of keys that must be in no file: each long and particular enough not to be met by chance. */
const SHAPES: Record<string, RegExp> = {
  'private key': /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----\s*\n?(?:[A-Za-z0-9+/=]{40,})/,
  'AWS key': /\bAKIA[0-9A-Z]{16}\b/,
  'Stripe key': /\b(?:sk|rk)_live_[0-9A-Za-z]{20,}\b/,
  'Stripe webhook secret': /\bwhsec_[0-9A-Za-z]{30,}\b/,
  'GitHub token': /\bgh[pousr]_[0-9A-Za-z]{36,}\b/,
  'Slack token': /\bxox[abpr]-[0-9A-Za-z-]{20,}\b/,
  'Google key': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'Anthropic key': /\bsk-ant-[0-9A-Za-z_-]{30,}\b/,
  'password in an address':
    /\b(?:postgres(?:ql)?|smtps?|mysql):\/\/[^:@\s/'"`]+:(?!secret@|\$|laureat@)[^@\s'"`]{8,}@(?!localhost)/,
};

/** The kinds of secrets that a text holds. */
export const findSecrets = (text: string): string[] =>
  Object.entries(SHAPES)
    .filter(([, shape]) => shape.test(text))
    .map(([name]) => name);
