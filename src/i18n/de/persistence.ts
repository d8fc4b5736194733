/** Aufbewahren: wem ein Spiel gehört, was beschädigt ist, und warum etwas nicht aufbewahrt wird. */
export const PERSISTENCE = {
  heldTitle: 'Dieses Spiel ist in einem anderen Tab offen',
  heldText:
    'Nur ein Tab kann es spielen. Sieh hier zu, oder spiel hier weiter: Dann sieht der andere Tab zu.',
  takeOver: 'Hier weiterspielen',
  watchIt: 'Zusehen',
  takenTitle: 'Ein anderer Tab spielt dieses Spiel jetzt',
  takenText: 'Nichts ist verloren. Hier kannst du zusehen oder weiterspielen: Dann sieht der andere Tab zu.',
  watching: 'Du siehst zu: Ein anderer Tab spielt dieses Spiel.',
  deletedTitle: 'Dieses Spiel wurde in einem anderen Tab gelöscht',
  deletedText: 'Es ist so, wie es hier steht, wieder aufbewahrt und geht weiter.',

  notRead: 'Die aufbewahrten Spiele lassen sich nicht lesen',

  noStore: 'Dieser Browser lässt das Spiel nichts aufbewahren',
  noStoreText:
    'Vielleicht ist es ein privates Fenster, oder Websitedaten sind gesperrt. Das Spiel geht weiter, ist aber mit diesem Tab verloren: Sichere es als Datei.',
  noRoom: 'In diesem Browser ist kein Platz mehr',
  noRoomText:
    'Das Spiel geht weiter, wird aber nicht mehr aufbewahrt. Lösche Spiele unter „Aufbewahrte Spiele“, oder sichere es als Datei.',
  newer: 'Deine Spiele stammen von einer neueren Version',
  newerText:
    'In diesem Tab läuft eine ältere Version, die sie nicht lesen kann. Lade die Seite neu, dann kommt die neue. Bis dahin wird hier nichts aufbewahrt: Sichere als Datei, was du behalten willst.',
  blocked: 'Ein anderer Tab steht im Weg',
  blockedText:
    'Eine ältere Version des Spiels hält in einem anderen Tab die aufbewahrten Spiele offen. Schließe diesen Tab oder lade ihn neu; bis dahin wird hier nichts aufbewahrt.',
  letGo: 'In einem anderen Tab ist eine neuere Version offen',
  letGoText:
    'Dieser Tab hat ihr die aufbewahrten Spiele überlassen. Lade die Seite neu, um mit der neuen Version weiterzuspielen; was du vorher hier tust, wird nicht aufbewahrt.',
  silent: 'Der Browser antwortet nicht',
  silentText:
    'Seit drei Sekunden hat er nichts mehr aufbewahrt. Das Spiel geht weiter und wird aufbewahrt, sobald der Browser antwortet. Zur Sicherheit kannst du es als Datei sichern.',
  refused: 'Der Browser bewahrt das Spiel nicht auf',
  refusedText:
    'Einen Grund nennt er nicht. Das Spiel geht weiter, wäre aber mit diesem Tab verloren: Sichere es als Datei und lade dann die Seite neu.',
  mended: 'Der Browser antwortet wieder: Das Spiel ist aufbewahrt.',
} as const;
