import { createPrivateKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/** What the environment gives: one JSON file's content, or its three values apart. */
export type GoogleVariables = {
  json?: string;
  projectId?: string;
  clientEmail?: string;
  privateKey?: string;
};

export type GoogleCredentials = {
  projectId: string;
  clientEmail: string;
  key: KeyObject;
  tokenUrl: string;
};

/** What may be told of credentials without telling them: never a byte of the key. */
export type CredentialReport = {
  source: 'json' | 'split' | 'none';
  keyIsValid: boolean;
  projectId: string;
  clientEmail: string;
  hasJson: boolean;
  hasSplit: boolean;
  keyLength: number;
  keyHasBegin: boolean;
  keyHasEnd: boolean;
};

const TOKEN_URL = 'https://oauth2.googleapis.com/token';

const serviceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(3),
  private_key: z.string().min(1),
  token_uri: z.url().default(TOKEN_URL),
});

/** The usable credentials, if any; the JSON wins over the separate values. */
export function googleCredentials(variables: GoogleVariables): GoogleCredentials | undefined {
  const account = accountOf(variables);
  const key = account && keyOf(account.private_key);
  if (!account || !key) return undefined;
  return {
    projectId: account.project_id,
    clientEmail: account.client_email,
    key,
    tokenUrl: account.token_uri,
  };
}

export function reportCredentials(variables: GoogleVariables): CredentialReport {
  const { json, projectId = '', clientEmail = '', privateKey = '' } = variables;
  const account = accountOf(variables);
  const key = plainKey(account?.private_key ?? privateKey);
  const hasSplit = [projectId, clientEmail, privateKey].every((v) => v !== '');
  return {
    source: json && parsed(json) ? 'json' : hasSplit ? 'split' : 'none',
    keyIsValid: key !== '' && keyOf(key) !== undefined,
    projectId: account?.project_id ?? projectId,
    clientEmail: account?.client_email ?? clientEmail,
    hasJson: json !== undefined && json !== '',
    hasSplit,
    keyLength: key.length,
    keyHasBegin: key.includes('-----BEGIN PRIVATE KEY-----'),
    keyHasEnd: key.includes('-----END PRIVATE KEY-----'),
  };
}

function accountOf({ json, projectId, clientEmail, privateKey }: GoogleVariables) {
  const fromJson = json ? parsed(json) : undefined;
  if (fromJson) return fromJson;
  const split = serviceAccount.safeParse({
    project_id: projectId,
    client_email: clientEmail,
    private_key: privateKey,
  });
  return split.success ? split.data : undefined;
}

function parsed(json: string) {
  try {
    const result = serviceAccount.safeParse(JSON.parse(json));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

/** Environment files often carry the key on one line, its line ends written `\n`. */
const plainKey = (key: string) => key.replaceAll('\\n', '\n').trim();

function keyOf(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(plainKey(pem));
  } catch {
    return undefined;
  }
}
