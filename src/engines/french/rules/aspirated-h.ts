/** Words whose h forbids elision, by their beginning. */
const beginnings =
  /^h(?:a(?!bi(?:l|t|tu|l)|rmoni|lein|lluc|meçon|rpago|ltèr|giogr|p(?:to|ax))|e(?:ndr|aume|in|nni|rn[ie]|rs[ei]|urt|m!|p!)|i(?:bou|c$|ckory|déo|érarchi|ppie|ssa?|tt|t-parade|deu|p-hop|lar(?!ant|it))|o(?:bb|ch|ckey|ll|quet|rde|rs|tt|u|ld|me|p|nni|nt|ngr|mard|gan|rion)|u(?:che|ée|guenot|it(?!r)|l(?!ott)|mer|n|ppe|re?(?:l|o)|ss|tte|it)|éro(?:s|n)$|ér(?:iss|on)|êtr|âbl|âl|âte|âti|âv|ât)/u;

export const aspiratedH = (form: string) => beginnings.test(form);
