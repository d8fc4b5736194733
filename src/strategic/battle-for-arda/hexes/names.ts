/** What the units are called, on their counters and in a list of troops: several of a kind, in English and German. */
import type { Text } from '../../../engine/battle.ts';
import { lookUp } from '../../../kernel/lookUp.ts';
import type { Name } from '../../said.ts';

const NAMES: Readonly<Record<string, readonly [en: string, de: string]>> = {
  dunlending_wildman: ['Wild men of Dunland', 'Wilde aus Dunland'],
  spearman: ['Spearmen', 'Speerträger'],
  halforc: ['Half-orcs', 'Halborks'],
  orc_marauder: ['Orc marauders', 'Plündernde Orks'],
  goblin_stabber: ['Goblin stabbers', 'Bilwissstecher'],
  riddermark_militia: ['Militia of the Riddermark', 'Landwehr der Riddermark'],
  uruk_pikeman: ['Uruk pikemen', 'Uruk-Pikeniere'],
  uruk_warrior: ['Uruk warriors', 'Uruk-Krieger'],
  beorning_warrior: ['Beornings', 'Beorninger'],
  helming_warrior: ['Helmings', 'Helminge'],
  balchoth_tribesman: ['Balchoth', 'Balchoth'],
  dunadan_guard: ['Guards of the Dúnedain', 'Wachen der Dúnedain'],
  barding_infantry: ['Bardings', 'Bardinger'],
  elven_warden: ['Elven wardens', 'Elbische Hüter'],
  man_at_arms: ['Men-at-arms', 'Waffenknechte'],
  oathbreaker: ['Oathbreakers', 'Eidbrecher'],
  barrow_wight: ['Barrow-wights', 'Grabunholde'],
  corsair: ['Corsairs', 'Corsaren'],
  black_numenorean: ['Black Númenóreans', 'Schwarze Númenórer'],
  tower_guard: ['Guards of the Tower', 'Turmwachen'],
  dwarven_axeman: ['Dwarven axemen', 'Zwergische Axtkämpfer'],
  dwarven_pikeman: ['Dwarven pikemen', 'Zwergische Pikeniere'],
  dwarven_halberdier: ['Dwarven halberdiers', 'Zwergische Hellebardiere'],
  noldorin_warrior: ['Warriors of the Noldor', 'Krieger der Noldor'],
  trollman: ['Troll-men', 'Trollmenschen'],
  hobbit_archer: ['Hobbit archers', 'Hobbit-Bogenschützen'],
  goblin_shooter: ['Goblin archers', 'Bilwissschützen'],
  snaga_skirmisher: ['Snagas', 'Snagas'],
  woodman: ['Woodmen', 'Waldmenschen'],
  bowman: ['Bowmen', 'Bogenschützen'],
  ranger: ['Rangers', 'Waldläufer'],
  elven_hunter: ['Elven hunters', 'Elbische Jäger'],
  galadhrim_longbowman: ['Longbows of the Galadhrim', 'Langbogen der Galadhrim'],
  elven_archer: ['Elven archers', 'Elbische Bogenschützen'],
  dwarven_axethrower: ['Dwarven axe-throwers', 'Zwergische Axtwerfer'],
  raider: ['Raiders', 'Streifscharen'],
  variag_raider: ['Variags of Khand', 'Variags aus Khand'],
  pony_rider: ['Pony riders', 'Ponyreiter'],
  scout: ['Scouts', 'Späher'],
  rohirric_scout: ['Scouts of Rohan', 'Späher von Rohan'],
  warg_scout: ['Warg scouts', 'Wargspäher'],
  elven_cavalry: ['Elven horse', 'Elbische Reiter'],
  easterling_cavalry: ['Easterling horse', 'Reiter der Ostlinge'],
  eotheod_cavalry: ['Horse of the Éothéod', 'Reiter der Éothéod'],
  eorling_rider: ['Eorlings', 'Eorlinge'],
  dunadan_lancer: ['Lancers of the Dúnedain', 'Lanzenreiter der Dúnedain'],
  chariot: ['Chariots', 'Streitwagen'],
  wainrider_chieftain: ['Chieftains of the Wainriders', 'Häuptlinge der Wagenfahrer'],
  swan_knight: ['Swan knights', 'Schwanenritter'],
  kings_company: ['The King’s company', 'Die Schar des Königs'],
  warg_rider: ['Warg riders', 'Wargreiter'],
  troll: ['Trolls', 'Trolle'],
  olog_hai: ['Olog-hai', 'Olog-hai'],
  spider: ['Spiders', 'Spinnen'],
  huorn: ['Huorns', 'Huorns'],
  ent: ['Ents', 'Ents'],
  oliphaunt: ['Oliphaunts', 'Olifanten'],
  bear: ['Bears', 'Bären'],
  wizard: ['Wizard’s following', 'Gefolge des Zauberers'],
  nazgul: ['Nazgûl’s following', 'Gefolge des Nazgûl'],
  winged_nazgul: ['Following of the winged Nazgûl', 'Gefolge des geflügelten Nazgûl'],
  balrog: ['Balrog’s following', 'Gefolge des Balrogs'],
  catapult: ['Catapult', 'Katapult'],
  trebuchet: ['Trebuchet', 'Tribok'],
  ancient_tower: ['Crew of the ancient tower', 'Besatzung des alten Turms'],
  fortress: ['Crew of the fortress', 'Besatzung der Feste'],
  ancient_wall: ['Crew of the ancient wall', 'Besatzung der alten Mauer'],
  wall: ['Crew of the wall', 'Besatzung der Mauer'],
  war_wagon: ['War wagons', 'Kampfwagen'],
};

/** What the counters of a unit are called; of a work, those who man it. */
export function nameOnCounter(id: string): Text {
  const [en, de] = NAMES[id]!;
  return { en, de };
}

/** What is called otherwise in a list than on a counter, and what has no counter: works, whoever comes alone, and all that flies. */
const IN_A_LIST: Readonly<Record<string, readonly [en: string, de: string]>> = {
  wizard: ['Wizards', 'Zauberer'],
  nazgul: ['Nazgûl', 'Nazgûl'],
  winged_nazgul: ['Winged Nazgûl', 'Geflügelte Nazgûl'],
  balrog: ['Balrogs', 'Balrogs'],
  catapult: ['Catapults', 'Katapulte'],
  trebuchet: ['Trebuchets', 'Triboke'],
  ancient_tower: ['Ancient towers', 'Alte Türme'],
  fortress: ['Fortresses', 'Festen'],
  ancient_wall: ['Ancient walls', 'Alte Mauern'],
  wall: ['Walls', 'Mauern'],
  eagle: ['Eagles', 'Adler'],
  crebain: ['Crebain', 'Crebain'],
  raven: ['Ravens', 'Raben'],
  bat: ['Bats', 'Fledermäuse'],
  dragon: ['Dragons', 'Drachen'],
  fire_of_orthanc: ['Fire of Orthanc', 'Feuer von Orthanc'],
};

/** What a unit is called in a list of troops; one that nobody knows, and a ship, as it is written. */
export function nameInList(id: string): Text {
  const [en, de] = lookUp(IN_A_LIST, id) ?? lookUp(NAMES, id) ?? [id, id];
  return { en, de };
}

/** The same in a sentence. */
export function troops(id: string): Name {
  const { en, de = en } = nameInList(id);
  return { name: 'troops', en, de };
}

/** A territory in a sentence, as whoever wrote the battle down calls it. */
export function territoryNamed(en: string): Name {
  return { name: 'lettered', en };
}
