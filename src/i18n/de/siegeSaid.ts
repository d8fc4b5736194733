/** Was die strategischen Spiele sagen; je Satz der Name, den das Spiel ihm gibt. */ import {
  AT_GATE,
  GATE,
} from './gates.ts';

const AN_ARMY_OF = '{alliance, select, free {der Freien Völker} other {des Schattens}}';
const MODE =
  '{mode, select, assault {bei einem Sturm} sortie {bei einem Ausfall} relief {bei einem Entsatz} other {in einer Feldschlacht}}';
const KIND =
  '{type, select, regular {Reguläre} elite {{count, plural, one {Elite} other {Eliten}}} leader {Anführer} other {Nazgûl}}';
const EXPECTED =
  '{expected, select, string {ein Text in Anführungszeichen} number {eine Zahl} int {eine ganze Zahl} boolean {true oder false} array {eine Liste} tuple {eine Liste} object {ein Objekt} record {ein Objekt} other {eine Angabe}}';
const PURPOSE =
  '{purpose, select, combat {} pre_attack { im Angriff vor dem Wurf} after_attack { im Angriff nach den Verlusten} event { für das Ereignis} other { für die Adler}}';
const FORT = '{fort, select, yes {, mit Festung} other {}}';
const NOBODY_OF_THIS_NAME =
  '{what, select, region {keine Region heißt} nation {kein Volk heißt} character {keine Person heißt} card {keine Karte heißt} policy {keine Vorgabe heißt} setup {keine berühmte Aufstellung heißt} scenario {kein Szenario heißt} battle {keine Art von Schlacht heißt} other {keine Provinz heißt}}';
const SEAT = '{seat, select, attacker {des Angreifers} other {des Verteidigers}}';
const THE_SEAT = '{seat, select, attacker {der Angreifer} other {der Verteidiger}}';
const SO_MANY = '{steps} von {lost}{mixed, select, yes { ({deeds})} other {, {deeds}}}';
const BY =
  '{by, select, melee {im Nahkampf} missiles {durch Geschosse} oil {durch siedendes Öl} engine {durch Kriegsgerät} flood {in der Flut} other {ohne Rückweg}}';

