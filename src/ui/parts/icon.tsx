/** Icons of the page, from the same drawings as the counters. */
import paths from '../../../assets/built/icons.json' with { type: 'json' };
import { FRONT_ICONS, Outline } from './frontIcon.tsx';

const PATHS: Readonly<Record<string, string>> = { ...FRONT_ICONS, ...paths };

/** The outline of an icon on a field of 512 by 512, for drawings that have it within them; empty for an unknown name. */
export function iconPath(name: string): string {
  return PATHS[name] ?? '';
}

/** The icon of that name in the colour of the text, for the eye only; an unknown name shows nothing. */
export function Icon({ name }: Readonly<{ name: string }>) {
  const path = PATHS[name];
  if (path === undefined) return null;
  return <Outline path={path} />;
}
