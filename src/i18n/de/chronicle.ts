/** The chronicle: what has happened, what was rolled for, the spells. */
import type { Catalogue } from '../en/catalogue.ts';

export const TOLD: Catalogue['TOLD'] = {
  DiceRolled: null,
  PieceDeployed: '{piece}{pieceIs, select, many { werden} other { wird}} auf {hex} aufgestellt.',
  UnitMoved: '{unit}{unitIs, select, many { ziehen} other { zieht}} von {from} nach {hex}.',
  PersonageMoved: '{personage} zieht von {from} nach {hex}.',
  PersonagesWent: null,
  UnitActed: null,
  EngineShotAt: '{by} schießt auf {engine}.',
  EngineDestroyed: '{engine} wird zerstört.',
  HexsideBreached: '{by} schlägt eine Bresche: {work}!',
  HexsideHeld: '{work} hält stand gegen {by}.',
  GateTaken: '{side}{sideIs, select, many { nehmen} other { nimmt}} {work} ein.',
  LadderRaised: '{by}{byIs, select, many { legen} other { legt}} eine Sturmleiter an: {hexside}.',
  LadderRemoved: 'Die Leiter an {hexside} {why}.',
  TowerDocked: '{tower} legt an: {hexside}.',
  HeadThrown: '{by} schleudert einen Kopf nach {hex}: {landing}.',
  HeadCleared: '{by} lässt den Kopf auf {hex} fortschaffen.',
  TrenchDug: '{by}{byIs, select, many { graben} other { gräbt}} einen Feuergraben auf {hex}.',
  OilPoured: 'Brennendes Öl ergießt sich: {hexside}.',
  FlamesLit: 'In Flammen: {hexside}.',
  FlamesOut: 'Die Flammen erlöschen.',
  CauldronRemoved: '{cauldron} {end}.',
  SpellCast: '{caster} wirkt „{spell}“ mit {points}.',
  SpellFailed: '„{spell}“ misslingt.',
  SpellWorked: '„{spell}“ wirkt{onWhom}.',
  LeaderThawed: '{leader} ist nicht mehr gelähmt.',
  MagicBegan: null,
  GrondCounted:
    '{phases, plural, =0 {Grond ruht wieder.} one {Grond bleibt noch # Belagerungsphase lang wach.} other {Grond bleibt noch # Belagerungsphasen lang wach.}}',
  DuelOffered: 'Herausforderung: {challenger} gegen {target}.',
  DuelDeclined: '{challenger} fordert zum Zweikampf, doch {personage} lehnt ab.',
  DuelFought: '{attacker} und {defender} kreuzen die Klingen.',
  PersonageWounded: '{personage} ist verwundet.',
  PersonageSlain: '{personage} ist erschlagen!',
  PersonageWithdrew: '{personage} weicht von {from} nach {hex}.',
  PersonageEscaped: '{personage} entkommt von {from} nach {hex}.',
  RallyTried: '{leader} versucht zu sammeln: {unit}.',
  BannerRallied: '{unit}{unitIs, select, many { sammeln} other { sammelt}} sich beim Banner.',
  GroupArrived: '{group}{groupIs, select, many { treffen} other { trifft}} ein.',
  GroupDelayed: '{group}{groupIs, select, many { bleiben} other { bleibt}} noch aus.',
  TurnReckoned: null,
  AttackDeclared:
    '{attacker}{manner, select, fire {{attackerIs, select, many { schießen} other { schießt}} auf {defender}} other {{attackerIs, select, many { greifen} other { greift}} {defender} an}}.',
  AttackFailed: '{defender}{defenderIs, select, many { bleiben} other { bleibt}} unversehrt.',
  UnitReduced: '{unit}{unitIs, select, many { sind} other { ist}} nur noch halb so stark.',
  UnitDisrupted: '{unit}{unitIs, select, many { sind} other { ist}} aufgelöst.',
  UnitRallied: '{unit}{unitIs, select, many { sammeln} other { sammelt}} sich.',
  UnitEliminated: '{unit}{unitIs, select, many { werden} other { wird}} vernichtet.',
  UnitRetreated: '{unit}{unitIs, select, many { werden} other { wird}} von {from} nach {hex} zurückgeworfen.',
  UnitAdvanced: '{unit}{unitIs, select, many { rücken} other { rückt}} auf {hex} nach.',
  UnitSlippedAway: '{unit}{unitIs, select, many { weichen} other { weicht}} nach {hex} aus.',
  DecisionOwed: null,
  DecisionTaken: null,
  TrackMoved: '{force} {change}: {why}.',
  ForceDemoralized: '{force}{forceIs, select, many { sind} other { ist}} demoralisiert!',
  ForceRecovered: '{force}{forceIs, select, many { fassen} other { fasst}} neuen Mut.',
  LevelTaken: '{side}{sideIs, select, many { nehmen} other { nimmt}} Ring {level} ein.',
  MainGateCounted: null,
  TurnBegan: 'Runde {turn}',
  VictoryReached: '{text}',
  TriggerMet: null,
  TriggerFired: null,
  TriggerPassed: 'Nichts geschieht; nötig sind {needed} oder mehr.',
  TriggerSwitched: null,
  MessageTold: '{text}',
  VariableSet: '{variable}: {figure}.',
  SupplyChanged:
    '{supply, select, ladders {{by, plural, one {# Leiter} other {# Leitern}}} heads {{by, plural, one {# Kopf} other {# Köpfe}}} other {{by, plural, one {# Feuergraben} other {# Feuergräben}}}} {gain, select, yes {mehr} other {weniger}} im Vorrat.',
  TriesChanged:
    '{side}: {by, plural, one {# Versuch} other {# Versuche}} zu sammeln {gain, select, yes {mehr} other {weniger}}.',
  MagicChanged:
    '{personage} {gain, select, yes {gewinnt} other {verliert}} {by, plural, one {# Magiepunkt} other {# Magiepunkte}}.',
  OilChanged: '{gain, select, yes {Nachgefüllt} other {Geleert}}: {cauldron}.',
  PiecePlaced: '{piece}{pieceIs, select, many { erscheinen} other { erscheint}} auf {hex}.',
  PieceRemoved: '{piece}{pieceIs, select, many { räumen} other { räumt}} das Feld.',
  PieceRefreshed: 'Noch einmal am Zug: {piece}.',
  StepRestored: '{piece}{pieceIs, select, many { erholen} other { erholt}} sich.',
  LeaderFrozen: '{leader} ist gelähmt.',
  HexesClosed: 'Kein Weg führt mehr über {hexes}.',
  HexesOpened: 'Der Weg über {hexes} ist wieder frei.',
  WorkChanged: '{work} {state, select, down {stürzt ein} other {ist wieder aufgebaut}}.',
  HeadsCarriedOff: 'Die Köpfe in der Stadt werden fortgeschafft.',
  NightChanged:
    '{span, select, one {Runde {first}} other {Runde {first} bis {last}}}: {hour, select, night {Nacht} other {Tag}}.',
  LastTurnSet: 'Die Schlacht endet nun mit Runde {turn}.',
  GroupCalledOff: '{group}{groupIs, select, many { kommen} other { kommt}} nicht mehr.',
  StepEntered: null,
};

