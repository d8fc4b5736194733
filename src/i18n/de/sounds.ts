/** What is read while a sound that matters is heard. */
import type { Catalogue } from '../en/catalogue.ts';

export const CAPTIONS: Catalogue['CAPTIONS'] = {
  horns: 'Hörner! {group}',
  drums: 'Trommeln! {group}',
  nazgul: 'Ein Nazgûl schreit',
  cock: 'Der Hahn kräht: der Tag bricht an',
  bell: 'Eine Glocke läutet: der {level} Ring ist verloren',
  broken: 'Eine dumpfe Trommel: {force}{forceIs, select, many { sind} other { ist}} demoralisiert',
  breach: 'Steine stürzen: Bresche, {work}',
  victory: 'Fanfaren und Trommeln: die Schlacht ist vorbei',
};

export const LEVEL_WORDS: Catalogue['LEVEL_WORDS'] = [
  'erste',
  'zweite',
  'dritte',
  'vierte',
  'fünfte',
  'sechste',
  'siebte',
];
