import { Plus } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Item = { id: string; title: string; content: ReactNode };

/** One item open at a time; the open one can be closed. */
export function Accordion({ items }: { items: readonly Item[] }) {
  return (
    <Radix.Root type="single" collapsible className="divide-y divide-line border-line border-y">
      {items.map((item) => (
        <Radix.Item key={item.id} value={item.id}>
          <Radix.Header className="font-sans">
            <Radix.Trigger className="group flex min-h-12 w-full items-center justify-between gap-4 py-3 text-left font-semibold text-[1.0625rem] hover:text-blue">
              {item.title}
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-red transition-transform group-data-[state=open]:rotate-45"
              />
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content className="max-w-prose pb-5 text-ink-soft">{item.content}</Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
