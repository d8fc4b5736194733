/** The icons of the title page, which are there before all others. */
import paths from '../../../assets/built/icons-front.json' with { type: 'json' };

/** An icon that the title page has. */
export type FrontIconName = keyof typeof paths;

/** The outlines of all of them. */
export const FRONT_ICONS: Readonly<Record<FrontIconName, string>> = paths;

/** The icon of that name in the colour of the text, for the eye only. */
export function FrontIcon({ name }: Readonly<{ name: FrontIconName }>) {
  return <Outline path={paths[name]} />;
}

/** An outline on a field of 512 by 512 in the colour of the text, for the eye only. */
export function Outline({ path }: Readonly<{ path: string }>) {
  return (
    <svg class="icon" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
