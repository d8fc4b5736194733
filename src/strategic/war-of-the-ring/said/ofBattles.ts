/** What is said of a battle while it is fought: what may not be done, what happened, what is asked. */
import type { FellBy } from '../../blockDeeds.ts';
import type { Name, Said } from '../../said.ts';
import type { Seat } from '../brief/brief.ts';
import type { Alliance, Nation } from '../figures.ts';

/** Why something may not be done in a battle. */
export type OfBattle =
  | { readonly say: 'noBattle'; readonly why: Said; readonly rule: string }
  | { readonly say: 'noBattleByDie'; readonly why: Said; readonly rule: string }
  | { readonly say: 'attackWithoutWar' }
  | { readonly say: 'nothingToAttack' }
  | { readonly say: 'dieWithoutLeader' }
  | { readonly say: 'idleStay'; readonly nations: readonly Said[] }
  | { readonly say: 'nationName'; readonly nation: Nation }
  | { readonly say: 'rearguardWithoutUnit' }
  | { readonly say: 'nothingOwed' }
  | { readonly say: 'partAsked' }
  | { readonly say: 'optionAsked' }
  | { readonly say: 'noSuchFigures' }
  | { readonly say: 'neverLeaves'; readonly who: readonly Name[] }
  | { readonly say: 'advanceWithoutUnit' }
  | { readonly say: 'leaderAlone' }
  | { readonly say: 'pressTooSoon' }
  | { readonly say: 'noOwnHold' }
  | { readonly say: 'retreatTooSoon' }
  | { readonly say: 'retreatElsewhere' }
  | { readonly say: 'notOpen'; readonly option: string; readonly round: number; readonly open: string }
  | { readonly say: 'notInHand'; readonly card: Name }
  | { readonly say: 'cardAcross'; readonly card: Name }
  | { readonly say: 'cardsBarred' }
  | { readonly say: 'firstRoundBarred' }
  | { readonly say: 'cardNeeds'; readonly card: Name; readonly condition: string }
  // moves of a fight on hexes
  | { readonly say: 'notAsked'; readonly why: Said }
  | { readonly say: 'fightIsOver' }
  | { readonly say: 'decisionAsked' }
  | { readonly say: 'blockAsked' }
  | { readonly say: 'optionNotOpen'; readonly option: string };

/** What is told of a battle while it is fought. */
export type OfTelling =
  | {
      readonly say: 'meeting';
      readonly region: Name;
      readonly side: Alliance;
      readonly attacker: Name;
      readonly defender: Name;
    }
  | { readonly say: 'eventPlayed'; readonly side: Alliance; readonly card: Name; readonly chosen: Said }
  | { readonly say: 'rearguardLeft'; readonly side: Alliance; readonly army: Name }
  | { readonly say: 'nazgulCowed' }
  | { readonly say: 'roundBegan'; readonly round: number }
  | { readonly say: 'stood'; readonly side: Alliance }
  | { readonly say: 'cardDeclared'; readonly side: Alliance }
  | { readonly say: 'noCardDeclared'; readonly side: Alliance }
  | { readonly say: 'cardRevealed'; readonly side: Alliance; readonly card: Name; readonly effect: Name }
  | { readonly say: 'cardCancelled'; readonly side: Alliance; readonly card: Name }
  | { readonly say: 'cardActed'; readonly side: Alliance; readonly card: Name; readonly chosen: Said }
  | { readonly say: 'noDice'; readonly side: Alliance; readonly purpose: string }
  | {
      readonly say: 'diceThrown';
      readonly side: Alliance;
      readonly dice: number;
      readonly purpose: string;
      readonly hitsOn: number;
      readonly faces: string;
      /** Misses that a card turned into hits, ones that struck friends, and the dice that were thrown again. */
      readonly turned: number;
      readonly own: number;
      readonly again: number;
      readonly againHitsOn: number;
      readonly againFaces: string;
    }
  | { readonly say: 'hitsScored'; readonly side: Alliance; readonly hits: number }
  | { readonly say: 'eliteReduced'; readonly side: Alliance; readonly nation: Nation }
  | { readonly say: 'figureLost'; readonly side: Alliance; readonly figure: Said }
  | { readonly say: 'characterFell'; readonly who: Name }
  | { readonly say: 'pressedOn'; readonly side: Alliance; readonly nation: Nation }
  | { readonly say: 'trimmedOff'; readonly side: Alliance; readonly figure: Said }
  | { readonly say: 'leftBehind'; readonly who: Name }
  | { readonly say: 'wentIn'; readonly side: Alliance; readonly army: Name }
  | { readonly say: 'attackStopped' }
  | { readonly say: 'bothBroken' }
  | { readonly say: 'sideBroken'; readonly side: Alliance }
  | { readonly say: 'withdrew'; readonly side: Alliance }
  | { readonly say: 'retreatedTo'; readonly side: Alliance; readonly region: Name }
  | { readonly say: 'leftTo'; readonly side: Alliance; readonly army: Name }
  | { readonly say: 'theEnd'; readonly verdict: Said }
  | { readonly say: 'chosenNothing' }
  | { readonly say: 'chosenNobody' }
  | { readonly say: 'chosenFigure'; readonly figure: Said | Name | string }
  | { readonly say: 'oneFigure'; readonly type: 'regular' | 'elite' | 'leader'; readonly nation: Nation }
  | { readonly say: 'oneNazgul' }
  | { readonly say: 'elitesRaised'; readonly nation: Nation };

