import type { ReactNode } from 'react';
import { typeset } from '#web/strings/typeset.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { type Block, readSpans } from './read-text.ts';

type Props = { blocks: readonly Block[]; slots?: Record<string, ReactNode> };

/** A text as it is read: wide enough for a line, never wider. */
export function TextBlocks({ blocks, slots = {} }: Props) {
  return blocks.map((block) => (
    <BlockView key={JSON.stringify(block)} block={block} slots={slots} />
  ));
}

function BlockView({ block, slots }: { block: Block; slots: Record<string, ReactNode> }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id} className="mt-10 scroll-mt-6 text-2xl">
          {typeset(block.text)}
        </h2>
      );
    case 'paragraph':
      return (
        <p className="mt-4">
          <Words>{block.text}</Words>
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      const look = block.ordered ? 'list-decimal marker:font-semibold' : 'list-disc';
      return (
        <List className={`mt-4 flex flex-col gap-2 pl-6 marker:text-red ${look}`}>
          {block.items.map((item) => (
            <li key={item}>
              <Words>{item}</Words>
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Table {...block} />;
    case 'slot':
      return <div className="mt-4">{slots[block.name]}</div>;
  }
}

function Table({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    <table className="mt-4 w-full border-collapse text-left text-[0.9375rem]">
      <thead>
        <tr className="border-ink border-b-2">
          {head.map((cell) => (
            <th key={cell} scope="col" className="py-2 pr-4 font-semibold">
              {typeset(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...others]) => (
          <tr key={first} className="border-line border-b align-top">
            <th scope="row" className="py-2.5 pr-4 font-normal">
              <Words>{first}</Words>
            </th>
            {others.map((cell) => (
              <td key={cell} className="py-2.5 text-ink-soft">
                <Words>{cell}</Words>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Words = ({ children }: { children: string }) =>
  readSpans(children).map(({ text, strong, soft, to }) => {
    const words = typeset(text);
    if (strong) return <strong key={text}>{words}</strong>;
    if (soft) return <em key={text}>{words}</em>;
    if (!to) return words;
    return (
      <TextLink key={text} to={to}>
        {words}
      </TextLink>
    );
  });