export const SIEGE_SAID = {
  plain: '{text}',
  unknownNear: `${NOBODY_OF_THIS_NAME} {given}; ist „{near}“ gemeint?`,
  unknownListed: `${NOBODY_OF_THIS_NAME} {given}; möglich: {known}`,
  notUnderstood: '„{given}“ lässt sich nicht lesen; ist „{near}“ gemeint?',
  eitherOf: '{one} oder {other}',
  andThen: '{first}; {rest}',
  noNote: 'dieses Spiel hat keine Kurzschrift; der Auftrag muss JSON sein',
  noBattleOfActions: 'in diesem Spiel geht keine Schlacht über mehrere Aktionen',
  notJson: 'das ist kein JSON: {sign} in Zeile {line}, Spalte {column} passt nicht',
  jsonEnds: 'der Text endet in Zeile {line}, Spalte {column}, bevor das JSON fertig ist',
  noPlaceFor: '{key} hat hier keinen Platz; bitte streichen',
  isMissing: `das fehlt; nötig ist ${EXPECTED}`,
  isMissingOf: 'das fehlt; möglich: {values}',
  isOther: `hier steht {found, select, null {null} array {eine Liste} string {ein Text} number {die Zahl {figure}} object {ein Objekt} boolean {true oder false} other {nichts}}; nötig ist ${EXPECTED}`,
  mustBeOf: 'möglich ist hier nur: {values}',
  tooSmall: 'das ist zu klein oder zu kurz; mindestens {least}',
  tooBig: 'das ist zu groß oder zu lang; höchstens {most}',
  spelling: '{written}',
  wrongSpelling: 'die Schreibweise stimmt nicht',
  notPossible: 'das kann hier nicht stehen',
  manyMore:
    '{count, plural, one {ein weiterer Fehler ist} other {# weitere Fehler sind}} hier nicht genannt; zuerst diese beheben, dann noch einmal nachsehen',
  otherBattle: 'das ist das Ergebnis von {given}; die Schlacht heißt {battle}',
  figureMissing:
    'die Figur {id} ist ausgezogen und wird nicht genannt; wie viele Stufen hat sie noch? 0, wenn sie gefallen ist',
  figureForeign: 'keine Figur {id} war in der Schlacht; bitte streichen',
  stepsBeyond: '{steps, plural, one {# Stufe} other {# Stufen}}: nötig ist eine ganze Zahl von 0 bis {most}',
  turnsBeyond:
    'der Abschnitt hat {most, plural, one {# Spielzug} other {# Spielzüge}}; wie viele wurden gespielt?',
  breachStays: '{pair} war schon vorher eine Bresche, und eine Bresche bleibt; bitte nennen [2.3.2]',
  pieceMissing: '{id} ist im Abschnitt; wo stand dieser Stein am Ende?',
  pieceForeign: 'kein Stein des Abschnitts heißt {id}; bitte streichen',
  pointsGrown:
    '{id} hatte zu Beginn des Abschnitts nur {points, plural, one {# Magiepunkt} other {# Magiepunkte}} [2.12.1]',
  goneStands: '{id} ist aus dem Spiel und steht nirgends; „off“ schreiben',
  stepsGrown: '{id} hatte zu Beginn des Abschnitts {lost} verloren; keine Stufe kommt zurück [2.4.6]',
  cameOrLeft: '{id} war zu Beginn des Abschnitts {at}; lebend kommt und geht niemand [2.6.6]',
  closedStays:
    'über {hex} führte schon zu Beginn des Abschnitts kein Weg, und keiner geht auf; bitte aufführen [2.21.3]',
  notToClose: 'nichts in diesem Abschnitt sperrt {hex}; bitte streichen [2.21.3]',
  standsInClosed: '{id} kann nicht auf {hex} stehen, dort führt kein Weg mehr hinüber [2.21.3]',
  listedTwice: '{given} steht zweimal da; eines streichen',
  restRolled: 'den Rest entscheiden die Würfel (Startwert {seed})',
  blockFought:
    'ein Abschnitt von {turns, plural, one {# Spielzug} other {# Spielzügen}}: Treffer des Angreifers {attacker}, des Verteidigers {defender}',
  decided:
    '{seat, select, attacker {der Angreifer} other {der Verteidiger}} wird gefragt: {question} - {answer}',

  nobodyAtWar: 'kein Volk des Angreifers ist im Krieg; {nation} hinzufügen (B10)',
  fromNotNeeded: `${MODE} stehen beide Armeen schon in der Region; „from“ weglassen`,
  notAdjacent: 'von dort nicht zu erreichen: {region} (O2)',
  roundsOnlyInAssault: 'nur ein Sturm wird nach Runden bezahlt; weglassen (A1, O1)',
  roundsBeyond: 'die Aktion bezahlt {most}; keine Karte hier bezahlt mehr (A1)',
  noFigureWritten: 'keine Figur heißt {given}; so schreibt man sie: „gondor-R-01“',
  wearOfNoUnit: 'Anführer und Nazgûl nutzen sich nicht ab; bitte streichen',
  wearOfNobodyHere: '{id} kämpft hier nicht; die Nummer liegt über denen, die genannt sind',
  wearOfNoSiege: 'abgenutzt ist nur, wer belagert oder belagert wird; bitte streichen (C2)',
  wearTwice:
    'von einem Volk ist höchstens eine Figur abgenutzt, und {before} ist es schon; eine streichen (C2)',
  noUnits: 'da ist keine Einheit; mindestens ein Regulärer oder eine Elite muss dabei sein',
  sameSide: 'beide Armeen gehören zum selben Bündnis; verteidigen muss das andere',
  noFighter: '{who} kämpft in keiner Schlacht; den Namen streichen',
  wrongNation:
    '{nation}: nicht auf der Seite {alliance, select, free {der Freien Völker} other {des Schattens}}; die Figuren streichen',
  wrongCharacter:
    '{who} kämpft nicht für {alliance, select, free {die Freien Völker} other {den Schatten}}; den Namen streichen',
  tooManyInHold:
    '{units} Einheiten sind in der Festung; höchstens {most} dürfen es sein, die übrigen gehören in die Verstärkungen (S2)',
  tooManyInRegion: '{units} Einheiten stehen beisammen; höchstens {most} dürfen es sein (B1)',
  nobodyInside: `${MODE} wartet niemand in der Festung; „inside“ weglassen`,
  insideWithoutUnit: 'wer in der Festung bleibt, braucht eine Einheit bei sich (B10, O1)',
  noHold: '{region}: hier steht keine Festung, also gibt es nur Feldschlachten',
  insideWrongSide: 'in der Festung wartet das Bündnis, das angreift; die anderen streichen',
  standsTwice: '{who} steht schon bei {before}; einmal streichen',
  sarumanStays: 'Saruman verlässt den Orthanc nie; ihn unter „inPlay“ nennen',
  becameAnother: '{once} ist jetzt {now}; einen von beiden streichen',
  impossibleCard: '{card}: {why}',
  oneCardPays: 'einen Sturm bezahlt eine einzige Karte; eine streichen (A1)',
  cardTwice: '{card} steht schon bei {before}, und es gibt sie nur einmal; einmal streichen',
  cardOfOther: `{card} ist eine Karte ${AN_ARMY_OF}; sie gehört zur anderen Armee`,
  tooManyCards: '{held} Karten auf der Hand; höchstens {most} sind erlaubt',
  tooManyFigures: `{count} ${KIND} sind genannt ({nation}); es gibt {total}, also {over} streichen`,
  figuresUnaccounted: `nur {count} von {total} {count, plural, one {ist} other {sind}} genannt ({nation}, ${KIND}); wo sind die anderen? Oder „pool“ weglassen`,
  noColon: 'zuerst der Ort und ein Doppelpunkt, etwa „Minas Tirith: 3R v 8R“',
  noTwoArmies: 'zwei Armeen mit „v“ dazwischen, etwa „3R 1E v 8R 2E“',
  noSuchAlliance: '„held by the Shadow“ oder „held by the Free Peoples“ schreiben',
  figuresSo: '„{given}“ lässt sich nicht lesen; Figuren schreibt man „3R 1E 1L 2N“, Personen „+WK“',
  otherWayRound:
    'bei einem Entsatz kommt zuerst der Belagerer, dann der Entsetzer; die Armeen tauschen, oder „, held by {alliance, select, free {the Free Peoples} other {the Shadow}}“ anfügen, falls {region} schon {alliance, select, free {den Freien Völkern} other {dem Schatten}} gehört',

  forRelief: 'nur für die Armee, die eine Festung entsetzt',
  recruitsInside: 'sie hebt Truppen in der Festung aus; die Figuren unter „inside“ nennen',
  forHolder: 'nur für die Armee, die den Ort hält',
  forAssault: 'nur für die Armee, die eine Festung stürmt',
  forRegion: 'nur hier: {region}',
  mustBeAtWar: '{nation}: nicht im Krieg; unter „atWar“ nennen',
  mustLead: '{who} muss bei dieser Armee sein',
  mustBeInPlay: '{who} muss im Spiel sein; den Namen unter „inPlay“ nennen',
  nazgulNeeded: 'ein Nazgûl muss bei dieser Armee sein',
  nazgulAcross: 'ein Nazgûl muss bei der anderen Armee sein',
  companionNeeded: 'ein Gefährte muss bei dieser Armee sein oder in der Nähe im Spiel',
  unitNeeded: 'in dieser Armee muss eine Einheit stehen ({nation})',
  shadowAtWar: 'alle Völker des Schattens müssen im Krieg sein; unter „atWar“ nennen',
  twoNations: 'in der Armee des Schattens müssen zwei Völker stehen',
  elvenHolds:
    'solange sie ausliegt, darf der Schatten dort nicht angreifen; zu dieser Schlacht kommt es nicht',

  noBattle: '{why} ({rule})',
  noBattleByDie: '{why} ({rule}); „army“ angeben oder jemanden dazustellen',
  attackWithoutWar: 'zum Angriff gehört eine Einheit eines Volkes im Krieg',
  nothingToAttack: 'da ist keine Einheit, die man angreifen könnte',
  dieWithoutLeader: 'mit einem Charakterwürfel greift nur an, wer einen Anführer oder eine Person hat',
  idleStay: 'wer nicht im Krieg ist, muss zurückbleiben: {nations}',
  nationName: '{nation}',
  rearguardWithoutUnit: 'zu einer Nachhut gehört eine Einheit',
  nothingOwed: 'es ist nichts zu entscheiden',
  partAsked: 'gefragt ist nach einem Teil der Armee',
  optionAsked: 'gefragt ist nach einer der Möglichkeiten',
  noSuchFigures: 'solche Figuren hat die Armee nicht',
  neverLeaves: 'zurück bleibt immer: {who}',
  advanceWithoutUnit: 'ohne Einheit rückt niemand ein',
  leaderAlone: 'ein Anführer bleibt nicht ohne Einheit zurück',
  pressTooSoon:
    'eine Elite wird erst vorangetrieben, wenn die bezahlten Runden vorbei sind, und nur, wenn ein Regulärer sie ersetzt',
  noOwnHold: 'da ist keine eigene Festung für einen Rückzug',
  retreatTooSoon: 'vor der ersten Runde zieht sich niemand zurück',
  retreatElsewhere: 'eine Armee zieht sich nur in eine freie Nachbarregion zurück',
  notOpen: '{option} geht in Runde {round} nicht; möglich: {open}',
  notInHand: '{card} ist nicht auf der Hand',
  cardAcross: '{card} gehört dem anderen Bündnis',
  cardsBarred: 'Denethor’s Folly sperrt die Kampfkarten der Freien Völker',
  firstRoundBarred: 'ohne Gefährten gibt es in der ersten Runde keine Karte',
  cardNeeds:
    '{card} verlangt {condition, select, fellowship {die Gemeinschaft in der Region} hobbit {einen Hobbit, der kämpft} companion {einen Gefährten, der kämpft} gandalf {Gandalf im Kampf} strider_or_aragorn {Streicher oder Aragorn im Kampf} leader_or_companion {einen Anführer oder Gefährten, der kämpft} defence_of_rohan {eine Verteidigung in Rohan, Fangorn oder am Orthanc} defence_of_a_free_nation {eine Verteidigung im Land eines freien Volkes} defence_in_the_field {eine Feldschlacht, in der man verteidigt} elite {eine eigene Elite} southron_elite {eine Elite der Südländer} nazgul {einen Nazgûl, der kämpft} nazgul_leadership {eine Führung der Nazgûl von mindestens eins} nazgul_leadership_2 {eine Führung der Nazgûl von mindestens zwei} defence_near_moria {eine Verteidigung höchstens zwei Regionen von Moria entfernt} isengard_against_a_hold {eine Einheit Isengarts vor einer Festung} other {nichts}}',
  notAsked: '{why}; den Zug streichen',
  fightIsOver: 'der Kampf ist vorbei',
  decisionAsked: 'hier ist etwas zu entscheiden, kein Abschnitt zu spielen',
  blockAsked: 'hier ist ein Abschnitt zu spielen, nichts zu entscheiden',
  optionNotOpen: '„{option}“ geht hier nicht',

  regionLocked:
    'dort wird schon die Schlacht „{battle}“ ausgekämpft; zuerst ihr Ergebnis bringen oder sie aufgeben',
  nameUsed: 'eine Schlacht „{battle}“ gab es schon; diese braucht einen anderen Namen',
  otherRules:
    'gespielt wird nach {rules, select, guide {den Regeln des Leitfadens} other {den gedruckten Regeln}}; „{rules}“ schreiben',
  fewerStand:
    'laut Kontobuch {there, plural, one {steht} other {stehen}} dort {there} von {wanted}; nur schicken, wer da ist',
  nobodyStands: 'laut Kontobuch steht dort niemand dieses Namens; nur schicken, wer da ist',
  anotherResult: 'von dieser Schlacht wurde schon ein Ergebnis angenommen, und es war ein anderes',
  noBattleOut: 'keine Schlacht dieses Namens ist unterwegs; zuerst exportieren',
  sealBroken:
    'die Prüfsumme stimmt nicht: Das Ergebnis wurde unterwegs beschädigt oder geändert; das echte anfordern',
  otherLink: 'das gehört zu einem anderen Export dieser Schlacht; auszukämpfen ist dieser',
  wasNotThere: '{who} war nicht in der Schlacht; den Namen streichen',
  toNotNeeded: 'niemand zieht sich zurück; „to“ weglassen',
  givenUpOnlyAssaulted: 'aufgegeben wird nur eine Besatzung, die gestürmt wird (4.6)',
  sparedByEventOnly:
    'nur ein Ereignis, das eine Armee trifft, verschont ihre Personen; weglassen (Auslegung 8)',
  notOfAttacker: '{id} gehört nicht zum Angreifer; bitte streichen',
  noFigureOf: 'keine Figur heißt „{id}“; bitte streichen',
  garrisonStays: 'eine Besatzung kann sich nicht zurückziehen (A5)',
  retreatWhere: 'in welche Region zieht sich der Verteidiger zurück? Ihre Kennung angeben',
  retreatNotNext: '{region} und {place} liegen nicht nebeneinander (F2)',
  retreatToEnemy: 'dort steht der Feind ({region}); eine freie Region nehmen (F2)',
  retreatHeld: 'in Feindeshand: {region}; eine freie Region nehmen (F2)',
  withdrawInField: 'nur in einer Feldschlacht kann sich der Verteidiger in eine Festung zurückziehen (S1)',
  noHoldThere: '{region}: hier steht keine Festung (S1)',
  holdNotHis: 'die Festung gehört ihm nicht (S1)',
  roundsUnpaid:
    '{rounds} Runden: {most} sind bezahlt, und der Angreifer kann {elites, plural, one {# Elite} other {# Eliten}} vorantreiben (A2)',
  roundsUnbled:
    '{rounds} Runden: Über {most} hinaus kostet jede den Angreifer eine Elite, und er hat {hits, plural, one {# Treffer} other {# Treffer}} hingenommen (A2)',
  roundMissing: 'keine Runde wurde gespielt, und vor der ersten ging niemand (S1, F2)',
  hitsBeyond: `Verluste ${SEAT}: {hits, plural, one {# Treffer} other {# Treffer}}; mehr als {most} können es in {rounds, plural, one {# Runde} other {# Runden}} mit {dice, plural, one {# Würfel} other {# Würfeln}} nicht sein (B2)`,
  stepsByDice:
    '{steps, plural, one {# Stufe} other {# Stufen}}: Würfel lassen davon nur {open} übrig; Teile eines Treffers gibt es nur auf den Feldern (4.6)',
  deathWithoutCause: `die Armee ${SEAT} lebt, und keine Karte und kein Ereignis tötet (B9)`,
  deathBeyondCause: `die Armee ${SEAT} lebt, und so viele töten Karten und Ereignisse nicht (B9)`,
  hitsBeyondLine: `Verluste ${SEAT}: {hits, plural, one {# Treffer} other {# Treffer}}; mehr als {most} können es in {rounds, plural, one {# Abschnitt} other {# Abschnitten}} mit {line} Einheiten in der Linie nicht sein (4.3)`,
  nobodyToGo: 'vom Verteidiger ist keine Einheit übrig, die gehen könnte (F2, S1)',
  retreatUnfought: 'vor der ersten Runde zieht sich niemand zurück (F2)',
  givenUpByDice: 'aufgegeben wird eine Besatzung nur auf den Feldern (4.6)',
  sparedNothing: 'die Armee, zu der {who} gehört, lebt; da gibt es nichts zu verschonen (Auslegung 8)',

  meeting:
    '{region}: {side, select, free {Die Freien Völker greifen} other {Der Schatten greift}} mit {attacker} an; {side, select, free {der Schatten hält} other {die Freien Völker halten}} mit {defender} dagegen',
  eventPlayed: '{side, select, free {die Freien Völker spielen} other {der Schatten spielt}} {card}{chosen}',
  rearguardLeft:
    '{side, select, free {die Freien Völker lassen} other {der Schatten lässt}} eine Nachhut zurück: {army} (B10)',
  nazgulCowed: 'Gandalf der Weiße verzichtet auf seine Führung: In dieser Schlacht führt kein Nazgûl (B3)',
  roundBegan: 'Runde {round} beginnt',
  stood:
    '{side, select, free {die Freien Völker stellen} other {der Schatten stellt}} sich zum Kampf (S1, F2)',
  cardDeclared: '{side, select, free {die Freien Völker sagen} other {der Schatten sagt}} eine Kampfkarte an',
  noCardDeclared:
    '{side, select, free {die Freien Völker sagen} other {der Schatten sagt}} keine Kampfkarte an',
  cardRevealed:
    '{side, select, free {die Freien Völker decken} other {der Schatten deckt}} {card} auf: {effect}',
  cardCancelled: '{card} {side, select, free {der Freien Völker} other {des Schattens}} ist aufgehoben',
  cardActed: '{card} {side, select, free {der Freien Völker} other {des Schattens}} wirkt{chosen}',
  noDice: `{side, select, free {die Freien Völker haben} other {der Schatten hat}}${PURPOSE} keine Würfel`,
  diceThrown: `{side, select, free {die Freien Völker werfen} other {der Schatten wirft}}${PURPOSE} {dice, plural, one {# Würfel} other {# Würfel}}, Treffer {hitsOn, select, 6 {bei 6} other {ab {hitsOn}}}: {faces}{turned, plural, =0 {} one {; die Karte macht # Fehlwurf zum Treffer} other {; die Karte macht # Fehlwürfe zu Treffern}}{own, plural, =0 {} one {; # Eins trifft die eigenen Leute} other {; # Einsen treffen die eigenen Leute}}{again, plural, =0 {} other {; # noch einmal geworfen, Treffer {againHitsOn, select, 6 {bei 6} other {ab {againHitsOn}}}: {againFaces}}}`,
  hitsScored:
    '{side, select, free {die Freien Völker erzielen} other {der Schatten erzielt}} {hits, plural, =0 {keinen Treffer} one {# Treffer} other {# Treffer}}',
  eliteReduced:
    '{side, select, free {die Freien Völker stufen} other {der Schatten stuft}} eine Elite zum Regulären herab ({nation}) (B7)',
  figureLost: '{side, select, free {die Freien Völker verlieren} other {der Schatten verliert}} {figure}',
  characterFell: '{who} fällt',
  pressedOn:
    '{side, select, free {die Freien Völker treiben} other {der Schatten treibt}} eine Elite voran ({nation}): Sie wird zum Regulären, und eine Runde mehr wird gespielt (A2, A6)',
  trimmedOff:
    '{side, select, free {die Freien Völker schicken} other {der Schatten schickt}} {figure} wegen der Obergrenze zu den Verstärkungen (B1, S2)',
  leftBehind: '{who} kann nicht weg und bleibt zurück (F2)',
  wentIn: '{side, select, free {die Freien Völker rücken} other {der Schatten rückt}} ein: {army} (F3)',
  attackStopped: 'der Angriff geht nicht weiter (A4, F1)',
  bothBroken: 'auf keiner Seite ist eine Einheit übrig (B9)',
  sideBroken: 'keine Einheit {side, select, free {der Freien Völker} other {des Schattens}} ist übrig (B9)',
  withdrew:
    '{side, select, free {die Freien Völker ziehen} other {der Schatten zieht}} sich in die Festung zurück (S1)',
  retreatedTo:
    '{side, select, free {die Freien Völker ziehen} other {der Schatten zieht}} sich zurück: {region} (F2)',
  leftTo: '{side, select, free {den Freien Völkern} other {dem Schatten}} bleibt: {army}',
  theEnd: 'Das Ende: {verdict}',
  chosenNothing: '',
  chosenNobody: ': niemand',
  chosenFigure: ': {figure}',
  oneFigure: '{type, select, regular {einen Regulären} elite {eine Elite} other {einen Anführer}} ({nation})',
  oneNazgul: 'einen Nazgûl',
  elitesRaised: 'Reguläre werden zu Eliten ({nation})',

  levelTaken: `in Spielzug {turn} {way, select, back {gewann ${THE_SEAT} Ring {level} zurück} other {nahm ${THE_SEAT} Ring {level} ein}}`,
  gateTaken: `in Spielzug {turn} {way, select, back {gewann ${THE_SEAT} ${GATE} zurück} other {nahm ${THE_SEAT} ${GATE} ein}}`,
  gateBroken: `in Spielzug {turn} brach ${GATE}`,
  wallBroken: 'in Spielzug {turn} brach {kind, select, wall {die Mauer} other {der Turm}} {at}',
  wayClosed:
    'von Spielzug {turn} an führte über Feld {at}{others, plural, =0 {} one { und ein weiteres} other { und # weitere}} kein Weg mehr',
  stepsFell: `{share, select, all {{lost, plural, =1 {die eine Stufe} =2 {beide Stufen} other {alle # Stufen}} verlor ${THE_SEAT} auf Feld {spot}{mixed, select, yes {: } other {, }}{deeds}} most {die meisten Stufen verlor ${THE_SEAT} auf Feld {spot}: ${SO_MANY}} other {nirgends verlor ${THE_SEAT} mehr Stufen als auf Feld {spot}: ${SO_MANY}}}`,
  stepsScattered: `keine zwei Stufen verlor ${THE_SEAT} auf demselben Feld: {mixed, select, yes {} other {alle }}{deeds}`,
  fellBy: BY,
  fellCount: `{steps} ${BY}`,
  spotBare: '{at}',
  spotNamed: '{at} ({name})',
  spotNear: '{at} (nahe „{name}“)',
  spotByGate: `{at}, {where, select, before {vor} behind {hinter} other {nahe}} ${AT_GATE}`,
  spotBySide:
    '{at}, {where, select, before {vor} behind {hinter} other {{kind, select, bridge {auf} other {in}}}} {kind, select, wall {der Mauer} tower {dem Turm} ford {der Furt} other {der Brücke}}',

  blockLost:
    '{seat, select, attacker {Angreifer} other {Verteidiger}}: {steps, plural, =0 {keine Stufe} one {# Stufe} other {# Stufen}} auf den Feldern verloren; {hit} sind ein Treffer (C2)',
  rollsCalled:
    'Appell mit je einem Vierseiter; bis zu den verlorenen Stufen ist es ein ganzer Treffer, darüber keiner; die Treffer fallen in der üblichen Folge auf die Linie (C2, B7): {calls}',
  rollCalled: '{figure}: {part} von {hit}, Wurf {face}, {isHit, select, yes {Treffer} other {kein Treffer}}',
  leadersDrove: `die Anführer ${SEAT} treiben ihre Leute an: {dice, plural, one {# Würfel} other {# Würfel}}, Treffer {hitsOn, select, 6 {bei 6} other {ab {hitsOn}}}: {faces}; {hits, plural, =0 {kein weiterer Treffer} one {# weiterer Treffer} other {# weitere Treffer}} (B3)`,
  leadersHeld: `die Anführer ${SEAT} werfen keinen Würfel: {why, select, unhurt {drüben ist niemand verwundet} other {jede ihrer Formationen hat schon getroffen}} (B3)`,
  cardsInBlock:
    'Kampfkarten: {steps, plural, one {# Stufe} other {# Stufen}} {way, select, more {mehr} other {zurück}} (4.4)',
  blockCost:
    'alles in allem {hits, plural, =0 {kein Treffer} one {# Treffer} other {# Treffer}}{over, plural, =0 {} one { und # Stufe} other { und # Stufen}}: vor dem Abschnitt {before}, danach {after}',

  askStand: 'Abschnitt {block}: Stellt sich der Verteidiger?',
  askDeclare: 'Abschnitt {block}: Wird eine Kampfkarte gespielt?',
  askCard: 'Abschnitt {block}: Welche Kampfkarte?',
  askPress: 'Abschnitt {block} ist vorbei, und kein weiterer ist bezahlt. Wird eine Elite vorangetrieben?',
  askGoOn: 'Abschnitt {block} ist vorbei. Geht es weiter?',
  askTrim: 'Dort stehen zu viele Einheiten. Wen schickt die Armee zu den Verstärkungen?',
  askAdvance: 'Rückt die Armee ein ({region})?',
  goIn: 'einrücken',
  stayOut: 'bleiben, wo sie steht',
  standAndFight: 'stehen und kämpfen',
  withdrawIn: 'in die Festung zurückziehen',
  retreatTo: 'Rückzug: {region}',
  aCard: 'eine Karte',
  noCard: 'keine Karte',
  cardTitle: '{card}',
  stop: 'aufhören',
  goOn: 'weitermachen',
  pressElite:
    'eine Elite vorantreiben ({nation}): Sie wird zum Regulären, und ein Abschnitt mehr wird gespielt',

  reportHead:
    '{title}: {mode, select, assault {Sturm} sortie {Ausfall} relief {Entsatz} other {Feldschlacht}}, {region}, War of the Ring, Regelwerk: {rules, select, guide {Leitfaden} other {gedruckte Regeln}}',
  reportNote: 'Kurzschrift: {note}',
  reportArmy:
    '{seat, select, attacker {Angreifer} other {Verteidiger}}{player, select, all {} other { (Spieler {player})}}: {army}',
  reportCards: 'Karten: {cards}',
  reportNoCards: 'Karten: keine',
  reportHow:
    'Entschieden durch {by, select, dice {Würfel} other {Kampf auf den Feldern}}: {rounds, plural, one {# Runde} other {# Runden}}',
  reportLosses: `Verluste ${SEAT}: {figures}{reduced, plural, =0 {} one {, # Elite herabgestuft} other {, # Eliten herabgestuft}}`,
  reportOutcome: 'Ergebnis: {outcome}',
  reportSeal: 'Prüfsumme {seal}, Schlacht {battle}',
  boardStays: 'auf der Karte ändert sich nichts',
  entryFell:
    '{figure} ist gefallen und {to, select, dead {aus dem Spiel} other {bei den Verstärkungen}} (B8)',
  entryReduced: '{figure} ist herabgestuft: An ihrer Stelle steht {regular} (B7)',
  entryNotReplaced:
    '{figure} wurde herabgestuft, ohne dass ein Regulärer bereitstand, und ist {to, select, dead {aus dem Spiel} other {bei den Verstärkungen}} (B7)',
  entryGivenUp: 'die Besatzung ist aufgegeben: {figures} (4.6)',
  entryWorn: '{figure} ist um {steps} von {most} Stufen abgenutzt (C2)',
  entrySlain: '{who} ist tot (B9)',
  entryStaysBehind: '{who} bleibt zurück ({region}) (F2)',
  entryRetreated: 'der Verteidiger zieht ab: {region} → {to} (F2)',
  entryAdvanced: 'der Angreifer rückt ein: {region} (F3)',
  entryTrimmed: 'über der Obergrenze und nun bei den Verstärkungen: {figures} (B1, S2)',
  entryCaptured: `in der Hand ${AN_ARMY_OF}: {region}, {points, plural, one {# Siegpunkt} other {# Siegpunkte}} (S5)`,
  entrySiegeBegun: 'die Belagerung beginnt: {region} (S2)',
  entrySiegeGoesOn: 'die Belagerung geht weiter: {region} (A4)',
  entrySiegeBroken: 'die Belagerung ist gebrochen: {region} (S5)',
  entryAttacked: '{nation}: aktiv und dem Krieg einen Schritt näher, weil angegriffen (4.6)',
  entryLostPlace: '{nation}: dem Krieg einen Schritt näher, weil ein eigener Ort genommen wurde (4.6)',

  readArmy:
    '{seat, select, attacker {Angreifer} other {Verteidiger}}, {alliance, select, free {Freie Völker} other {Schatten}}: {army}; {units, plural, one {# Einheit} other {# Einheiten}}, Führung {leadership}; {stands, select, storms {stürmt die Festung} holds {steht in der Festung und verteidigt} sallies {fällt aus der Festung aus und greift an} besieges {belagert die Festung und verteidigt} relieves {entsetzt die Festung und greift an} attacks {greift an} other {verteidigt}}',
  readNobodyInside: 'in der Festung: eine Besatzung, die niemand genannt hat; sie nimmt nicht teil',
  readInside: 'in der Festung: {army}; {mode, select, relief {nimmt nicht teil} other {bleibt zurück}}',
  readEvent: `Ereignis {card} ${SEAT}: {effect, select, acts {in Kraft} hexes {in Kraft; es wirkt nur auf den Feldern und ändert hier nichts} idle {in Kraft, findet hier aber niemanden, auf den es wirkt} other {ohne Wirkung auf diese Schlacht}}`,
  readHand: `auf der Hand ${SEAT}: {title} ({card})`,
  readBarred: `auf der Hand ${SEAT}: {title} ({card}); so, wie die Armeen stehen, nicht spielbar: {why}`,
  readInPlay: '{who} ist anderswo im Spiel',
  readPools:
    'nicht gesagt: wo die übrigen Figuren sind; angenommen: alle bei den Verstärkungen, niemand tot. Eine Elite wird nur herabgestuft, wo dort ein Regulärer bereitsteht („no reinforcements“ in der Kurzschrift, „pool“, „dead“ und „elsewhere“ im Auftrag)',
  underRules: 'Regelwerk: {rules, select, guide {Leitfaden} other {gedruckte Regeln}}',
  underPolicy:
    '{seat, select, attacker {Angreifer} other {Verteidiger}}: {losses, select, keep {schont Eliten} other {stuft zuerst Eliten herab}}{seat, select, attacker {{press, select, never {, treibt nie eine Elite voran} always {, treibt immer Eliten voran} other {, treibt Eliten voran, solange er nicht in der Unterzahl ist}}} other {}}, {cards, select, none {spielt keine Karten} other {spielt Karten, wie sie kommen}}',
  underActions:
    'jede Aktion ist ein Sturm mit denen, die übrig sind; nach dem ersten sind die Ereignisse und die Karte verbraucht, die ihn bezahlt hat, und jede Karte auf der Hand gilt nur einmal',
  actionsOnlyAssaults:
    'nur Stürme folgen aufeinander; das hier ist {mode, select, assault {ein Sturm} sortie {ein Ausfall} relief {ein Entsatz} other {eine Feldschlacht}} (A4)',
  ringCaptured: 'der Ort ist genommen',
  ringBesieged: 'die Belagerung geht weiter',
  ringHeld: 'der Ort hält stand',
  ringEmpty: 'niemand ist mehr da, der ihn hält',

  ardaNobody:
    '{side, select, attacker {der Angreifer} other {der Verteidiger}} hat keine Einheiten; mindestens eine nennen',
  ardaTooMany: '{units} Einheiten sind zu viele; höchstens {most} sind möglich',
  ardaNotInBattle: '{id} ist nicht unter den Einheiten; bitte streichen',
  ardaNoUnit: 'keine Einheit heißt {given}',
  ardaNoUnitBut: 'keine Einheit heißt {given}; es gibt {alike}',
  ardaShip: 'Seeschlachten werden hier nicht geschlagen; die Schiffe streichen',
  ardaImmobile: 'Festungswerke bewegen sich nicht und greifen nie an; bitte streichen',
  ardaNoMap: 'noch kein Gelände: Für {territory} gibt es keine Karte mit Feldern',
  ardaNotBeside: 'kein Gelände: Nach {territory} kommt niemand von {from} her; möglich: {known}',
  ardaFlyers: 'kein Gelände: {units} fliegen, und auf den Feldern kämpft niemand in der Luft',
  ardaNobodyFights:
    'kein Gelände: {side, select, attacker {Der Angreifer} other {Der Verteidiger}} hat niemanden, der auf den Feldern stehen könnte',
  ardaNotAsked: '{given} ist hier nicht gefragt; bitte streichen',
  ardaMoreLeft: 'es sind mehr übrig ({left}), als gekommen sind ({came})',
  ardaMoreHits: 'die Übrigen tragen {hits} Treffer; höchstens {most} hielten sie aus',
  ardaOtherEnd: 'mit denen, die übrig sind, endet es anders: {verdict}',
  ardaNothingToChoose: 'vor diesem Abschnitt gibt es nichts zu entscheiden; er steht an',
  ardaToDecide: 'der Angreifer muss erst entscheiden, ob er weitermacht',
  ardaFightIsOver: 'der Kampf ist vorbei; es ist nichts mehr zu tun',
  ardaGoOn: 'Macht der Angreifer weiter?',
  ardaStorm: 'weitermachen',
  ardaRetreat: 'abbrechen und zurückgehen',
  ardaFrom: 'Anmarsch des Angreifers: {from}',
  ardaTerrain: 'Gelände: {terrain}; in Klammern die Stärke darin, noch ohne Unterstützung',
  ardaNoTerrain: 'Gelände: keines; in Klammern die Stärke, noch ohne Unterstützung',
  ardaSide: '{side, select, attacker {Angreifer} other {Verteidiger}}: {stacks}',
  ardaStack: '{unit} × {count} ({strength})',
  ardaNoRetreat: 'niemand zieht sich zurück',
  ardaCasualties:
    'Verluste {side, select, attacker {des Angreifers} other {des Verteidigers}}: {first, select, nobody {} other {{first}, dann }}{then, select, leastPower {wer mit seinen Unterstützungen am wenigsten beiträgt} other {die billigsten}}',
  ardaWalls:
    'Festungswerke halten Sturmangriff, Flankenangriff und Niedertrampeln ab: {on, select, yes {ja} other {nein}}',
  ardaInTheAir: 'Der Kampf in der Luft',
  ardaRound: 'Runde {round}',
  ardaLeft: '{side, select, attacker {Angreifer} other {Verteidiger}}, übrig: {stacks}',
  ardaLeftOf: '{unit} {left} von {all}',
  ardaEnd: '{territory}: {verdict}{rounds, plural, =0 {} one {, nach einer Runde} other {, nach # Runden}}',
  ardaTaken: 'der Angreifer nimmt das Gebiet',
  ardaCleared: 'die Verteidiger sind fort, und niemand kann einrücken',
  ardaHeld: 'der Verteidiger hält stand',
  ardaUndecided: 'nach zehn Runden stehen beide noch',

  ixNoDouble: '{power} hat keine eigene Doppelarmee; „A“ schreiben',
  ixSecondDouble: '{power} hat nur eine Doppelarmee, und sie beginnt in {province}; „A“ schreiben [2, 9]',
  ixNotHills:
    'eine Armee der Hillmen ist nur doppelt, wenn sie in PFe, Mai, PTe, Dun oder NNi beginnt, nicht in {province}; „A“ schreiben [9]',
  ixNotAngmar: 'der Nazgûl zieht nur mit Armeen Angmars; bitte streichen',
  ixSecondNazgul: 'es gibt nur einen Nazgûl, und er ist schon bei {before}',
  ixTaken: 'in {province} steht schon eine Einheit dieses Kampfes',
  ixNobodyToSupport: 'in {given} ist niemand, den man unterstützen könnte; möglich: {known}',
  ixNobodyAtAll: 'in {given} ist niemand, den man unterstützen könnte, und sonst auch nirgends',
  ixMoveUnsaid: 'der Verteidiger zieht; unter „into“ muss stehen, wohin er wollte, denn das wird unterstützt',
  ixNotMoving:
    'ein Verteidiger, der {order, select, hold {hält} other {unterstützt}}, geht nirgendwohin; „into“ weglassen',
  ixSameProvince: 'in {province} steht er schon; wohin wollte er?',
  ixClosed: 'zwischen {from} und {to} kommt niemand hinüber [8]',
  ixSeasonUnsaid:
    '{from} und {to} sind nur im Herbst verbunden; ist Herbst, dann „season“: „autumn“ angeben [8]',
  ixSeason: '{from} und {to} sind nur im Herbst verbunden; bitte streichen [8]',
  ixNoFort: 'kein Gelände: {province} ist keine Festung, und nur um Festungen wird auf Feldern gekämpft [12]',
  ixNobodyWithin: 'kein Gelände: In {province} steht kein Heer, das die Festung hielte [12]',
  ixGoesOut:
    'kein Gelände: Das Heer in {province} wollte hinaus, und eine Festung schützt nur den, der bleibt [6]',
  ixNobodyComes: 'kein Gelände: Gegen {province} zieht kein Heer [12]',
  ixOwnComes:
    'kein Gelände: Das stärkste Heer, das nach {province} zieht, gehört derselben Macht, und das ist kein Sturm [12]',
  ixStandOff:
    'kein Gelände: Die nach {province} ziehen, halten einander auf, und niemand kommt an die Mauer [12]',
  ixNothingToChoose: 'in diesem Kampf gibt es nichts zu entscheiden; ein Abschnitt steht an',
  ixFightIsOver: 'der Kampf ist vorbei; es ist nichts mehr zu tun',
  ixUnder: 'Regeln 3, 4 und 6, ohne Würfel',
  ixUnit: '{power} {kind}{nazgul, select, yes { mit N} other {}}',
  ixNobody: `{province}${FORT}: Niemand steht dort`,
  ixAlone: `{province}${FORT}: {unit}`,
  ixStands: `{province}${FORT}: {unit}, {order, select, hold {hält} support {unterstützt} other {zieht}}`,
  ixMoves: `{province}${FORT}: {unit}, zieht nach {into}`,
  ixFrom: 'aus {province}: {unit}',
  ixSupports: '{province} unterstützt {to}: {unit}',
  ixEnd: '{province}: {verdict}',
  ixEndFrom: '{province}: {verdict}, aus {from}',
  ixDefence: 'die Verteidigung ist {strength} wert{fort, select, yes {, in einer Festung} other {}}',
  ixAttack: 'der Angriff aus {from} ist {strength} wert',
  ixSupport:
    'die Unterstützung von {at} für {to}: {standing, select, stands {gilt} cut {ist unterbrochen} other {entfällt, denn die Einheit ist vertrieben}}',
  ixRetreat:
    'der Verteidiger zieht sich zurück oder löst sich auf{double, select, yes {, mit der Stärke einer einfachen Armee} other {}}',
  ixNazgul:
    'der Nazgûl: {fate, select, with_its_army {teilt das Los seiner Armee} arrives_alone {kommt allein an} stays {bleibt} retreats_with_its_army {zieht sich mit seiner Armee zurück} other {wird vernichtet}}',
  ixHolds: 'der Verteidiger hält stand',
  ixFalls: 'ein Angreifer rückt ein',
  ixEmpty: 'niemand nimmt die Provinz',
};

