import { comfortText } from '#web/strings/comfort-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { APPEARANCE, type Appearance, type AppearanceName } from './appearance.ts';
import { useAppearance } from './use-appearance.ts';

const NAMES = Object.keys(APPEARANCE) as AppearanceName[];
const DEFAULTS = Object.fromEntries(NAMES.map((name) => [name, APPEARANCE[name][0]])) as Appearance;

export function ComfortSettings() {
  const { appearance, change } = useAppearance();
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-soft">{comfortText.intro}</p>
      {NAMES.map((name) => (
        <ChoiceGroup
          key={name}
          legend={comfortText.names[name]}
          value={appearance[name]}
          options={optionsOf(name)}
          input={{
            name: `appearance-${name}`,
            onChange: (event) => change({ [name]: event.currentTarget.value }),
          }}
        />
      ))}
      <figure className="ruled with-margin rounded-field border border-line p-4 pl-20">
        <figcaption className="font-semibold text-ink-soft text-sm">
          {comfortText.previewLabel}
        </figcaption>
        <p className="max-w-prose">{comfortText.preview}</p>
      </figure>
      <div>
        <Button look="secondary" size="small" onClick={() => change(DEFAULTS)}>
          {comfortText.reset}
        </Button>
      </div>
    </div>
  );
}

const optionsOf = (name: AppearanceName) =>
  Object.entries(comfortText.values[name]).map(([value, label]) => ({ value, label }));
