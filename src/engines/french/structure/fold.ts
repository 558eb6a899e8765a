/** A form as it is compared: no capitals, no accents, no ligatures. */
export const fold = (form: string): string =>
  plain.test(form)
    ? form
    : form
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replaceAll('œ', 'oe')
        .replaceAll('æ', 'ae')
        .replaceAll('’', "'");

const plain = /^[a-z]*$/;