export const SIEGE_MEANS = {
  'hits by the attacker': 'Treffer des Angreifers',
  'hits by the defender': 'Treffer des Verteidigers',
  rounds: 'Runden',
  'attackers left': 'übrige Angreifer',
  'defenders left': 'übrige Verteidiger',
  'cost of attackers lost': 'Kosten der gefallenen Angreifer',
  'cost of defenders lost': 'Kosten der gefallenen Verteidiger',
};

export const SIEGE_NAMES = {
  people: { 'witch-king': 'der Hexenkönig', 'mouth-of-sauron': 'Saurons Mund' },
  nations: {
    dwarves: 'Zwerge',
    elves: 'Elben',
    gondor: 'Gondor',
    north: 'Norden',
    rohan: 'Rohan',
    isengard: 'Isengart',
    sauron: 'Sauron',
    southrons: 'Südländer',
  },
  nobody: 'niemand',
};

export const SIEGE_SPELLINGS = {
  'an id is written in small letters, figures and single hyphens':
    'eine Kennung besteht aus Kleinbuchstaben, Ziffern und einzelnen Bindestrichen',
  'a hex is written as its printed number, column then row, such as "1213"':
    'ein Feld schreibt man mit seiner gedruckten Nummer, erst Spalte, dann Reihe, etwa „1213“',
  'a place is a printed hex number such as "1213", or "off"':
    'ein Ort ist die gedruckte Nummer eines Feldes, etwa „1213“, oder „off“',
  'a hash is written as 64 figures and letters a to f':
    'eine Prüfsumme besteht aus 64 Ziffern und Buchstaben von a bis f',
  'a province is named by its three letters, such as "Frn"':
    'eine Provinz nennt man mit ihren drei Buchstaben, etwa „Frn“',
  'a hexside is written as the two hexes beside it, such as "1213/1313"':
    'eine Feldseite schreibt man mit den beiden Feldern daneben, etwa „1213/1313“',
};

