/** The words of the sequence of play (2.18). `{side}` is the side that acts. */

/** The eight phases as the bar shows them, with the icon of each. */
export const PHASES = [
  { id: 'initial-magic', label: 'Magic', icon: 'wizard-staff' },
  { id: 'siege', label: 'Siege', icon: 'siege-tower' },
  {
    id: 'besieger-movement',
    label: '{besieger}{besiegerIs, select, many { move} other { moves}}',
    icon: 'boot-prints',
  },
  {
    id: 'besieger-combat',
    label: '{besieger}{besiegerIs, select, many { fight} other { fights}}',
    icon: 'crossed-swords',
  },
  { id: 'second-magic', label: 'Magic II', icon: 'wizard-staff' },
  {
    id: 'defender-movement',
    label: '{defender}{defenderIs, select, many { move} other { moves}}',
    icon: 'boot-prints',
  },
  {
    id: 'defender-combat',
    label: '{defender}{defenderIs, select, many { fight} other { fights}}',
    icon: 'crossed-swords',
  },
  { id: 'rally', label: 'Rally', icon: 'rally-the-troops' },
] as const;

/** What a step is called, what can be done in it, and the word on the button that ends it. */
export interface StepWords {
  readonly label: string;
  readonly canDo: string;
  readonly end: string;
}

const retreat: StepWords = {
  label: 'Retreat',
  canDo: 'Choose where the unit falls back to.',
  end: 'A retreat is owed',
};
const missile: StepWords = {
  label: 'Missile segment',
  canDo: 'Shoot with bows and catapults.',
  end: 'End shooting',
};
const melee: StepWords = {
  label: 'Melee segment',
  canDo: 'Attack enemies in contact or over ladders.',
  end: 'End melee',
};
const slip: StepWords = {
  label: 'Slip away?',
  canDo: 'The attacked cavalry may slip away, or stand fast.',
  end: 'A decision is owed',
};
const advance: StepWords = {
  label: 'Advance',
  canDo: 'Advance into the hex that was cleared, or hold your ground.',
  end: 'A decision is owed',
};
const escape: StepWords = {
  label: 'Escape',
  canDo: 'Choose where he escapes to.',
  end: 'A decision is owed',
};
const answer: StepWords = {
  label: 'A challenge',
  canDo: 'Accept the duel, or decline it.',
  end: 'A decision is owed',
};
const withdraw: StepWords = {
  label: 'Thrown back',
  canDo: 'Choose where he falls back to after the duel.',
  end: 'A decision is owed',
};
const magic: StepWords = {
  label: 'Magic leader',
  canDo: 'Each magic leader may cast one spell, or move.',
  end: 'End magic',
};
const oil: StepWords = {
  label: 'Oil',
  canDo: 'Pour oil on enemies below a wall, or none.',
  end: 'No more oil',
};
const duel: StepWords = {
  label: 'Duels',
  canDo: 'Leaders in contact may challenge each other.',
  end: 'End duels',
};
const rally: StepWords = {
  label: 'Rally',
  canDo: 'Try to rally disrupted units, and have heads taken away.',
  end: 'End rally',
};

/** By step, as the turn chart names them. */
export const STEPS: Readonly<Record<string, StepWords>> = {
  'setup.defender': {
    label: 'Set-up',
    canDo: 'Place your pieces in the blue area, or leave them as they stand.',
    end: 'Set-up done',
  },
  'setup.besieger': {
    label: 'Set-up',
    canDo: 'Place your pieces in the blue area, or leave them as they stand.',
    end: 'Begin the battle',
  },
  'initial-magic.defender': magic,
  'initial-magic.besieger': magic,
  'siege.choosing': {
    label: 'Siege phase',
    canDo: 'Raise ladders, throw stones and heads, strike with Grond.',
    end: 'End siege phase',
  },
  'siege.retreating': retreat,
  'siege.escaping': escape,
  'besieger-movement.choosing': {
    label: 'Movement phase',
    canDo:
      'Move units and captains, push engines, dock towers, climb ladders or raise them at the end of a move.',
    end: 'End movement',
  },
  'besieger-movement.escaping': escape,
  'besieger-combat.oil.choosing': oil,
  'besieger-combat.oil.retreating': retreat,
  'besieger-combat.oil.escaping': escape,
  'besieger-combat.missile.choosing': missile,
  'besieger-combat.missile.retreating': retreat,
  'besieger-combat.missile.escaping': escape,
  'besieger-combat.duel.choosing': duel,
  'besieger-combat.duel.answering': answer,
  'besieger-combat.duel.withdrawing': withdraw,
  'besieger-combat.duel.retreating': retreat,
  'besieger-combat.duel.escaping': escape,
  'besieger-combat.melee.choosing': melee,
  'besieger-combat.melee.slipping': slip,
  'besieger-combat.melee.retreating': retreat,
  'besieger-combat.melee.advancing': advance,
  'besieger-combat.melee.escaping': escape,
  'second-magic.besieger': magic,
  'second-magic.defender': magic,
  'defender-movement.counter-battery.choosing': {
    label: 'Catapults at engines',
    canDo: 'Shoot with your catapults at the engines of the enemy.',
    end: 'End shooting at engines',
  },
  'defender-movement.counter-battery.retreating': retreat,
  'defender-movement.counter-battery.escaping': escape,
  'defender-movement.moving.choosing': {
    label: 'Movement phase',
    canDo: 'Move units and captains, and push engines.',
    end: 'End movement',
  },
  'defender-movement.moving.escaping': escape,
  'defender-combat.oil.choosing': oil,
  'defender-combat.oil.retreating': retreat,
  'defender-combat.oil.escaping': escape,
  'defender-combat.missile.choosing': missile,
  'defender-combat.missile.retreating': retreat,
  'defender-combat.missile.escaping': escape,
  'defender-combat.duel.choosing': duel,
  'defender-combat.duel.answering': answer,
  'defender-combat.duel.withdrawing': withdraw,
  'defender-combat.duel.retreating': retreat,
  'defender-combat.duel.escaping': escape,
  'defender-combat.melee.choosing': {
    label: 'Melee segment',
    canDo: 'Attack enemies in contact, or throw ladders down.',
    end: 'End melee',
  },
  'defender-combat.melee.slipping': slip,
  'defender-combat.melee.retreating': retreat,
  'defender-combat.melee.advancing': advance,
  'defender-combat.melee.escaping': escape,
  'rally.defender': rally,
  'rally.besieger': rally,
  reckoning: { label: 'Reckoning', canDo: 'The turn is settled.', end: 'Done' },
  over: { label: 'The battle is over', canDo: 'Look at the board, or begin a new game.', end: 'Over' },
};
