/** Documents that somebody has tampered with: one place of them is put otherwise. */
import type { Draw } from '../../src/ai/agent.ts';

type Place = readonly (string | number)[];

/** What a forger writes: wrong types, wrong bounds, and things that are almost right. */
const STRAWS: readonly unknown[] = [
  null,
  true,
  false,
  -1,
  0,
  1,
  2,
  3,
  4,
  99,
  1.5,
  'off',
  '1213',
  '9999',
  '1213/1313',
  'gondor-r-01-a',
  '',
  [],
  {},
];

/** A copy of a JSON value with one place drawn and changed: another value, one from elsewhere in it, a part less or twice. */
export function forged(document: unknown, draw: Draw): unknown {
  const copy = JSON.parse(JSON.stringify(document)) as unknown;
  const places = placesOf(copy).filter((place) => place.length > 0);
  const place = places[draw(places.length)];
  if (place === undefined) return STRAWS[draw(STRAWS.length)];
  const home = at(copy, place.slice(0, -1)) as Record<string | number, unknown>;
  const key = place.at(-1)!;
  switch (draw(4)) {
    case 0:
      home[key] = STRAWS[draw(STRAWS.length)];
      break;
    case 1:
      home[key] = JSON.parse(JSON.stringify(at(copy, places[draw(places.length)]!)));
      break;
    case 2:
      if (Array.isArray(home)) home.splice(Number(key), 1);
      else delete home[key];
      break;
    default:
      if (Array.isArray(home)) home.push(home[Number(key)]);
      else home[`${key}-x`] = home[key];
  }
  return copy;
}

function placesOf(value: unknown): readonly Place[] {
  if (value === null || typeof value !== 'object') return [[]];
  const parts = Array.isArray(value)
    ? value.map((part, index) => [index, part] as const)
    : Object.entries(value);
  return [[], ...parts.flatMap(([key, part]) => placesOf(part).map((rest): Place => [key, ...rest]))];
}

function at(value: unknown, place: Place): unknown {
  return place.reduce((now: unknown, key) => (now as Record<string | number, unknown>)[key], value);
}
