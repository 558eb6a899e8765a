import type { PhotoView } from '#contract/exam.ts';
import type { PhotoMark } from './photo-marks.ts';

type Props = { mark: PhotoMark; photo: PhotoView };

/** The words themselves answer to the finger; the button is the number. */
export const TouchArea = ({ mark: { remark, strokes }, photo: { width, height } }: Props) =>
  strokes.map((box) => (
    <span
      key={`${box.x} ${box.y}`}
      aria-hidden="true"
      data-remark={remark.number}
      className="absolute cursor-pointer"
      style={{
        left: `${(box.x / width) * 100}%`,
        top: `${(box.y / height) * 100}%`,
        width: `${(box.width / width) * 100}%`,
        height: `${(box.height / height) * 100}%`,
      }}
    />
  ));
