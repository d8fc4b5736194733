/** The words of the sequence of play (2.18). `{side}` is the side that acts. */

/** The eight phases as the bar shows them, with the icon of each. */
export const PHASES = [
  { id: 'initial-magic', label: 'Magic', icon: 'wizard-staff' },
  { id: 'siege', label: 'Siege', icon: 'siege-tower' },
  { id: 'besieger-movement', label: '{besieger} moves', icon: 'boot-prints' },
  { id: 'besieger-combat', label: '{besieger} fights', icon: 'crossed-swords' },
  { id: 'second-magic', label: 'Magic II', icon: 'wizard-staff' },
  { id: 'defender-movement', label: '{defender} moves', icon: 'boot-prints' },
  { id: 'defender-combat', label: '{defender} fights', icon: 'crossed-swords' },
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
  canDo: 'Choose where the unit goes back to.',
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
const magic: StepWords = {
  label: 'Magic leader',
  canDo: 'Each magic leader may cast one spell or move; without one it is passed.',
  end: 'Done',
};
const oil: StepWords = {
  label: 'Oil',
  canDo: 'The defender may pour oil; without a cauldron it is passed.',
  end: 'Done',
};
const duel: StepWords = {
  label: 'Duels',
  canDo: 'Leaders in contact may challenge each other; without any it is passed.',
  end: 'Done',
};
const rally: StepWords = {
  label: 'Rally',
  canDo: 'Try to bring disrupted units back to order.',
  end: 'End rally',
};

/** By step, as the turn chart names them. */
export const STEPS: Readonly<Record<string, StepWords>> = {
  'setup.defender': {
    label: 'Set-up',
    canDo: 'Place your pieces in the lit area, or begin as they stand.',
    end: 'Begin',
  },
  'setup.besieger': {
    label: 'Set-up',
    canDo: 'Place your pieces in the lit area, or begin as they stand.',
    end: 'Begin the night',
  },
  'initial-magic.defender': magic,
  'initial-magic.besieger': magic,
  'siege.choosing': {
    label: 'Siege phase',
    canDo: 'Raise ladders, throw stones at gates and engines, strike with Grond.',
    end: 'End siege phase',
  },
  'siege.retreating': retreat,
  'besieger-movement': {
    label: 'Movement phase',
    canDo: 'Move units, push engines, climb ladders or raise them at the end of a move.',
    end: 'End movement',
  },
  'besieger-combat.oil': oil,
  'besieger-combat.missile.choosing': missile,
  'besieger-combat.missile.retreating': retreat,
  'besieger-combat.duel': duel,
  'besieger-combat.melee.choosing': melee,
  'besieger-combat.melee.slipping': slip,
  'besieger-combat.melee.retreating': retreat,
  'besieger-combat.melee.advancing': advance,
  'second-magic.besieger': magic,
  'second-magic.defender': magic,
  'defender-movement.counter-battery.choosing': {
    label: 'Catapults at engines',
    canDo: 'Shoot with your catapults at the engines of the enemy.',
    end: 'End shooting at engines',
  },
  'defender-movement.counter-battery.retreating': retreat,
  'defender-movement.moving': {
    label: 'Movement phase',
    canDo: 'Move units and push engines.',
    end: 'End movement',
  },
  'defender-combat.oil': oil,
  'defender-combat.missile.choosing': missile,
  'defender-combat.missile.retreating': retreat,
  'defender-combat.duel': duel,
  'defender-combat.melee.choosing': {
    label: 'Melee segment',
    canDo: 'Attack enemies in contact, or throw ladders down.',
    end: 'End melee',
  },
  'defender-combat.melee.slipping': slip,
  'defender-combat.melee.retreating': retreat,
  'defender-combat.melee.advancing': advance,
  'rally.defender': rally,
  'rally.besieger': rally,
  reckoning: { label: 'Reckoning', canDo: 'The turn is reckoned up.', end: 'Done' },
  over: { label: 'The battle is over', canDo: 'Look at the board, or begin a new game.', end: 'Over' },
};
