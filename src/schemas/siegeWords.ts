/** Briefs and results of sieges of the War of the Ring, told to whoever writes or reads them. */
import { wordsFor } from './told.ts';

const count = (what: string) => wordsFor(what, `How many, 0 to 99. Left out: 0.`);

const counts = (title: string, description: string) =>
  wordsFor(title, `${description} By nation, such as "gondor".`, {
    each: wordsFor('Figures of a nation', 'How many figures of each sort.', {
      fields: {
        regular: count('Regulars'),
        elite: count('Elites'),
        leader: count('Leaders'),
        nazgul: count('Nazgûl'),
      },
    }),
  });

const army = (title: string, description: string) =>
  wordsFor(title, description, {
    fields: {
      figures: counts('Figures', 'The figures of the army.'),
      characters: wordsFor('Characters', 'The characters with the army, by id or name. Left out: none.'),
    },
  });

const cards = (title: string, description: string) =>
  wordsFor(title, description, {
    fields: {
      attacker: wordsFor('Attacker', 'Cards of the attacker, by id or name. Left out: none.'),
      defender: wordsFor('Defender', 'Cards of the defender, by id or name. Left out: none.'),
    },
  });

const policy = (side: string) =>
  wordsFor(`Policy of the ${side}`, `How the ${side} decides where no player does.`, {
    fields: {
      losses: wordsFor('Losses', 'Which figures are lost first.', {
        values: {
          'keep elites': 'regulars fall before elites are reduced',
          'reduce elites first': 'elites are reduced before regulars fall',
        },
      }),
      press: wordsFor('Press', 'When an attack goes on after a round.', {
        values: {
          'while not outnumbered': 'as long as the attacker is not outnumbered',
          never: 'it stops at once',
          always: 'it never stops',
        },
      }),
      hold: wordsFor('Hold', 'What a defender in the open does beside his stronghold.', {
        values: { stand: 'stands and fights', withdraw: 'withdraws into it' },
      }),
      cards: wordsFor('Cards', 'Whether combat cards are played.', {
        values: { none: 'none are played', 'as they come': 'each as soon as it can be' },
      }),
    },
  });

const SEATS = {
  gondor: 'the player of Gondor',
  rohan: 'the player of Rohan',
  'witch-king': 'the player of the Witch-king',
  saruman: 'the player of Saruman',
};

const PLAYERS = wordsFor('Players', 'Who sits at the table. Left out: two players.', {
  fields: {
    number: wordsFor('Number', '2, 3 or 4. Left out: 2.'),
    leading: wordsFor('Leading', 'Who holds the token of the leader in each alliance.', {
      fields: {
        free: wordsFor('Free Peoples', 'Who leads them.', { values: SEATS }),
        shadow: wordsFor('Shadow', 'Who leads it.', { values: SEATS }),
      },
    }),
  },
});

