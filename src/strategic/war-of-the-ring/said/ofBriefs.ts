/** What is said of a brief: what is wrong with it, and what was read before it is decided. */
import type { Name, Said } from '../../said.ts';
import type { Mode, Seat } from '../brief/brief.ts';
import type { EventEffect, Stand } from '../understood.ts';
import type { Alliance, FigureType, Nation, RuleSet } from '../figures.ts';

/** What is wrong with a brief or a note. */
export type OfBrief =
  | { readonly say: 'nobodyAtWar'; readonly nation: Nation }
  | { readonly say: 'fromNotNeeded'; readonly mode: Mode }
  | { readonly say: 'notAdjacent'; readonly region: Name }
  | { readonly say: 'roundsOnlyInAssault' }
  | { readonly say: 'roundsBeyond'; readonly most: number }
  | { readonly say: 'noFigureWritten'; readonly given: string }
  | { readonly say: 'wearOfNoUnit' }
  | { readonly say: 'wearOfNobodyHere'; readonly id: string }
  | { readonly say: 'wearOfNoSiege' }
  | { readonly say: 'wearTwice'; readonly before: string }
  | { readonly say: 'noUnits' }
  | { readonly say: 'sameSide' }
  | { readonly say: 'noFighter'; readonly who: Name }
  | { readonly say: 'wrongNation'; readonly nation: Nation; readonly alliance: Alliance }
  | { readonly say: 'wrongCharacter'; readonly who: Name; readonly alliance: Alliance }
  | { readonly say: 'tooManyInHold'; readonly units: number; readonly most: number }
  | { readonly say: 'tooManyInRegion'; readonly units: number; readonly most: number }
  | { readonly say: 'nobodyInside'; readonly mode: Mode }
  | { readonly say: 'insideWithoutUnit' }
  | { readonly say: 'noHold'; readonly region: Name }
  | { readonly say: 'insideWrongSide' }
  | { readonly say: 'standsTwice'; readonly who: Name; readonly before: string }
  | { readonly say: 'sarumanStays' }
  | { readonly say: 'becameAnother'; readonly once: Name; readonly now: Name }
  | { readonly say: 'impossibleCard'; readonly card: Name; readonly why: Said }
  | { readonly say: 'oneCardPays' }
  | { readonly say: 'cardTwice'; readonly card: Name; readonly before: string }
  | { readonly say: 'cardOfOther'; readonly card: Name; readonly alliance: Alliance }
  | { readonly say: 'tooManyCards'; readonly held: number; readonly most: number }
  | {
      readonly say: 'tooManyFigures';
      readonly count: number;
      readonly type: FigureType;
      readonly nation: Nation;
      readonly total: number;
      readonly over: number;
    }
  | {
      readonly say: 'figuresUnaccounted';
      readonly count: number;
      readonly type: FigureType;
      readonly nation: Nation;
      readonly total: number;
    }
  | { readonly say: 'noColon' }
  | { readonly say: 'noTwoArmies' }
  | { readonly say: 'noSuchAlliance' }
  | { readonly say: 'figuresSo'; readonly given: string }
  | { readonly say: 'otherWayRound'; readonly region: Name; readonly alliance: Alliance };

/** Why an event cannot be in force. */
export type OfEvents =
  | { readonly say: 'forRelief' }
  | { readonly say: 'recruitsInside' }
  | { readonly say: 'forHolder' }
  | { readonly say: 'forAssault' }
  | { readonly say: 'forRegion'; readonly region: Name }
  | { readonly say: 'mustBeAtWar'; readonly nation: Nation }
  | { readonly say: 'mustLead'; readonly who: Name | Said }
  | { readonly say: 'mustBeInPlay'; readonly who: Name }
  | { readonly say: 'nazgulNeeded' }
  | { readonly say: 'nazgulAcross' }
  | { readonly say: 'companionNeeded' }
  | { readonly say: 'unitNeeded'; readonly nation: Nation }
  | { readonly say: 'shadowAtWar' }
  | { readonly say: 'twoNations' }
  | { readonly say: 'elvenHolds' };

/** What is told of a brief before it is decided. */
export type OfOdds =
  | {
      readonly say: 'readArmy';
      readonly seat: Seat;
      readonly alliance: Alliance;
      readonly army: Name;
      readonly units: number;
      readonly leadership: number;
      readonly stands: Stand;
    }
  | { readonly say: 'readNobodyInside' }
  | { readonly say: 'readInside'; readonly army: Name; readonly mode: Mode }
  | {
      readonly say: 'readEvent';
      readonly seat: Seat;
      readonly card: Name;
      readonly effect: EventEffect;
    }
  | { readonly say: 'readHand'; readonly seat: Seat; readonly title: Name; readonly card: Name }
  | {
      readonly say: 'readBarred';
      readonly seat: Seat;
      readonly title: Name;
      readonly card: Name;
      readonly why: Said;
    }
  | { readonly say: 'readInPlay'; readonly who: Name }
  | { readonly say: 'readPools' }
  | { readonly say: 'underRules'; readonly rules: RuleSet }
  | {
      readonly say: 'underPolicy';
      readonly seat: Seat;
      readonly losses: 'keep' | 'reduce';
      readonly press: 'never' | 'always' | 'even';
      readonly cards: 'none' | 'some';
    }
  | { readonly say: 'underActions' }
  | { readonly say: 'actionsOnlyAssaults'; readonly mode: Mode }
  | { readonly say: 'ringCaptured' }
  | { readonly say: 'ringBesieged' }
  | { readonly say: 'ringHeld' }
  | { readonly say: 'ringEmpty' };
