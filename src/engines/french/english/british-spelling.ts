/** Words the list has only as Americans write them, or not at all. */
const OWN = new Set(
  `maths mum mums grey greys greyer programme programmes tyre tyres cheque cheques storey storeys kerb
  jewellery sceptical sceptics scepticism aeroplane aeroplanes practise practises practised practising
  fulfil fulfils fulfilment enrol enrols enrolment skilful wilful ageing judgement acknowledgement whilst
  amongst learnt burnt spelt dreamt smelt cosy draught plough pyjamas moustache vlog vlogs vlogger
  vloggers wellbeing ok okay`.split(/\s+/),
);

/** How an ending is written on either side of the ocean, British first. */
const ENDINGS: [RegExp, string][] = [
  [/our(?=$|s$|ed$|ing$|ful$|less$|able$|al$|hood|ite)/, 'or'],
  [/is(?=e$|es$|ed$|er$|ers$|ing$|able$|ation$|ations$|ational$)/, 'iz'],
  [/ys(?=e$|es$|ed$|er$|ing$)/, 'yz'],
  [/tre(?=s?$)/, 'ter'],
  [/bre(?=s?$)/, 'ber'],
  [/ll(?=ed$|ing$|er$|ers$|ous$)/, 'l'],
  [/ence(?=s?$|less$)/, 'ense'],
  [/ogue(?=s?$)/, 'og'],
  [/ae|oe/, 'e'],
];

/** « colour », « organisation », « travelled » : what is taught in French schools is no fault. */
export const isBritish = (form: string, isWord: (form: string) => boolean): boolean =>
  OWN.has(form) ||
  ENDINGS.some(([british, american]) => {
    const other = form.replace(british, american);
    return other !== form && isWord(other);
  });
