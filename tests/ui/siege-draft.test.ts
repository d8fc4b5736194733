// A siege brief put together by hand, in one line, or by a document: three views of one thing.
import { describe, expect, test } from 'vitest';
import { readText } from '../../src/ui/features/strategic/war-of-the-ring/bring.ts';
import {
  documentOf,
  draftOf,
  type ArmyDraft,
} from '../../src/ui/features/strategic/war-of-the-ring/draft.ts';
import * as edits from '../../src/ui/features/strategic/war-of-the-ring/edits.ts';
import { linkEnd, textInLink } from '../../src/ui/features/strategic/link.ts';
import {
  afterNote,
  textForLink,
  noteFor,
  omissionsOf,
} from '../../src/ui/features/strategic/war-of-the-ring/note.ts';
import { briefTable } from '../../src/ui/features/strategic/war-of-the-ring/briefTable.ts';
import { FAMOUS } from '../../src/strategic/war-of-the-ring/famous.ts';
import { WAR_OF_THE_RING } from '../../src/strategic/war-of-the-ring/game.ts';
import { readNote } from '../../src/strategic/war-of-the-ring/notation/readNote.ts';

function draftFrom(text: string): ArmyDraft {
  const found = readText(text);
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.value.draft;
}

const CITY = draftFrom('Minas Tirith: 3R 1E 1L v 8R 2E 1N, published');

function read(draft: ArmyDraft) {
  return WAR_OF_THE_RING.parse(documentOf(draft));
}

describe('a draft is the brief it was read from', () => {
  test.each(FAMOUS.map((document) => [document.battle, document] as const))('%s', (_, document) => {
    const whole = WAR_OF_THE_RING.parse(document);
    const draft = draftFrom(JSON.stringify(document));
    expect(whole.ok && read(draft)).toEqual(whole);
  });

  test.each(FAMOUS.map((document) => [document.battle, document] as const))(
    '%s, as its one line says it',
    (_, document) => {
      const draft = draftFrom(JSON.stringify(document));
      const again = readNote(noteFor(draft));
      expect(again.ok && draftOf(again.value).armies.attacker).toEqual(draft.armies.attacker);
      expect(again.ok && draftOf(again.value).cards).toEqual(draft.cards);
    },
  );
});

describe('figures', () => {
  test('one more elite is in the line at once', () => {
    const more = edits.muster(CITY, 'defender', 'gondor', 'elite', 1);
    expect(noteFor(more)).toBe('Minas Tirith: 3R 2E 1L Gondor v 8R 2E 1N Sauron, published');
  });

  test('there are never fewer than none, nor more than were printed', () => {
    const none = edits.muster(CITY, 'defender', 'gondor', 'leader', -4);
    expect(none.armies.defender.figures.gondor?.leader).toBe(0);
    const all = edits.muster(CITY, 'attacker', 'sauron', 'elite', 40);
    expect(all.armies.attacker.figures.sauron?.elite).toBe(6);
    expect(edits.spare(all, 'sauron', 'elite')).toBe(0);
  });

  test('a nation that has lost its last figure is named no more', () => {
    const one = draftFrom("Helm's Deep: 1R v 4R");
    expect(edits.muster(one, 'defender', 'rohan', 'regular', -1).armies.defender.figures).toEqual({});
  });

  test('more than ten in the open, or five in the hold, are told and not hidden', () => {
    const many = edits.muster(
      edits.muster(CITY, 'attacker', 'sauron', 'regular', 3),
      'defender',
      'rohan',
      'regular',
      4,
    );
    const problems = read(many);
    expect(problems.ok ? [] : problems.problems.map(({ path }) => path)).toEqual([
      '/defender/figures',
      '/attacker/figures',
    ]);
  });
});

describe('characters and cards', () => {
  test('whoever joins an army leaves the other, or wherever he was in play', () => {
    const inside = edits.toggleCharacter(CITY, 'defender', 'aragorn');
    const moved = edits.toggleCharacter(edits.setMode(inside, 'relief'), 'inside', 'aragorn');
    expect(moved.armies.inside.characters).toEqual(['aragorn']);
    expect(moved.armies.attacker.characters).toEqual([]);
    const gone = edits.toggleInPlay(moved, 'aragorn');
    expect([gone.inPlay, gone.armies.inside.characters]).toEqual([['aragorn'], []]);
  });

  test('a card is put into force and taken out again', () => {
    const grond = edits.toggleCard(CITY, 'cards', 'attacker', 'sh-char-20');
    expect(grond.cards.attacker).toEqual(['sh-char-20']);
    expect(edits.toggleCard(grond, 'cards', 'attacker', 'sh-char-20')).toEqual(CITY);
  });
});

