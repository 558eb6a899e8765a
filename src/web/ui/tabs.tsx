import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab = { value: string; label: string; content: ReactNode };
type Props = {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
};

/** Tabs as the dividers of a binder: the open one belongs to the sheet below. */
export function Tabs({ label, tabs, value, onChange }: Props) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List aria-label={label} className="flex flex-wrap gap-1 border-line border-b">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 grow rounded-t-field border border-transparent px-1 py-2 text-center font-medium text-[0.9375rem] sm:px-3 sm:text-base text-ink-soft hover:text-ink data-[state=active]:border-line data-[state=active]:border-b-sheet data-[state=active]:bg-sheet data-[state=active]:font-semibold data-[state=active]:text-ink data-[state=active]:shadow-[inset_0_3px_0_var(--blue)]"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
