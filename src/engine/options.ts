/** Options of the scenario file; every case with two readings names its option (rules, head). */
export interface Options {
  /** 2.5.4: on turn 1 units that keep away from walls and enemies have double movement. */
  readonly approachMarch: boolean;
  /** 2.12.8: Break Darkness weakens the units of Mordor, or the whole host. */
  readonly breakDarkness: 'mordor' | 'all';
  /** 2.11.3: a siege tower never docks at the outer wall, or may scale it. */
  readonly outerWallTowers: 'printed' | 'scale';
  /** 2.12.3: the second row of Freeze for every Freeze after the first, or only while another leader is frozen. */
  readonly secondFreeze: 'game' | 'concurrent';
  /** 2.6: the relief's roll grows easier from turn to turn, or stays 5-6. */
  readonly rohanArrival: 'ramp' | 'flat';
  /** 2.2.10: whether trenches of fire may be dug. */
  readonly fireTrenches: boolean;
  /** 2.13.3: points at the end, or the attested reading. */
  readonly victory: 'points' | 'attested';
  /** 2.10.5: an empty level suffices, or its gate must be held too. */
  readonly levelControl: 'empty' | 'gate';
  /** 2.5.1: whether the besieger cannot tell oil from dummy. */
  readonly hiddenCauldrons: boolean;
  /** 2.11.12: Grond strikes in every siege phase, or only in those a spell pays for. */
  readonly grond: 'always-active' | 'spell';
}
