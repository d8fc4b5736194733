// docs/make-a-scenario.md is followed: the battle of the page is made, is sound, goes into a link and is played.
import { expect, test } from 'vitest';
import { writeDocument } from '../../src/editor/document.ts';
import { problemsOf } from '../../src/editor/problems/problems.ts';
import { LONGEST_LINK, readLink, writeLink } from '../../src/editor/share/link.ts';
import * as formWords from '../../src/i18n/en/editorForms.ts';
import * as hintWords from '../../src/i18n/en/editorHints.ts';
import * as liveryWords from '../../src/i18n/en/editorLivery.ts';
import * as editorWords from '../../src/i18n/en/editorPage.ts';
import * as tourWords from '../../src/i18n/en/editorTour.ts';
import * as trialWords from '../../src/i18n/en/editorTrials.ts';
import { openText } from '../../src/editor/document.ts';
import * as panels from '../../src/i18n/en/panels.ts';
import { random } from '../../src/ai/random.ts';
import { NO_LIBRARY } from '../../src/scenario/library.ts';
import { openScenario } from '../../src/scenario/parse.ts';
import { playout } from '../../src/session/playout.ts';
import { SCENES } from '../look/scenes.ts';
import { battleOfTheWalk, WALK } from '../kit/walk.ts';

const BATTLE = battleOfTheWalk();

test('there is nothing to tell of the battle of the page, its own tests among it', () => {
  expect(problemsOf(BATTLE)).toEqual([]);
  expect(BATTLE.tests?.length).toBeGreaterThan(1);
  const read = openText(writeDocument(BATTLE), NO_LIBRARY);
  expect(read.ok && writeDocument(read.value)).toBe(writeDocument(BATTLE));
});

test('it goes into a link and comes out of it', () => {
  const link = writeLink(BATTLE);
  expect(link.length).toBeLessThan(LONGEST_LINK / 2);
  const read = readLink(`#${link}`);
  expect(read.ok && writeDocument(read.value)).toBe(writeDocument(BATTLE));
});

test('it is played to its end', () => {
  const opened = openScenario(BATTLE, NO_LIBRARY);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  expect(playout(opened.value.battle, [random, random], 1, 0).state.verdict).not.toBeNull();
});

test('every button and page that it names is called so in the game', () => {
  const words = new Set(
    [editorWords, formWords, hintWords, liveryWords, tourWords, trialWords, panels]
      .flatMap((catalogue) => Object.values(catalogue))
      .flatMap((part) => Object.values(part) as unknown[]),
  );
  const named = [...WALK.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((name) => !words.has(name))).toEqual([]);
});

test('every picture that it shows is one of the battle that it makes', () => {
  const shown = [...WALK.matchAll(/!\[[^\]]+\]\(looks\/([\w-]+)\.jpg\)/g)].map(([, name]) => name!);
  expect(shown.length).toBeGreaterThan(3);
  expect(SCENES.filter(({ of }) => of === 'walk').map(({ name }) => name)).toEqual(shown);
});