export const FRUITLESS: Catalogue['FRUITLESS'] = {
  rally: '{unit}{unitIs, select, many { sammeln} other { sammelt}} sich nicht.',
  'throw-down': '{unit}{unitIs, select, many { können} other { kann}} die Leiter nicht umstürzen.',
  slip: '{unit}{unitIs, select, many { bleiben} other { bleibt}} geordnet.',
  duel: 'Keiner weicht.',
};

export const PURPOSES: Catalogue['PURPOSES'] = {
  breach: 'Bresche',
  bombard: 'Schuss auf Kriegsgerät',
  casualty: 'Treffer',
  result: 'Folge des Treffers',
  'throw-down': 'Umstürzen einer Leiter',
  slip: 'Ausweichen',
  rally: 'Sammeln',
  duel: 'Zweikampf',
  caught: 'Ergriffen',
  bereft: 'Ohne seine Einheit',
  spell: 'Zauber',
  head: 'Kopf',
  arrival: 'Ankunft',
  event: 'Ereignis',
};

export const TRACK_REASONS: Catalogue['TRACK_REASONS'] = {
  'unit-eliminated': 'eine Einheit verloren',
  'engine-destroyed': 'ein Kriegsgerät verloren',
  'main-gate-fallen': 'das Große Tor ist gefallen',
  'inner-gate-breached': 'eine Bresche in einem inneren Tor',
  'wall-breached': 'eine Bresche in einer Mauer',
  'level-lost': 'ein Ring der Stadt ist verloren',
  'level-gained': 'ein Ring der Stadt ist gewonnen',
  'level-retaken': 'ein Ring der Stadt ist zurückerobert',
  'enemy-broken': 'die Besatzung ist gebrochen',
  'personage-slain': 'ein Anführer ist gefallen',
  'head-landed': 'ein Kopf wurde in die Stadt geschleudert',
  'head-cleared': 'ein Kopf wurde fortgeschafft',
  'relief-arrived': 'Hilfe ist gekommen',
  event: 'ein Ereignis dieser Schlacht',
};

export const LADDER_ENDS: Catalogue['LADDER_ENDS'] = {
  used: 'ist verbraucht',
  'thrown-down': 'wird umgestürzt',
  overrun: 'wird an ihrem Fuß genommen',
  breached: 'stürzt mit der Mauer',
  burnt: 'verbrennt',
  event: 'ist fort',
};

export const CAULDRON_ENDS: Catalogue['CAULDRON_ENDS'] = {
  empty: 'ist leer und wird weggeräumt',
  overrun: 'wird überrannt',
  dummy: 'war eine Attrappe und wird weggeräumt',
  event: 'ist fort',
};

export const SPELL_NAMES: Catalogue['SPELL_NAMES'] = {
  'break-darkness': 'Dunkelheit brechen',
  stalemate: 'Nazgûl bannen',
  reveal: 'Aragorn offenbaren',
  fear: 'Furcht',
  freeze: 'Anführer lähmen',
  'activate-grond': 'Grond erwecken',
};

export const SPELL_NOTES: Catalogue['SPELL_NOTES'] = {
  'break-darkness':
    'In dieser Runde sammelt sich der Feind nicht, Mordor greift einen Buchstaben schwächer an, und bei Nacht verlieren seine Fanatiker den Mut.',
  stalemate:
    'In dieser Runde zaubert der Nazgûl nicht, kämpft mit niemandem und hält sich von deinen Einheiten fern.',
  reveal:
    'Das Banner wird entrollt: der Nazgûl zaubert nicht mehr, kein Feind im Umkreis von 6 Feldern sammelt sich, und drei Runden lang kommen zwei der deinen von selbst zurück.',
  fear: 'In dieser Runde ist der Feind einen Buchstaben schwächer an Stärke und Moral und sammelt sich nicht.',
  freeze:
    'Ein feindlicher Anführer kann weder ziehen noch sammeln noch zaubern und kämpft im Zweikampf mit -2, bis die nächste erste Magiephase vorüber ist.',
  'activate-grond':
    'Grond schlägt in so vielen der nächsten Belagerungsphasen, wie Punkte aufgewendet werden.',
};

export const BLOWS: Catalogue['BLOWS'] = { holds: 'hält', breaks: 'bricht' };