/** A siege brief. */
export const BRIEF = wordsFor('Siege brief', 'A battle of the War of the Ring, for the hexes of Pelennor or the dice.', {
  fields: {
    schema: wordsFor('Format', 'Says that this is a siege brief: always "war-of-the-ring/siege-brief/1".'),
    battle: wordsFor('Battle', 'The id of the battle: small letters, figures and hyphens. One result is taken for it.'),
    title: wordsFor('Title', 'What the battle is called. Left out: "A siege".'),
    rules: wordsFor('Rules', 'The rules of the strategic game. Left out: "guide".', {
      values: { guide: 'as the guide to the campaign reads them', published: 'as they are published' },
    }),
    region: wordsFor('Region', 'Where the battle is fought, by id or name.'),
    mode: wordsFor('Mode', 'What kind of battle it is.', {
      values: {
        assault: 'an attack on a besieged stronghold',
        sortie: 'the besieged come out',
        relief: 'an army comes from outside against the besiegers',
        field: 'a battle in the open',
      },
    }),
    from: wordsFor('From', 'Where the attacker came from, by id or name; in a field battle or a relief.'),
    attacker: army('Attacker', 'The army that attacks.'),
    defender: army('Defender', 'The army that is attacked.'),
    inside: army('Inside', 'Who is in the hold and takes no part. Left out: nobody.'),
    by: wordsFor('Paid by', 'What gave the attack. Left out: a card where one pays for the assault, else an Army die.', {
      values: { army: 'an Army die', character: 'a Character die', card: 'a card' },
    }),
    fellowship: wordsFor('Fellowship', 'True if the Fellowship is in the region. Left out: false.'),
    cards: cards('Events in force', 'Event cards that are in force, by the side that played them.'),
    hands: cards('Cards in hand', 'Cards that are held, for their combat halves.'),
    atWar: wordsFor('At war', 'The nations at war. Left out: all that fight here.'),
    dead: counts('Dead', 'Figures that are out of the game. Left out: none.'),
    pool: counts('Reinforcements', 'Figures in reinforcements. Left out: all that are nowhere else.'),
    elsewhere: counts('Elsewhere', 'Figures in other regions. Left out: none, or what "pool" leaves.'),
    inPlay: wordsFor('In play', 'Characters in play in other regions, by id or name. Left out: none.'),
    roundsPaid: wordsFor('Rounds paid', 'Rounds that the action pays for in an assault, 1 to 3. Left out: 1, or 3 with the card that says so.'),
    wear: wordsFor('Wear', 'Steps that figures have lost short of a hit, by figure. Left out: none.', {
      each: wordsFor('Steps', 'Steps that this figure has lost, 1 to 3.'),
    }),
    policies: wordsFor('Policies', 'How each side decides where no player does. Left out: as the rules have it.', {
      fields: { attacker: policy('attacker'), defender: policy('defender') },
    }),
    players: PLAYERS,
    seed: wordsFor('Seed', 'Where the dice begin, 0 to 2147483647: the same seed throws the same dice. Left out: 1.'),
  },
});

const AFTER = wordsFor('Afterwards', 'What was decided when the battle ended.', {
  fields: {
    defender: wordsFor('Defender', 'What the defender does (F2, S1). Left out: "stands".', {
      values: {
        stands: 'he stays',
        retreats: 'he goes to a region next to the battle',
        withdraws: 'he goes into his own hold',
      },
    }),
    to: wordsFor('To', 'The region a retreat goes to, by id or name. Left out: null.'),
    advance: wordsFor('Advance', 'Whether the attacker goes into the region once it is open to him (F3, S2, O2). Left out: true.'),
    stay: wordsFor('Stay', 'Figures and characters of the attacker that do not go along (F3). Left out: none.'),
    excess: wordsFor('Excess', 'Units above a limit, as their owner chooses them (B1, S2). Left out: none are chosen.'),
    spared: wordsFor('Spared', 'Characters who live though an event killed their army (ruling 8). Left out: none.'),
    noQuarter: wordsFor('No quarter', 'True if the inner goal was held at the end and the garrison is given up (4.6). Left out: false.'),
  },
});

/** A siege result. */
export const RESULT = wordsFor('Siege result', 'What became of every figure in a siege of the War of the Ring.', {
  fields: {
    schema: wordsFor('Format', 'Says that this is a siege result: always "war-of-the-ring/siege-result/1".'),
    brief: BRIEF,
    result: wordsFor('Result', 'What the hexes or the dice left.', {
      fields: {
        battle: wordsFor('Battle', 'The id of the battle, as in its brief.'),
        link: wordsFor('Link', 'The hash of the battle as it went out: 64 figures and letters a to f.'),
        by: wordsFor('Fought by', 'What decided the battle.', {
          values: { dice: 'the dice of the strategic game', tactics: 'the hexes of Pelennor' },
        }),
        rounds: wordsFor('Rounds', 'How many rounds were fought, 0 to 99.'),
        steps: wordsFor('Steps', 'The steps left to every figure; each is named once (C5).', {
          each: wordsFor('Steps left', '0 to 8; 0 for a figure that fell.'),
        }),
        fallen: wordsFor('Fallen', 'Characters whom a card has killed, whatever became of their army (B9). Left out: none.'),
        after: AFTER,
        seal: wordsFor('Check sum', 'The hash of all the rest: it shows damage on the way. It is no signature; anybody can make a new one.'),
      },
    }),
  },
});
