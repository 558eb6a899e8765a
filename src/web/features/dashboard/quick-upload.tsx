import { Camera, FileUp } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { useLocation } from 'wouter';
import { ACCEPTED_EXTENSIONS } from '#domain/exam/check-file-name.ts';
import { quickUpload } from '#web/features/capture/prefilled-files.ts';
import { dashboardText } from '#web/strings/dashboard-text.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const { upload: text } = dashboardText;

/** The camera or a file, straight from here; the form opens with it. */
export function QuickUpload() {
  const [, navigate] = useLocation();
  const open = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    if (files.length > 0) navigate('/correction', { state: quickUpload(files) });
  };
  return (
    <Card title={text.title}>
      <p className="mb-4 text-ink-soft">{text.text}</p>
      <div className="flex flex-wrap gap-3">
        <Pick label={text.photo} Icon={Camera} accept="image/*" camera onPick={open} />
        <Pick
          label={text.file}
          Icon={FileUp}
          accept={ACCEPTED_EXTENSIONS.join(',')}
          onPick={open}
        />
      </div>
      <p className="mt-3 text-ink-faint text-sm">{text.formats}</p>
    </Card>
  );
}

type PickProps = {
  label: string;
  Icon: typeof Camera;
  accept: string;
  camera?: boolean;
  onPick: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** A file input dressed as a button: the keyboard and the screen reader meet the input itself. */
function Pick({ label, Icon, accept, camera = false, onPick }: PickProps) {
  const id = useId();
  return (
    <span className="relative has-focus-visible:outline-3 has-focus-visible:outline-blue has-focus-visible:outline-offset-2 rounded-field">
      <label htmlFor={id} className={buttonLook({ look: 'secondary' })}>
        <Icon aria-hidden="true" className="size-5" />
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={!camera}
        capture={camera ? 'environment' : undefined}
        onChange={onPick}
        className="sr-only"
      />
    </span>
  );
}
