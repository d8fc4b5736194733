/** The groups in which the types of lines are offered to an author. */
import type { LineSort } from '../../../../editor/eventFields.ts';

/** The groups in which types are offered: the words of a group, and its types. */
export const TYPE_GROUPS: Readonly<
  Record<LineSort, readonly (readonly [group: string, types: readonly string[]])[]>
> = {
  moment: [
    ['clock', ['turnBegins', 'phaseBegins', 'phaseEnds']],
    [
      'ground',
      [
        'hexEntered',
        'hexLeft',
        'workBreached',
        'gateTaken',
        'levelTaken',
        'hexesHeld',
        'ladderRaised',
        'towerDocked',
        'oilPoured',
        'headThrown',
      ],
    ],
    [
      'troops',
      [
        'unitLost',
        'unitReduced',
        'unitDisrupted',
        'unitRallied',
        'engineLost',
        'forceBroken',
        'forceRecovered',
      ],
    ],
    [
      'leaders',
      [
        'leaderSlain',
        'leaderWounded',
        'duelFought',
        'duelDeclined',
        'spellCast',
        'spellWorked',
        'spellFailed',
      ],
    ],
    ['course', ['groupArrived', 'groupDelayed', 'variableSet', 'triggerFired']],
  ],
  condition: [
    ['clock', ['turn', 'lastTurn', 'night']],
    ['ground', ['holds', 'level', 'neverLost', 'gate', 'breached']],
    ['troops', ['count', 'gone', 'wiped', 'slain', 'demoralized', 'demoralizedFor', 'track']],
    ['course', ['arrived', 'variable', 'fired', 'option']],
    ['several', ['any', 'all']],
  ],
  effect: [
    ['course', ['message', 'arrive', 'callOff', 'changeNight', 'moveLastTurn', 'switchOn', 'switchOff']],
    [
      'figures',
      [
        'setVariable',
        'addVariable',
        'rollVariable',
        'moveTrack',
        'giveMagic',
        'giveOil',
        'giveSupply',
        'giveTries',
      ],
    ],
    [
      'troops',
      [
        'place',
        'remove',
        'eliminate',
        'disrupt',
        'rally',
        'reduce',
        'restore',
        'wound',
        'heal',
        'freeze',
        'thaw',
        'refresh',
      ],
    ],
    [
      'ground',
      [
        'breach',
        'repair',
        'giveGate',
        'closeHexes',
        'openHexes',
        'takeLadders',
        'clearHeads',
        'quenchFlames',
      ],
    ],
    ['end', ['win', 'reckon']],
  ],
  consequence: [
    ['course', ['effects', 'arrive']],
    ['end', ['win', 'reckon', 'points']],
  ],
};
