import { Plus, Trash2 } from 'lucide-react';
import { totalOf } from '#domain/bac/bac-session.ts';
import { addOption, parseCoefficient, roomLeft, weighOption } from '#domain/bac/options.ts';
import { calculatorText } from '#web/strings/calculator-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { cx } from '#web/ui/cx.ts';
import { CONTROL } from '#web/ui/field-frame.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { GradeInput } from './grade-input.tsx';
import type { Calculator } from './use-calculator.ts';

const { options: text } = calculatorText;

/** The optional subjects: named, weighed and graded by the pupil, within the limit of the session. */
export function OptionRows({ calculator }: { calculator: Calculator }) {
  const { session, entry, typed, setOptions, setTyped, showOptions } = calculator;
  const { options } = entry;
  const { limit } = session.options;
  const sayLimit = () =>
    notify.warning(text.limit.title, { description: text.limit.description(limit) });

  const add = () => {
    const added = addOption(options, limit, crypto.randomUUID());
    if (added) setOptions(added);
    else sayLimit();
  };
  const weigh = (id: string, asked: string) => {
    const weighed = weighOption(options, limit, id, parseCoefficient(asked));
    setOptions(weighed.options);
    if (weighed.cut) sayLimit();
  };

  return (
    <div className="mt-4 border-line border-t pt-4">
      <Checkbox
        checked={entry.showOptions}
        onChange={(event) => showOptions(event.target.checked)}
        hint={text.hint}
      >
        {text.show}
      </Checkbox>
      {entry.showOptions && (
        <div className="mt-3">
          <ul className="divide-y divide-line">
            {options.map((option, at) => {
              const name = option.name || text.fallback(at + 1);
              return (
                <li key={option.id} className="flex flex-wrap items-start gap-2 py-3">
                  <input
                    type="text"
                    aria-label={text.name(at + 1)}
                    placeholder={text.namePlaceholder}
                    value={option.name}
                    maxLength={60}
                    onChange={({ target }) =>
                      setOptions(
                        options.map((other) =>
                          other.id === option.id ? { ...other, name: target.value } : other,
                        ),
                      )
                    }
                    className={cx(CONTROL, 'min-w-40 flex-1')}
                  />
                  <input
                    type="text"
                    inputMode="numeric"
                    aria-label={text.weight(name)}
                    value={String(option.coefficient)}
                    maxLength={4}
                    onChange={({ target }) => weigh(option.id, target.value)}
                    className={cx(CONTROL, 'w-16! text-right tabular-nums')}
                  />
                  <GradeInput
                    name={name}
                    typed={typed[option.id] ?? ''}
                    onType={(next) => setTyped(option.id, next)}
                  />
                  <Button
                    look="quiet"
                    aria-label={text.remove(name)}
                    className="px-2.5!"
                    onClick={() => setOptions(options.filter(({ id }) => id !== option.id))}
                  >
                    <Trash2 aria-hidden="true" className="size-5" />
                  </Button>
                </li>
              );
            })}
          </ul>
          <p className="my-2 text-[0.9375rem] text-ink-soft">
            {text.room(totalOf(options), limit)}
          </p>
          {roomLeft(options, limit) > 0 && (
            <Button look="secondary" size="small" onClick={add}>
              <Plus aria-hidden="true" className="size-4" />
              {text.add}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