export const SIEGE_EFFECTS = {
  'It Is a Gift': '+1 auf Wurf und Nachwurf',
  'Blade of Westernesse': 'ein Treffer des Nachwurfs tötet stattdessen einen Schergen in der Schlacht',
  'Mighty Attack': 'ein Gefährte verzichtet auf seine Führung: Ein Fehlwurf wird zum Treffer',
  'Servant of the Secret Fire': '+1 auf den Wurf',
  Andúril: 'der Verzicht auf seine Führung macht einen Fehlwurf (Aragorn: zwei) zum Treffer',
  'Heroic Death':
    'ein geopferter Anführer hebt 1 Treffer auf, ein geopferter Gefährte höchstens so viele, wie seine Stufe beträgt',
  'Daring Defiance': 'alle Gefährten verzichten auf ihre Führung und heben die feindliche Karte auf',
  'Fateful Strike': 'Treffer des Nachwurfs töten außerdem einen Nazgûl (ab 2 einen Schergen)',
  'Sudden Strike': 'Angriff vor dem Wurf mit so vielen Würfeln wie Führung (höchstens 5), sofort wirksam',
  'Brave Stand': 'der Feind wirft je Gefährten einen Würfel weniger (mindestens 1)',
  "Ents' Rage": '+2 auf den Wurf',
  'Huorn-dark': 'der Feind wirft höchstens zwei Würfel',
  'Nameless Wood': 'nach mindestens einem Treffer zwei weitere',
  Daylight: 'der Feind wirft höchstens drei Würfel',
  'No Quarter': 'nach mindestens einem Treffer ein weiterer',
  'Advantageous Position': '-1 auf den Wurf des Feindes (eine gewürfelte 6 trifft trotzdem)',
  Scouts: 'Rückzug, auch in die Festung, noch vor dem Wurf',
  'Shield-wall': 'erzielt der Feind 2 Treffer oder mehr, wird einer aufgehoben',
  Confusion:
    'jede gewürfelte 1 des Feindes trifft seine eigene Armee und darf nicht noch einmal geworfen werden',
  Charge: 'Angriff vor dem Wurf nur mit Eliten (höchstens 5), sofort wirksam',
  Valour: '+1 auf den Wurf',
  'One for the Dark Lord': '+1 auf Wurf und Nachwurf',
  'Cruel as Death': 'Verzicht auf 2 Führung der Nazgûl gibt +1 auf den Wurf',
  'They Are Terrible': 'Verzicht auf 1 Führung der Nazgûl gibt +1 auf den Nachwurf',
  'Dread and Despair': 'Verzicht auf n Führung der Nazgûl: Der Feind wirft n Würfel weniger (mindestens 1)',
  'Black Breath':
    'ein Treffer des Nachwurfs tötet auch einen Anführer der Freien oder einen Gefährten, wenn die Treffer seine Stufe erreichen',
  'Foul Stench':
    'ist die Führung der Nazgûl mindestens so groß wie die der Freien, haben diese keinen Nachwurf',
  'Words of Power': 'Führung und Fähigkeiten eines Gefährten ruhen in dieser Runde',
  "Durin's Bane": 'Angriff vor dem Wurf mit drei Würfeln, Treffer ab 4',
  'Devilry of Orthanc': '+1 auf den Wurf',
  'Deadly Strife': 'beide Seiten +2 auf Wurf und Nachwurf',
  Onslaught:
    'nach den Verlusten bis zu vier weitere eigene Treffer hinnehmen; jeder gibt einen Würfel, Treffer ab 4',
  'Relentless Assault': 'vor dem Wurf bis zu zwei eigene Treffer hinnehmen; jeder gibt +1 auf den Wurf',
  'Great Host': 'nach den Verlusten bei 2:1 Einheiten oder mehr ein sicherer Treffer',
  Mûmakil: '+1 auf den Wurf; mehr Treffer als der Feind bringen noch einen',
  'Swarm of Bats': 'hebt die Karte der Freien auf; gibt es keine, +1 auf den Nachwurf',
  'We Come to Kill': 'nach den Verlusten ein weiterer Angriff nur mit Eliten (höchstens 5), Treffer ab 5',
  'Desperate Battle': 'beide Seiten +1 auf Wurf und Nachwurf',
};