/** What a block turned on (C2): what of the place changed, and where and by what most steps of the loser fell. A gate is `called` as a sentence selects by its name, "none" where it has none. */
export type OfTurns =
  | {
      readonly say: 'levelTaken';
      readonly level: number;
      readonly turn: number;
      readonly seat: Seat;
      readonly way: 'taken' | 'back';
    }
  | {
      readonly say: 'gateTaken';
      readonly gate: string;
      readonly called: string;
      readonly turn: number;
      readonly seat: Seat;
      readonly way: 'taken' | 'back';
    }
  | { readonly say: 'gateBroken'; readonly turn: number; readonly gate: string; readonly called: string }
  | {
      readonly say: 'wallBroken';
      readonly turn: number;
      readonly kind: 'wall' | 'tower';
      readonly at: string;
    }
  | { readonly say: 'wayClosed'; readonly turn: number; readonly at: string; readonly others: number }
  | {
      readonly say: 'stepsFell';
      readonly seat: Seat;
      readonly share: 'all' | 'most' | 'more';
      readonly steps: number;
      readonly lost: number;
      readonly spot: Said;
      readonly mixed: 'yes' | 'no';
      readonly deeds: readonly Said[];
    }
  | {
      readonly say: 'stepsScattered';
      readonly seat: Seat;
      readonly mixed: 'yes' | 'no';
      readonly deeds: readonly Said[];
    }
  | { readonly say: 'fellBy'; readonly by: FellBy }
  | { readonly say: 'fellCount'; readonly by: FellBy; readonly steps: number }
  | { readonly say: 'spotBare'; readonly at: string }
  | { readonly say: 'spotNamed'; readonly at: string; readonly name: Name }
  | { readonly say: 'spotNear'; readonly at: string; readonly name: Name }
  | {
      readonly say: 'spotByGate';
      readonly at: string;
      readonly where: 'before' | 'behind' | 'near';
      readonly gate: string;
      readonly called: string;
    }
  | {
      readonly say: 'spotBySide';
      readonly at: string;
      readonly where: 'before' | 'behind' | 'in';
      readonly kind: 'wall' | 'tower' | 'ford' | 'bridge';
    };

/** How a block on hexes came from its last blow to its hits (C2, B3): steps, four to a hit. */
export type OfBlocks =
  | { readonly say: 'blockLost'; readonly seat: Seat; readonly steps: number; readonly hit: number }
  | { readonly say: 'rollsCalled'; readonly calls: Said }
  | {
      readonly say: 'rollCalled';
      readonly figure: Name;
      readonly part: number;
      readonly hit: number;
      readonly face: number;
      readonly isHit: 'yes' | 'no';
    }
  | {
      readonly say: 'leadersDrove';
      readonly seat: Seat;
      readonly dice: number;
      readonly hitsOn: number;
      readonly faces: string;
      readonly hits: number;
    }
  | { readonly say: 'leadersHeld'; readonly seat: Seat; readonly why: 'unhurt' | 'scored' }
  | { readonly say: 'cardsInBlock'; readonly steps: number; readonly way: 'more' | 'back' }
  | {
      readonly say: 'blockCost';
      readonly hits: number;
      readonly over: number;
      readonly before: Name;
      readonly after: Name;
    };

/** What is asked between two blocks, and what may be answered. */
export type OfChoices =
  | { readonly say: 'askStand'; readonly block: number }
  | { readonly say: 'askDeclare'; readonly block: number }
  | { readonly say: 'askCard'; readonly block: number }
  | { readonly say: 'askPress'; readonly block: number }
  | { readonly say: 'askGoOn'; readonly block: number }
  | { readonly say: 'askTrim' }
  | { readonly say: 'askAdvance'; readonly region: Name }
  | { readonly say: 'goIn' }
  | { readonly say: 'stayOut' }
  | { readonly say: 'standAndFight' }
  | { readonly say: 'withdrawIn' }
  | { readonly say: 'retreatTo'; readonly region: Name }
  | { readonly say: 'aCard' }
  | { readonly say: 'noCard' }
  | { readonly say: 'cardTitle'; readonly card: Name }
  | { readonly say: 'stop' }
  | { readonly say: 'goOn' }
  | { readonly say: 'pressElite'; readonly nation: Nation };
