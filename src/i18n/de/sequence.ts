/** The sequence of play (2.18). */
import type { Catalogue } from '../en/catalogue.ts';
import type { StepWords } from '../en/sequence.ts';

export const PHASES: Catalogue['PHASES'] = [
  { id: 'initial-magic', label: 'Magie', icon: 'wizard-staff' },
  { id: 'siege', label: 'Belagerung', icon: 'siege-tower' },
  {
    id: 'besieger-movement',
    label: '{besieger}{besiegerIs, select, many { ziehen} other { zieht}}',
    icon: 'boot-prints',
  },
  {
    id: 'besieger-combat',
    label: '{besieger}{besiegerIs, select, many { kämpfen} other { kämpft}}',
    icon: 'crossed-swords',
  },
  { id: 'second-magic', label: 'Magie II', icon: 'wizard-staff' },
  {
    id: 'defender-movement',
    label: '{defender}{defenderIs, select, many { ziehen} other { zieht}}',
    icon: 'boot-prints',
  },
  {
    id: 'defender-combat',
    label: '{defender}{defenderIs, select, many { kämpfen} other { kämpft}}',
    icon: 'crossed-swords',
  },
  { id: 'rally', label: 'Sammeln', icon: 'rally-the-troops' },
];

const retreat: StepWords = {
  label: 'Rückzug',
  canDo: 'Wählen, wohin die Einheit zurückgeht.',
  end: 'Ein Rückzug steht aus',
};
const missile: StepWords = {
  label: 'Schussabschnitt',
  canDo: 'Mit Bögen und Katapulten schießen.',
  end: 'Schießen beenden',
};
const melee: StepWords = {
  label: 'Nahkampfabschnitt',
  canDo: 'Feinde im Kontakt oder über Leitern angreifen.',
  end: 'Nahkampf beenden',
};
const slip: StepWords = {
  label: 'Ausweichen?',
  canDo: 'Die angegriffene Reiterei darf ausweichen oder standhalten.',
  end: 'Eine Entscheidung steht aus',
};
const advance: StepWords = {
  label: 'Nachrücken',
  canDo: 'In das geräumte Feld nachrücken oder stehen bleiben.',
  end: 'Eine Entscheidung steht aus',
};
const escape: StepWords = {
  label: 'Entkommen',
  canDo: 'Wählen, wohin er entkommt.',
  end: 'Eine Entscheidung steht aus',
};
const answer: StepWords = {
  label: 'Eine Herausforderung',
  canDo: 'Den Zweikampf annehmen oder ablehnen.',
  end: 'Eine Entscheidung steht aus',
};
const withdraw: StepWords = {
  label: 'Zurückgeworfen',
  canDo: 'Wählen, wohin er nach dem Zweikampf zurückgeht.',
  end: 'Eine Entscheidung steht aus',
};
const magic: StepWords = {
  label: 'Zauberer',
  canDo: 'Jeder Zauberer darf einen Zauber wirken oder ziehen.',
  end: 'Magie beenden',
};
const oil: StepWords = {
  label: 'Öl',
  canDo: 'Öl auf Feinde unter einer Mauer gießen oder keines.',
  end: 'Kein Öl mehr',
};
const duel: StepWords = {
  label: 'Zweikämpfe',
  canDo: 'Anführer im Kontakt dürfen einander herausfordern.',
  end: 'Zweikämpfe beenden',
};
const rally: StepWords = {
  label: 'Sammeln',
  canDo: 'Aufgelöste Einheiten zu sammeln versuchen und Köpfe fortschaffen lassen.',
  end: 'Sammeln beenden',
};

export const STEPS: Catalogue['STEPS'] = {
  'setup.defender': {
    label: 'Aufstellung',
    canDo: 'Die Steine im blauen Bereich aufstellen oder lassen, wie sie stehen.',
    end: 'Aufstellung fertig',
  },
  'setup.besieger': {
    label: 'Aufstellung',
    canDo: 'Die Steine im blauen Bereich aufstellen oder lassen, wie sie stehen.',
    end: 'Die Schlacht beginnen',
  },
  'initial-magic.defender': magic,
  'initial-magic.besieger': magic,
  'siege.choosing': {
    label: 'Belagerungsphase',
    canDo: 'Leitern anlegen, Steine und Köpfe schleudern, mit Grond zuschlagen.',
    end: 'Belagerung beenden',
  },
  'siege.retreating': retreat,
  'siege.escaping': escape,
  'besieger-movement.choosing': {
    label: 'Bewegungsphase',
    canDo:
      'Einheiten und Heerführer ziehen, Kriegsgerät schieben, Türme anlegen, über Leitern steigen oder sie am Ende eines Zuges anlegen.',
    end: 'Bewegung beenden',
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
    label: 'Katapulte gegen Kriegsgerät',
    canDo: 'Mit den eigenen Katapulten auf das Kriegsgerät des Feindes schießen.',
    end: 'Beschuss beenden',
  },
  'defender-movement.counter-battery.retreating': retreat,
  'defender-movement.counter-battery.escaping': escape,
  'defender-movement.moving.choosing': {
    label: 'Bewegungsphase',
    canDo: 'Einheiten und Heerführer ziehen, Kriegsgerät schieben.',
    end: 'Bewegung beenden',
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
    label: 'Nahkampfabschnitt',
    canDo: 'Feinde im Kontakt angreifen oder Leitern umstürzen.',
    end: 'Nahkampf beenden',
  },
  'defender-combat.melee.slipping': slip,
  'defender-combat.melee.retreating': retreat,
  'defender-combat.melee.advancing': advance,
  'defender-combat.melee.escaping': escape,
  'rally.defender': rally,
  'rally.besieger': rally,
  reckoning: { label: 'Abrechnung', canDo: 'Die Runde wird abgerechnet.', end: 'Fertig' },
  over: {
    label: 'Die Schlacht ist vorbei',
    canDo: 'Das Brett ansehen oder ein neues Spiel beginnen.',
    end: 'Vorbei',
  },
};
