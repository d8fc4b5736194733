/** One-line notes: read to the brief they mean, and wrong ones told by their column. */
import { wordSaid } from '../../src/i18n/siegeSaid.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { USUAL } from '../../src/strategic/war-of-the-ring/brief/policy.ts';
import { cardOf } from '../../src/strategic/war-of-the-ring/facts.ts';
import { FAMOUS } from '../../src/strategic/war-of-the-ring/famous.ts';
import { readNote } from '../../src/strategic/war-of-the-ring/notation/readNote.ts';
import { POLICY_WORDS } from '../../src/strategic/war-of-the-ring/notation/tail.ts';
import { noteOf } from '../../src/strategic/war-of-the-ring/notation/writeNote.ts';
import { parseBrief } from '../../src/strategic/war-of-the-ring/brief/parseBrief.ts';
import type { SiegeBrief } from '../../src/strategic/war-of-the-ring/brief/brief.ts';

function brief(note: string): SiegeBrief {
  const read = readNote(note);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

function problems(note: string): readonly string[] {
  const read = readNote(note);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path}: ${code}`);
}

function message(note: string): string {
  const read = readNote(note);
  return read.ok ? '' : wordSaid(read.problems[0]!.said);
}

const EXAMPLE = 'Minas Tirith: 3R 1E 1L v 8R 2E 1N +WK, Grond';

describe('a note', () => {
  test('names the place, who holds it, who comes, and the card that pays for three rounds', () => {
    expect(brief(EXAMPLE)).toMatchObject({
      rules: 'guide',
      region: 'minas-tirith',
      mode: 'assault',
      by: 'card',
      roundsPaid: 3,
      attacker: {
        figures: { sauron: { regular: 8, elite: 2, leader: 0, nazgul: 1 } },
        characters: ['witch-king'],
      },
      defender: { figures: { gondor: { regular: 3, elite: 1, leader: 1, nazgul: 0 } }, characters: [] },
      cards: { attacker: ['sh-char-20'], defender: [] },
    });
  });

  test.each([
    'minas tirith : 3r,1e,1l V 8r,2e 1n + witch-king,grond',
    'MINAS-TIRITH: 3 regulars 1 elite 1 leader vs. 8R 2E 1 Nazgûl +wk , Grond, Hammer of the Underworld',
    'assault on Minas Tirith: Gondor 3R 1E 1L v Sauron 8R 2E 1N +The Witch-king, GROND, guide',
    'Minas Tirith: 3R 1E 1L Gondor v 8R 2E Sauron 1N +WK, Grond',
  ])('may be written otherwise: %s', (note) => {
    expect(brief(note)).toEqual(brief(EXAMPLE));
  });

  test('nations that are not named are those of the land and their nearest foe', () => {
    expect(Object.keys(brief('Helms Deep: 1R v 4R 1E').attacker.figures)).toEqual(['isengard']);
    expect(Object.keys(brief('Umbar: 3R v 5R 1L').attacker.figures)).toEqual(['gondor']);
    expect(Object.keys(brief('Osgiliath: 2R v 5R').defender.figures)).toEqual(['gondor']);
    expect(Object.keys(brief('Dale: 1R 1L v So 6R 1E Sa 2R').attacker.figures).toSorted()).toEqual([
      'sauron',
      'southrons',
    ]);
  });

  test('either alliance may besiege, and whoever is named says which side he is on', () => {
    expect(brief('Minas Tirith: 4R Southrons v 6R 2E +Aragorn').defender.figures).toHaveProperty('southrons');
    expect(brief('Minas Tirith: 4R v 6R 2E 1L +Aragorn').defender.figures).toHaveProperty('sauron');
  });

  test('a sortie, a relief, a battle in the open', () => {
    const sortie = brief('sortie from Erebor: 1R 2E 1L v 6R 1E Southrons');
    expect([sortie.mode, sortie.roundsPaid]).toEqual(['sortie', 0]);
    expect(sortie.attacker.figures).toHaveProperty('dwarves');
    const relief = brief('relief of Minas Tirith: 8R 2E v 4R 2E Rohan, published');
    expect([relief.mode, relief.rules]).toEqual(['relief', 'published']);
    expect(relief.defender.figures).toHaveProperty('sauron');
    expect(brief('field at Minas Tirith: 3R v 8R').mode).toBe('field');
    expect(brief('Dale: 1R 1L v 10R').mode).toBe('field');
  });

  test.each([
    ['Minas Tirith', 'column 13: no-colon'],
    ['Minas Tirth: 3R v 8R', 'column 1: no-such-region'],
    ['Minas Tirith: 3R 8R', 'column 14: no-two-armies'],
    ['Minas Tirith: 3R 1X v 8R', 'column 18: not-understood'],
    ['Minas Tirith: 3R v 8R +Gandolf', 'column 23: no-such-character'],
    ['Minas Tirith: 3R v 8R, Grund', 'column 24: no-such-card'],
    ['Minas Tirith: 3R v 18R', 'column 20: too-many-in-region'],
    ['Minas Tirith: 3R v 8R, Grond', 'column 24: impossible-card'],
    ['Minas Tirith: 3R 6L v 8R', 'column 18: too-many-figures'],
  ])('%s', (note, problem) => {
    expect(problems(note)).toEqual([problem]);
  });

  test('a name that is nearly right is suggested', () => {
    const message = (note: string): string => {
      const read = readNote(note);
      return read.ok ? '' : wordSaid(read.problems[0]!.said);
    };
    expect(message('Minas Tirth: 3R v 8R')).toContain('did you mean "Minas Tirith"?');
    expect(message('Minas Tirith: 3R v 8R +Gandolf')).toContain('Gandalf');
    expect(message('Minas Tirith: 3R v 8R, Grund')).toContain('Grond');
  });

  test.each([
    'Minas Tirith: 3R constructor v 8R',
    'Minas Tirith: 3R v 8R +constructor',
    'Minas Tirith: 3R v 8R, constructor',
  ])('%s: what every table of a program has is no name of ours', (note) => {
    expect(message(note)).toContain('constructor');
  });

  test.each(FAMOUS.map((one) => [one.title, one] as const))('%s is told and read again', (_, document) => {
    const read = parseBrief(document);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const { attacker, defender, cards, rules, mode, region } = read.value;
    expect(brief(noteOf(read.value))).toMatchObject({ attacker, defender, cards, rules, mode, region });
  });

  test('says combat cards in hand, who is in play, how the sides decide, and that nobody waits in reinforcements', () => {
    const read = brief(
      "Helm's Deep: 3R 1E v 8R 2E Isengard, in hand Charge, in hand Valour, Saruman in play, attacker never presses, defender keeps elites, defender plays no cards, no reinforcements",
    );
    expect(read.hands.defender.map((id) => cardOf(id)!.combatCard)).toEqual(['Charge', 'Valour']);
    expect(read.inPlay).toEqual(['saruman']);
    expect(read.policies.attacker).toEqual({ ...USUAL.attacker, press: 'never' });
    expect(read.policies.defender).toEqual({ ...USUAL.defender, losses: 'keep elites', cards: 'none' });
    expect(read.pool).toEqual({});
  });

  test('the same title twice is two cards, if there are two', () => {
    const { hands } = brief('Minas Tirith: 3R 1E v 8R 2E, in hand Charge, in hand Charge');
    expect(new Set(hands.defender).size).toBe(2);
  });

  test('what it says is what its note says again', () => {
    for (const note of [
      "Helm's Deep: 3R 1E v 8R 2E Isengard, in hand Charge, Saruman in play, attacker never presses",
      'relief of Minas Tirith: 3R Gondor v 8R 1N, held by the Shadow',
      'relief of Minas Tirith: 8R 1N v 3R Gondor, defender keeps elites',
    ]) {
      const read = brief(note);
      expect(brief(noteOf(read))).toEqual(read);
    }
  });

  test('before a relief the besieger stands first; the other way round is told, not taken', () => {
    const said = brief('relief of Minas Tirith: 8R 1N v 3R 2E 1L Rohan');
    expect(Object.keys(said.defender.figures)).toEqual(['sauron']);
    expect(Object.keys(said.attacker.figures)).toEqual(['rohan']);
    expect(message('relief of Minas Tirith: 3R 2E 1L Rohan v 8R 1N')).toContain(
      'the besieger comes first and the reliever second',
    );
    expect(message('relief of Minas Tirith: 3R 2E 1L Rohan v 8R 1N')).toContain('held by the Shadow');
    expect(problems('relief of Orthanc: 3R Rohan v 8R Isengard')).toEqual([]);
  });

  test.each([
    ['Minas Tirith: 3R v 8R, gide', '"guide"'],
    ['Minas Tirith: 3R v 8R, publishd', '"published"'],
    ['Minas Tirith: 3R v 8R +Gimly', '"Gimli"'],
    ['Minas Tirith: 3R v 8R +WQ', '"WK"'],
    ['Minas Tirith: 3R v 8R Saurn', '"Sauron"'],
    ['Minas Tirith: 3R v 8R Rohn', '"Rohan"'],
    ['sorty from Minas Tirith: 3R v 8R', '"sortie"'],
    ['relif of Minas Tirith: 8R v 3R', '"relief"'],
    ['Minas Tirith: 3R v 8R, Sarumann in play', '"Saruman"'],
    ['Minas Tirith: 3R v 8R, attacker never press', '"never presses"'],
  ])('%s: a near miss is named', (note, meant) => {
    expect(message(note)).toContain(meant);
  });

  test.each([
    'Minas Tirith: 3R v 8R, xy',
    'Minas Tirith: 3R v 8R +Qx',
    'Ab: 3R v 8R',
    'Minas Tirith: 3R v 8R zz',
  ])('%s: a short word is not taken for another that it hardly shares a letter with', (note) => {
    expect(message(note)).not.toContain('did you mean');
  });

  test('every example of docs/siege-note.md is read, and every decision of its grammar', () => {
    const page = readFileSync('docs/siege-note.md', 'utf8');
    const examples = /```siege\n([^`]+)```/.exec(page)![1]!.trim().split('\n');
    expect(examples.flatMap((note) => problems(note).map((one) => `${note}: ${one}`))).toEqual([]);
    expect(examples.length).toBeGreaterThan(7);
    const [, decisions] = /decision {2}= ([^;]+);/.exec(page)!;
    const quoted = [...decisions!.matchAll(/"([^"]+)"/g)].map(([, words]) => words);
    expect(quoted.toSorted()).toEqual(Object.keys(POLICY_WORDS).toSorted());
  });
});
