// Each feature has its style beside it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, filesBelow } from '../../scripts/fingerprint.mjs';
import { looseStyles, misplacedRules, type Sheet } from './dressed.ts';

/** Rules that stand with what they are about and not with whom they dress. */
const APART = [
  // A small screen is laid out as a whole: the style of all that changes for it is fetched by small screens only.
  { path: 'features/phone/phone.css', selector: /^/ },
  // The lamp of a lesson: what it lights belongs to others.
  { path: 'features/tutorial/lessons.css', selector: /^\[data-(lit|lesson)/ },
  // Black, white and one bright colour, wherever they are.
  { path: 'parts/tokens.css', selector: /^:root\[data-contrast='high'\]/ },
];

function sheets(kind: RegExp): readonly Sheet[] {
  return filesBelow(['src/ui'])
    .filter((file) => kind.test(file))
    .map((file) => ({
      path: file.slice('src/ui/'.length),
      text: readFileSync(join(ROOT, file), 'utf8'),
    }));
}

const views = sheets(/\.tsx$/);
const styles = sheets(/\.css$/);

describe('each feature has its style beside it', () => {
  const misplaced = misplacedRules(views, styles);
  const isApart = (found: (typeof misplaced)[number]): boolean =>
    APART.some(({ path, selector }) => path === found.path && selector.test(found.selector));

  test('there are styles to read', () => {
    expect(styles.length).toBeGreaterThan(60);
  });

  test('a class that only one feature uses is dressed in the folder of that feature', () => {
    expect(misplaced.filter((found) => !isApart(found))).toEqual([]);
  });

  test('whatever stands apart is there', () => {
    for (const { path, selector } of APART) {
      expect(
        misplaced.some((found) => found.path === path && selector.test(found.selector)),
        path,
      ).toBe(true);
    }
  });

  test('every style sheet of a feature is imported from its own folder', () => {
    expect(
      looseStyles(
        views,
        styles.filter(({ path }) => path.startsWith('features/')),
      ),
    ).toEqual([]);
  });
});

describe('a planted offence is found', () => {
  const BELL = {
    path: 'features/bell/bellView.tsx',
    text: 'const Bell = () => <p class="bell"><b class={loud ? "panel loud" : `tone tone-${pitch}`} /></p>;',
  };
  const HORN = {
    path: 'features/horn/hornView.tsx',
    text: 'const Horn = () => <p class="panel horn" />;',
  };
  const found = (path: string, text: string): readonly string[] =>
    misplacedRules([BELL, HORN], [{ path, text }]).map(({ selector, belongs }) => `${selector} → ${belongs}`);

  test('a class of a feature that is dressed by the shell, by a part, or by another feature', () => {
    expect(found('shell/page.css', '.panel,\n.bell { margin: 0; }')).toEqual(['.bell → features/bell']);
    expect(found('parts/cards.css', '@media (width < 9px) { .panel .loud i { top: 0; } }')).toEqual([
      '.panel .loud i → features/bell',
    ]);
    expect(found('features/horn/horn.css', ':is(p, .tone-4) > b { top: 0; }')).toEqual([
      ':is(p, .tone-4) > b → features/bell',
    ]);
  });

  test('its own feature, what two wear, what befalls it beside another, and what nobody wears', () => {
    expect(found('features/bell/bell.css', '.bell .tone-4 { top: 0; } /* .horn { } */')).toEqual([]);
    expect(found('shell/page.css', '.panel h2 { top: 0; }')).toEqual([]);
    expect(found('features/horn/horn.css', '.bell:has(.horn) { top: 0.5em; }')).toEqual([]);
    expect(found('shell/page.css', '.wind { background: url("a.bell"); }')).toEqual([]);
  });

  test('a style sheet that only another folder imports', () => {
    const style = { path: 'features/bell/bell.css', text: '' };
    const beside = { ...BELL, text: "import './bell.css';\n" };
    const across = { ...HORN, text: "import '../bell/bell.css';\n" };
    expect(looseStyles([beside], [style])).toEqual([]);
    expect(looseStyles([across], [style])).toEqual(['features/bell/bell.css']);
  });
});
