/** How many base units one unit is worth; only units of the same family are compared. */
const FAMILIES: Record<string, Record<string, number>> = {
  length: { mm: 1e-3, cm: 1e-2, dm: 0.1, m: 1, km: 1e3, nm: 1e-9, µm: 1e-6 },
  area: { 'mm²': 1e-6, 'cm²': 1e-4, 'dm²': 1e-2, 'm²': 1, 'km²': 1e6, ha: 1e4 },
  volume: { 'cm³': 1e-6, 'dm³': 1e-3, 'm³': 1, mL: 1e-6, cL: 1e-5, L: 1e-3 },
  mass: { mg: 1e-6, g: 1e-3, kg: 1, t: 1e3 },
  time: { ms: 1e-3, s: 1, min: 60, h: 3600 },
  speed: { 'm/s': 1, 'km/h': 1 / 3.6 },
};

const SIMPLE =
  'km|cm|mm|dm|nm|µm|kg|mg|mL|cL|dL|min|mol|mmol|Hz|kHz|MHz|GHz|kPa|hPa|Pa|kJ|kW|kWh|MW|ms|ha|rad';
const SHORT = '[mgshLlVAWJNKC]';
const RAISED = '(?:[²³]|\\^[23]|\\^\\{[23]\\})';
const ONE = `(?:${SIMPLE}|${SHORT})`;

// A short unit alone ("15 m") only counts where a unit can stand: at the end of what is written.
export const UNIT = new RegExp(
  `(?:€|euros?(?!\\p{L})|°C|(?:${SIMPLE})${RAISED}?(?:/${ONE}${RAISED}?)?(?![\\p{L}\\d(])|${ONE}/${ONE}${RAISED}?(?![\\p{L}\\d(])|m[²³](?=\\s*(?:[.,;:)=≈$]|$|\\n|\\p{Ll}{2}))|${SHORT}(?=\\s*(?:[.;:)$](?!\\d)|$|\\n|[=≈]\\s*\\d[\\d ]*(?:,\\d+)?\\s*(?:${SIMPLE})(?!\\p{L}))))`,
  'uy',
);

const plain = (unit: string) => unit.replace(/\^\{?([23])\}?/, (_, n) => (n === '2' ? '²' : '³'));

/** A letter that is as often an unknown as a unit. */
export const isShortUnit = (unit: string) => new RegExp(`^${SHORT}[²³]?$`).test(plain(unit));

/** The factor that turns the first unit into the second; undefined when they do not compare. */
export function unitRatio(from: string, to: string): number | undefined {
  const a = plain(from);
  const b = plain(to);
  if (a === b) return 1;
  for (const family of Object.values(FAMILIES)) {
    if (family[a] && family[b]) return family[a] / family[b];
  }
  return undefined;
}
