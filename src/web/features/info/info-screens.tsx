import about from '#content/public/about.md?raw';
import accessibility from '#content/public/accessibility.md?raw';
import ai from '#content/public/ai.md?raw';
import legal from '#content/public/legal.md?raw';
import privacy from '#content/public/privacy.md?raw';
import terms from '#content/public/terms.md?raw';
import { infoText } from '#web/strings/info-text.ts';
import { CappedPenArt } from '#web/ui/art/capped-pen-art.tsx';
import { EnvelopeArt } from '#web/ui/art/envelope-art.tsx';
import { MarkedLeafArt } from '#web/ui/art/marked-leaf-art.tsx';
import { SignatureArt } from '#web/ui/art/signature-art.tsx';
import { MeasureTable } from './measure-table.tsx';
import { PublisherFacts } from './publisher-facts.tsx';
import { TextPage } from './text-page.tsx';

const { titles } = infoText;

export const AboutScreen = () => (
  <TextPage title={titles.about} source={about} art={<MarkedLeafArt />} />
);
export const TermsScreen = () => (
  <TextPage title={titles.terms} source={terms} art={<SignatureArt />} />
);
export const PrivacyScreen = () => (
  <TextPage title={titles.privacy} source={privacy} art={<EnvelopeArt />} />
);
export const AccessibilityScreen = () => (
  <TextPage title={titles.accessibility} source={accessibility} />
);
export const AiScreen = () => (
  <TextPage
    title={titles.ai}
    source={ai}
    slots={{ measures: <MeasureTable /> }}
    art={<CappedPenArt />}
  />
);
export const LegalScreen = () => (
  <TextPage
    title={titles.legal}
    source={legal}
    slots={{
      publisher: <PublisherFacts of="publisher" />,
      host: <PublisherFacts of="host" />,
      mediator: <PublisherFacts of="mediator" />,
    }}
  />
);
