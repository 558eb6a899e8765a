type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  minimum?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

export type ApiDocument = {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>
  >;
  components?: { schemas?: Record<string, Schema> };
};

const TEXTS: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-000000000001',
  email: 'quelquun@exemple.fr',
  date: '2026-11-15',
  'date-time': '2026-11-15T08:00:00.000Z',
  uri: 'https://exemple.fr',
};

/** The smallest body that a route's own description accepts, or undefined where it takes none. */
export function bodyOf(document: ApiDocument, method: string, path: string): unknown {
  const operation = document.paths[path]?.[method.toLowerCase()];
  const schema = operation?.requestBody?.content['application/json']?.schema;
  return schema && sampleOf(schema, document);
}

function sampleOf(schema: Schema, document: ApiDocument): unknown {
  if (schema.$ref) {
    return sampleOf(document.components!.schemas![schema.$ref.split('/').at(-1)!]!, document);
  }
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return sampleOf(choice, document);
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, document)));
  }
  switch ([schema.type].flat()[0]) {
    case 'string':
      return TEXTS[schema.format ?? ''] ?? 'texte '.repeat(Math.ceil((schema.minLength ?? 6) / 6));
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items!, document));
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [
          name,
          sampleOf(part, document),
        ]),
      );
    default:
      return null;
  }
}
