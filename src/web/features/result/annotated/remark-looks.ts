import type { RemarkView } from '#contract/exam.ts';

type Look = {
  /** The stroke under the words. */
  stroke: string;
  /** The ink of its number and its card. */
  ink: string;
  wash: string;
  /** What the pen draws round the number, in a box of 24. */
  shape: string;
};

/** Number, shape and ink say the same thing: no mark speaks by its colour alone. */
export const REMARK_LOOKS: Record<RemarkView['kind'], Look> = {
  fault: {
    stroke: 'decoration-red decoration-wavy decoration-[1.5px] underline-offset-[3px]',
    ink: 'text-red',
    wash: 'bg-red-wash',
    shape:
      'M14.500 2.200C8 1.200 2 5.500 2 12.200c0 6 5 10 10.500 9.700 5.500-.300 9.700-4.600 9.500-10.200-.200-5.400-4.500-9.400-10-9.200',
  },
  weakness: {
    stroke: 'decoration-red decoration-solid decoration-2 underline-offset-[4px]',
    ink: 'text-red',
    wash: 'bg-red-wash',
    shape:
      'M3 3.500c6-.800 12-.600 18.200-.200.500 6 .500 11.800 0 17.600-6 .600-12 .500-18 .100C2.500 15 2.600 9.300 3 3.500Z',
  },
  strength: {
    stroke: 'decoration-green decoration-double decoration-1 underline-offset-[8px]',
    ink: 'text-green',
    wash: 'bg-green-wash',
    shape: 'M2.500 21.500C1 9.500 9 1.500 21.500 2.500c1.500 12-7 20-19 19Z',
  },
  idea: {
    stroke: 'decoration-blue decoration-dashed decoration-2 underline-offset-[6px]',
    ink: 'text-blue',
    wash: 'bg-blue-wash',
    shape:
      'M12 1.500C15 5.500 18.500 9 22.500 12c-4 3-7.500 6.500-10.500 10.500C9 18.500 5.500 15 1.500 12 5.500 9 9 5.500 12 1.500Z',
  },
};
