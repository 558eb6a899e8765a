import { resultText } from '#web/strings/result-text.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import type { AxisChoice, Remarks } from './use-remarks.ts';

const { copy: text } = resultText;

export function AxisFilter({ remarks }: { remarks: Remarks }) {
  const { all, axis, axes, chooseAxis } = remarks;
  return (
    <ChoiceGroup
      legend={text.filter}
      options={[
        { value: 'all', label: text.withCount(text.all, all.length) },
        ...axes.map(({ key, found }) => ({
          value: key,
          label: text.withCount(text.axes[key], found),
        })),
      ]}
      input={{ name: 'axis', onChange: ({ target }) => chooseAxis(target.value as AxisChoice) }}
      value={axis}
    />
  );
}
