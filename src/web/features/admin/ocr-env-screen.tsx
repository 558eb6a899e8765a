import { useQuery } from '@tanstack/react-query';
import type { OcrEnvView } from '#contract/admin.ts';
import { getOcrEnv, OCR_ENV_KEY } from '#web/api/admin.ts';
import { adminText } from '#web/strings/admin-text.ts';
import { formatNumber } from '#web/strings/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AdminPage } from './admin-page.tsx';
import { FactList } from './fact-list.tsx';

const text = adminText.env;
const yesNo = (value: boolean) => (value ? adminText.yes : adminText.no);

/** /admin/ocr-env: what the server knows of its access to Google Vision. */
export function OcrEnvScreen() {
  const query = useQuery({ queryKey: OCR_ENV_KEY, queryFn: getOcrEnv });
  return (
    <AdminPage title={text.title} query={query}>
      {(env) => (
        <>
          <Notice>{text.intro}</Notice>
          <Card>
            <FactList
              facts={[
                [text.reader, text.readers(env.reader)],
                [text.source, text.sources[env.cred_source]],
                [text.keyValid, yesNo(env.private_key_ok)],
                [text.project, env.project_id || adminText.none],
                [text.email, env.client_email || adminText.none],
                [text.preview, env.raw_private_key_preview || adminText.none],
                [text.json, yesNo(env.has_json_creds)],
                [text.split, yesNo(env.has_split_creds)],
                [text.length, formatNumber(env.private_key_length)],
                [text.begin, yesNo(env.private_key_has_begin)],
                [text.end, yesNo(env.private_key_has_end_marker)],
              ]}
            />
          </Card>
          <Card title={text.hintsTitle}>
            <ul className="list-disc pl-5">
              {hintsFor(env).map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          </Card>
        </>
      )}
    </AdminPage>
  );
}

/** What to try next, from the most likely cause. */
function hintsFor(env: OcrEnvView): string[] {
  const { hints } = text;
  if (env.cred_source === 'none' && env.private_key_length === 0) return [hints.none];
  const found = [
    ...(env.private_key_has_begin && env.private_key_has_end_marker ? [] : [hints.markers]),
    ...(env.private_key_ok ? [] : [hints.key]),
    ...(env.project_id && env.client_email ? [] : [hints.project]),
  ];
  return found.length > 0 ? found : [hints.ready];
}