describe('place and kind of battle', () => {
  test('in a sortie and a relief those of the hold attack: the armies change places, and back again', () => {
    const sortie = edits.setMode(CITY, 'sortie');
    expect([sortie.attacking, sortie.armies.attacker]).toEqual(['free', CITY.armies.defender]);
    expect(edits.setMode(sortie, 'assault').armies).toEqual(CITY.armies);
  });

  test('a region without a stronghold is fought for in the field', () => {
    expect(edits.moveTo(CITY, 'pelargir').mode).toBe('field');
  });

  test('nobody comes from elsewhere to an assault, and rounds are paid for in no other battle', () => {
    const relief = { ...edits.setMode(CITY, 'relief'), from: 'lossarnach' };
    expect(edits.setMode(relief, 'assault').from).toBeNull();
    const paid = { ...CITY, aside: { roundsPaid: 1 } };
    expect(edits.setMode(paid, 'sortie').aside).toEqual({});
  });

  test('emptied, the owner of the land holds it', () => {
    const empty = edits.clearArmies(edits.exchangeSides(CITY));
    expect([empty.attacking, empty.armies.attacker.figures]).toEqual(['shadow', {}]);
  });
});

describe('what a line cannot say', () => {
  const held = edits.toggleCard(
    { ...CITY, players: { ...CITY.players, number: 4 } },
    'hands',
    'attacker',
    'sh-char-01',
  );

  test('is told', () => {
    expect(omissionsOf(CITY)).toEqual([]);
    expect(omissionsOf(held)).toEqual(['players']);
  });

  test('stays while the line is written for the same battle', () => {
    const line = readNote('Minas Tirith: 2R 1L v 6R 2N');
    const after = line.ok ? afterNote(held, line.value) : null;
    expect([after?.players.number, after?.rules]).toEqual([4, 'guide']);
  });

  test('a line says the cards in hand and how the sides decide: what it says no more is gone', () => {
    const said = readNote(`${noteFor(held)}, attacker never presses`);
    expect(said.ok && afterNote(held, said.value)).toMatchObject({
      hands: held.hands,
      policies: { attacker: { press: 'never' } },
    });
    const unheld = readNote('Minas Tirith: 2R 1L v 6R 2N');
    expect(unheld.ok && afterNote(held, unheld.value).hands).toEqual({ attacker: [], defender: [] });
  });

  test('is forgotten for another place, but for the players', () => {
    const line = readNote('Erebor: 1R 2E v 8R');
    const after = line.ok ? afterNote(held, line.value) : null;
    expect([after?.hands.attacker, after?.players.number]).toEqual([[], 4]);
  });

  test('goes with the link, which is the line itself where the line says all', () => {
    expect(textInLink(linkEnd(textForLink(CITY)))).toBe(noteFor(CITY));
    expect(draftFrom(textInLink(linkEnd(textForLink(held)))!)).toEqual(held);
  });
});

describe('the table of the room', () => {
  test('the draft follows the line, and the line follows the draft', () => {
    const table = briefTable();
    table.write("Helm's Deep: 1R v 4R 1E");
    expect(table.draft.value.region).toBe('helms-deep');
    table.change((draft) => edits.muster(draft, 'attacker', 'isengard', 'regular', 1));
    expect(table.note.value).toBe("Helm's Deep: 1R Rohan v 5R 1E Isengard, guide");
  });

  test('a line that cannot be read stays as it is written, and the last brief that was whole stays', () => {
    const table = briefTable();
    const before = table.whole.value;
    table.write('Minas Tirith: 3R 1X v 8Q');
    expect(table.note.value).toBe('Minas Tirith: 3R 1X v 8Q');
    expect(table.noteProblems.value.map(({ path }) => path)).toEqual(['column 18', 'column 23']);
    expect(table.whole.value).toBe(before);
  });

  test('a draft with a fault is shown, and the last brief that was whole stays', () => {
    const table = briefTable();
    const before = table.whole.value;
    table.change(edits.clearArmies);
    expect(table.problems.value.length).toBeGreaterThan(1);
    expect(table.whole.value).toBe(before);
  });
});

describe('what strangers bring', () => {
  test.each(['', '{', '[]', '{"schema":"war-of-the-ring/siege-result/1"}', 'nonsense', '"Minas Tirith"'])(
    '%s is refused with a place, and never throws',
    (text) => {
      const found = readText(text);
      expect(found.ok).toBe(false);
    },
  );

  test('an address without a siege has none, and one that was cut off cannot be read', () => {
    expect([textInLink(''), textInLink('#other'), textInLink('#siege=%%%')]).toEqual([null, null, undefined]);
    expect(textInLink(linkEnd('Lórien: 1R v 2R'))).toBe('Lórien: 1R v 2R');
  });
});
