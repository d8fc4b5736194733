/** The chronicle: what has happened, what was rolled for, the spells. */
import type { Catalogue } from '../en/catalogue.ts';

export const TOLD: Catalogue['TOLD'] = {
  DiceRolled: null,
  PieceDeployed: '{piece}: aufgestellt auf {hex}.',
  UnitMoved: '{unit}: von {from} nach {hex}.',
  PersonageMoved: '{personage} geht von {from} nach {hex}.',
  PersonagesWent: null,
  UnitActed: null,
  EngineShotAt: '{by}: Schuss auf {engine}.',
  EngineDestroyed: '{engine}: zerstört.',
  HexsideBreached: '{work}: Bresche durch {by}!',
  HexsideHeld: '{work} hält stand gegen {by}.',
  GateTaken: '{work} ist in der Hand von {side}.',
  LadderRaised: '{by}: Sturmleiter angelegt an {hexside}.',
  LadderRemoved: 'Die Leiter an {hexside} {why}.',
  TowerDocked: '{tower}: angelegt an {hexside}.',
  HeadThrown: '{by}: ein Kopf wird nach {hex} geschleudert und {landing}.',
  HeadCleared: '{by} lässt den Kopf auf {hex} fortschaffen.',
  TrenchDug: '{by}: ein Feuergraben auf {hex}.',
  OilPoured: 'Brennendes Öl ergießt sich über {hexside}.',
  FlamesLit: '{hexside} steht in Flammen.',
  FlamesOut: 'Die Flammen erlöschen.',
  CauldronRemoved: '{cauldron} {end}.',
  SpellCast: '{caster} wirkt „{spell}“ mit {points}.',
  SpellFailed: '„{spell}“ misslingt.',
  SpellWorked: '„{spell}“ wirkt{onWhom}.',
  LeaderThawed: '{leader} kann sich wieder rühren.',
  MagicBegan: null,
  GrondCounted:
    'Grond bleibt noch {phases, plural, one {# Belagerungsphase} other {# Belagerungsphasen}} lang wach.',
  DuelOffered: '{challenger} fordert {target} heraus.',
  DuelDeclined: '{personage} lehnt die Herausforderung ab: {challenger}.',
  DuelFought: 'Zweikampf: {attacker} gegen {defender}.',
  PersonageWounded: '{personage} ist verwundet.',
  PersonageSlain: '{personage} ist erschlagen!',
  PersonageWithdrew: '{personage} weicht von {from} nach {hex}.',
  PersonageEscaped: '{personage} entkommt von {from} nach {hex}.',
  RallyTried: '{leader} ruft: {unit}.',
  BannerRallied: '{unit}: zurück beim Banner.',
  GroupArrived: 'Angekommen: {group}.',
  GroupDelayed: 'Noch nicht da: {group}.',
  TurnReckoned: null,
  AttackDeclared: '{attacker}: {manner} {defender}.',
  AttackFailed: '{defender}: unversehrt.',
  UnitReduced: '{unit}: nur noch halb so stark.',
  UnitDisrupted: '{unit}: aufgelöst.',
  UnitRallied: '{unit}: wieder gesammelt.',
  UnitEliminated: '{unit}: vernichtet.',
  UnitRetreated: '{unit}: zurückgeworfen von {from} nach {hex}.',
  UnitAdvanced: '{unit}: nachgerückt nach {hex}.',
  UnitSlippedAway: '{unit}: ausgewichen nach {hex}.',
  DecisionOwed: null,
  DecisionTaken: null,
  TrackMoved: '{force} {change}: {why}.',
  ForceDemoralized: 'Demoralisiert: {force}!',
  ForceRecovered: 'Wieder guten Mutes: {force}.',
  LevelTaken: '{side} nimmt Ring {level}.',
  MainGateCounted: null,
  TurnBegan: 'Runde {turn}',
  VictoryReached: '{text}',
  StepEntered: null,
};

export const PURPOSES: Catalogue['PURPOSES'] = {
  breach: 'Bresche',
  bombard: 'Schuss auf Kriegsgerät',
  casualty: 'Treffer',
  result: 'Folge des Treffers',
  'throw-down': 'Umstürzen der Leiter',
  slip: 'Ausweichen',
  rally: 'Sammeln',
  duel: 'Zweikampf',
  caught: 'Ergriffen',
  bereft: 'Seine Einheit ist fort',
  spell: 'Zauber',
  head: 'Kopf',
  arrival: 'Ankunft',
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
  'personage-slain': 'ein Heerführer ist gefallen',
  'head-landed': 'ein Kopf wurde in die Stadt geschleudert',
  'head-cleared': 'ein Kopf wurde fortgeschafft',
  'relief-arrived': 'Hilfe ist gekommen',
};

export const LADDER_ENDS: Catalogue['LADDER_ENDS'] = {
  used: 'ist verbraucht',
  'thrown-down': 'wird umgestürzt',
  overrun: 'wird an ihrem Fuß genommen',
  breached: 'stürzt mit der Mauer',
  burnt: 'verbrennt',
};

export const CAULDRON_ENDS: Catalogue['CAULDRON_ENDS'] = {
  empty: 'ist leer und wird weggeräumt',
  overrun: 'wird überrannt',
  dummy: 'war eine Attrappe und wird weggeräumt',
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

export const MANNERS: Catalogue['MANNERS'] = { fire: 'Beschuss auf', melee: 'Angriff auf' };
