import { type ReactNode, useState } from 'react';
import { workshopText } from '#web/strings/workshop-text.ts';
import { Accordion } from '#web/ui/accordion.tsx';
import { BlankCopyArt } from '#web/ui/art/blank-copy-art.tsx';
import { CappedPenArt } from '#web/ui/art/capped-pen-art.tsx';
import { EnvelopeArt } from '#web/ui/art/envelope-art.tsx';
import { InkBlotArt } from '#web/ui/art/ink-blot-art.tsx';
import { PaperPlaneArt } from '#web/ui/art/paper-plane-art.tsx';
import { SignatureArt } from '#web/ui/art/signature-art.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { LogoMark } from '#web/ui/logo.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { PenCircle } from '#web/ui/pen/pen-circle.tsx';
import { PenNote } from '#web/ui/pen/pen-note.tsx';
import { PenUnderline } from '#web/ui/pen/pen-underline.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { ScreenTitle } from '#web/ui/screen-title.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

const INKS =
  'bg-paper bg-sheet bg-well bg-line bg-ink bg-ink-soft bg-ink-faint bg-blue bg-blue-wash bg-red bg-red-wash bg-green bg-green-wash bg-amber bg-amber-wash bg-marker'.split(
    ' ',
  );
const { sections } = workshopText;

/** /atelier: every part of the product on one bench. Linked from nowhere. */
export function WorkshopScreen() {
  const [broken, setBroken] = useState(false);
  const [tab, setTab] = useState('a');
  if (broken) throw new Error('broken on purpose, to look at the error screen');
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-10 px-4 py-8 sm:px-8">
      <div>
        <ScreenTitle>{workshopText.title}</ScreenTitle>
        <p className="mt-2 text-ink-soft">{workshopText.intro}</p>
      </div>
      <Bench title={sections.inks}>
        {INKS.map((ink) => (
          <span key={ink} className="text-center text-xs">
            <span className={`block size-14 rounded-field border border-line ${ink}`} />
            {ink.slice(3)}
          </span>
        ))}
      </Bench>
      <Bench title={sections.type}>
        <div>
          <p className="font-serif text-4xl">Young Serif 0123456789</p>
          <p>Atkinson Next : « Voilà l'œuvre où naît l'idée », 12,5/20</p>
          <p className="font-hand text-blue">Playwrite : la main de l'élève</p>
          <p>
            <PenNote>Reenie Beanie : la main du correcteur</PenNote>
          </p>
          <p>
            <span className="highlighted">Surligné</span>
          </p>
        </div>
      </Bench>
      <Bench title={sections.buttons}>
        <Button>Principal</Button>
        <Button look="secondary">Secondaire</Button>
        <Button look="quiet">Discret</Button>
        <Button look="danger">Supprimer</Button>
        <Button disabled>Indisponible</Button>
        <Button busy="Envoi...">Envoyer</Button>
        <Button size="small">Petit</Button>
        <Button size="large">Grand</Button>
      </Bench>
      <Bench title={sections.fields}>
        <div className="grid w-full gap-5 md:grid-cols-2">
          <TextField label="Texte" hint="Une aide" />
          <TextField label="Texte refusé" error="Ce qui ne va pas, puis quoi faire." />
          <PasswordField label="Secret" />
          <SelectField label="Choix" placeholder="Choisir..." options={[]} />
          <TextAreaField label="Long texte" optional="facultatif" />
          <Checkbox defaultChecked hint="Une aide">
            Case cochée
          </Checkbox>
        </div>
      </Bench>
      <Bench title={sections.messages}>
        <div className="grid w-full gap-3 md:grid-cols-2">
          <Notice title="Information">Une phrase, puis une autre.</Notice>
          <Notice tone="success" title="Réussite">
            Une phrase, puis une autre.
          </Notice>
          <Notice tone="warning" title="Attention">
            Une phrase, puis une autre.
          </Notice>
          <Notice tone="problem" title="Problème">
            Une phrase, puis une autre.
          </Notice>
        </div>
        <Badge>Neutre</Badge>
        <Badge tone="blue">Pro</Badge>
        <Badge tone="green">Terminé</Badge>
        <Badge tone="amber">Exemple</Badge>
        <Badge tone="red">Échec</Badge>
      </Bench>
      <Bench title={sections.pen}>
        <LogoMark className="size-24" />
        <PenCircle className="px-8 py-5">
          <span className="font-pen text-5xl leading-none">14,5/20</span>
        </PenCircle>
        <span className="font-serif text-4xl">
          mot <PenUnderline>souligné</PenUnderline>
        </span>
        <PenNote tone="green">bien vu !</PenNote>
      </Bench>
      <Bench title={sections.art}>
        {[BlankCopyArt, EnvelopeArt, PaperPlaneArt, InkBlotArt, CappedPenArt, SignatureArt].map(
          (Art) => (
            <div key={Art.name} className="w-52">
              <Art />
            </div>
          ),
        )}
      </Bench>
      <Bench title={sections.misc}>
        <div className="flex w-full flex-col gap-6">
          <Tabs
            label="Onglets"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'a', label: 'Premier', content: 'Le premier contenu.' },
              { value: 'b', label: 'Second', content: 'Le second contenu.' },
            ]}
          />
          <Accordion
            items={[
              { id: '1', title: 'Une question ?', content: 'Sa réponse.' },
              { id: '2', title: 'Une autre ?', content: 'La sienne.' },
            ]}
          />
          <Progress label="Avancement" value={7} max={20} />
          <Skeleton />
          <div className="flex items-center gap-4">
            <Spinner className="text-blue" />
            <Tooltip text="Une bulle">
              <Button look="secondary">Bulle</Button>
            </Tooltip>
            <Button look="danger" onClick={() => setBroken(true)}>
              {workshopText.break}
            </Button>
          </div>
        </div>
      </Bench>
    </div>
  );
}

function Bench({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 border-margin border-b-2 pb-1 text-2xl">{title}</h2>
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </section>
  );
}
