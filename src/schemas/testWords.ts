/** The tests of an author, told to him. */
import { PHASE } from './eventWords.ts';
import { wordsFor } from './told.ts';

const PIECE = wordsFor('Piece', 'Who does it, by the id in "pieces".');
const TO = wordsFor(
  'To',
  'At what: a hex such as "1213", a hexside such as "1213/1313", or a piece by its id. Left out: at anything.',
);

const DEED = wordsFor('Action', 'What is done.', {
  values: {
    Move: 'moves (2.7)',
    MoveAlone: 'moves alone, of a personage (2.20.2)',
    Fly: 'flies (2.20.4)',
    Cast: 'casts a spell (2.12)',
    RaiseLadder: 'raises a ladder (2.11.2)',
    ThrowDown: 'throws a ladder down (2.11.4)',
    Breach: 'an engine strikes a wall, tower or gate (16.3)',
    Bombard: 'a catapult strikes an engine (2.11.6)',
    Dock: 'a siege tower docks (2.11.3)',
    ThrowHead: 'an engine throws a head (2.11.8)',
    DigTrench: 'digs a trench (2.2.10)',
    Pour: 'pours oil (2.11.9)',
    RemoveDummy: 'a dummy is taken away (2.11.11)',
    Fire: 'shoots (2.8.2)',
    Melee: 'fights hand to hand (2.8.C)',
    Challenge: 'challenges to a duel (2.20.5)',
    Rally: 'rallies a unit (2.9.1)',
    RallyToBanner: 'rallies to the banner (2.12.7)',
    ClearHead: 'takes a head away (2.9.5)',
    RallySelf: 'rallies by itself (2.9.3)',
  },
});

const deeds = (title: string, description: string) =>
  wordsFor(title, description, { each: wordsFor('Deed', 'One action.', { fields: { do: DEED, piece: PIECE, to: TO } }) });

/** The tests. */
export const TESTS = wordsFor(
  'Tests',
  'What the author holds to be true of the battle, 40 at most: found out after every change, and told among the problems. The game does not read them.',
  {
    each: wordsFor('Test', 'A position, and what follows from it.', {
      fields: {
        id: wordsFor('Id', 'What the test is called in the list of problems, in small letters, figures and hyphens.'),
        position: wordsFor('Position', 'The battle as it begins, but for what is said here. Left out: just as it begins.', {
          fields: {
            turn: wordsFor('Turn', 'The game-turn, 1 to 99. Left out: the first.'),
            phase: PHASE,
            pieces: wordsFor('Pieces', 'Where pieces stand that stand elsewhere at first, by their ids.', {
              each: wordsFor('Hex', 'A printed hex number, or "off".'),
            }),
            breached: wordsFor('Breached works', 'Walls, towers and gates that are down besides those of the opening.'),
            lost: wordsFor('Lost levels', 'City levels that the besieger has taken besides those of the opening, 1 to 7.'),
            tracks: wordsFor('Tracks', 'Where the tracks stand, by the id of the force.', {
              each: wordsFor('Points', 'The points on the track, -999 to 999.'),
            }),
          },
        }),
        may: deeds('May', 'Actions that are legal at some time in this phase; without a phase, in this turn.'),
        mayNot: deeds('May not', 'Actions that are legal at no time in this phase; without a phase, in this turn.'),
        verdict: wordsFor('Verdict', 'How it ends if nobody does more than he must.', {
          fields: {
            after: wordsFor('After', 'When that is asked.', {
              values: { turn: 'when this turn is over', game: 'when the battle is over' },
            }),
            side: wordsFor('Side', 'The side that has won, by its id; null: nobody.'),
          },
        }),
      },
    }),
  },
);
