// The layer table of the house: who may import whom. Read by `npm run arch` and proved by tests/arch/layers.test.ts.

/**
 * What a layer may import besides itself: `uses` freely, `types` with `import type` only, `packages` from npm,
 * `folders` and single `files` beside src; `node` says whether it may talk to the machine.
 * @typedef {{ uses: string[], types?: string[], packages?: string[], folders?: string[], files?: string[], node?: boolean }} Layer
 */

const RULES = ['kernel', 'rulebook', 'board', 'engine'];
const PLAY = [...RULES, 'sequence', 'game', 'scenario'];
const WORDS = ['preact', '@preact/signals'];

/** @type {Record<string, Layer>} */
export const LAYERS = {
  kernel: { uses: [], packages: ['@noble/hashes'] },
  workers: { uses: [] },
  rulebook: { uses: ['kernel'] },
  board: { uses: ['kernel', 'rulebook'], packages: ['honeycomb-grid'] },
  engine: { uses: ['kernel', 'rulebook', 'board'] },
  sequence: { uses: RULES, packages: ['xstate'] },
  game: { uses: [...RULES, 'sequence'], packages: ['pure-rand'] },
  scenario: { uses: RULES, packages: ['zod'], folders: ['scenarios'] },
  saves: { uses: PLAY, packages: ['zod'] },
  ai: { uses: PLAY },
  session: { uses: [...PLAY, 'saves', 'ai'] },
  lab: { uses: [...PLAY, 'ai', 'session', 'strategic', 'editor'] },
  strategic: { uses: PLAY, packages: ['zod'], folders: ['scenarios', 'examples'] },
  schemas: { uses: ['scenario', 'strategic'], types: ['engine'], packages: ['zod'] },
  i18n: {
    uses: ['kernel', 'rulebook'],
    types: ['board', 'engine', 'scenario', 'strategic'],
    packages: ['@preact/signals-core', 'intl-messageformat'],
  },
  paint: { uses: ['kernel', 'workers', 'board'], packages: ['idb'], folders: ['assets'] },
  stage: {
    uses: ['kernel', 'board', 'paint', 'i18n'],
    types: ['rulebook', 'engine'],
    packages: ['pixi.js', 'howler', 'honeycomb-grid'],
    folders: ['assets'],
  },
  'stage/counters': { uses: ['kernel'], types: ['engine'], folders: ['assets'] },
  editor: {
    uses: PLAY,
    packages: ['zod', 'fflate', '@rgrove/parse-xml', 'pdfkit', 'fontkit'],
    folders: ['assets'],
  },
  cli: {
    uses: [...PLAY, 'saves', 'ai', 'session', 'strategic', 'lab', 'editor', 'i18n'],
    packages: ['commander'],
    folders: ['scenarios', 'assets'],
    files: ['package.json'],
    node: true,
  },
  ui: {
    uses: [
      ...PLAY,
      'saves',
      'ai',
      'session',
      'strategic',
      'lab',
      'i18n',
      'workers',
      'paint',
      'stage',
      'editor',
    ],
    packages: [...WORDS, 'xstate', 'idb', '@fontsource/[^/]+'],
    folders: ['assets', 'scenarios', 'docs'],
    files: ['package.json', 'CREDITS.md'],
  },
};

/** The rooms of the page from the ground up: each uses those before it, and no feature the inside of another. */
export const ROOMS = [
  'commands',
  'words',
  'parts',
  'orders',
  'log',
  'store',
  'loading',
  'threats',
  'input',
  'prompts',
  'persistence',
  'play',
  'board',
  'games',
  'series',
  'features',
  'shell',
];

/**
 * The rule of one room of the page. Types may name each other; nothing is asked upwards.
 * @param {string} room
 * @param {number} at
 */
function ruleOfRoom(room, at) {
  return {
    name: `ui-${room}`,
    severity: 'error',
    from: { path: `^src/ui/${room}/` },
    to: {
      path: '^src/ui/',
      pathNot: [`^src/ui/(${ROOMS.slice(0, at + 1).join('|')})/`],
      dependencyTypesNot: ['type-only'],
    },
  };
}

/**
 * The rules of one layer.
 * @param {[string, Layer]} layer
 */
function rulesOf([name, { uses, types = [], packages = [], folders = [], files = [], node = false }]) {
  const from = { path: `^src/${name}/` };
  const allowed = [name, ...uses, ...types].join('|');
  return [
    {
      name: `${name}-layers`,
      severity: 'error',
      from,
      to: { path: '^src/', pathNot: [`^src/(${allowed})/`] },
    },
    ...(types.length === 0
      ? []
      : [
          {
            name: `${name}-types-only`,
            severity: 'error',
            from,
            to: { path: `^src/(${types.join('|')})/`, dependencyTypesNot: ['type-only'] },
          },
        ]),
    {
      name: `${name}-packages`,
      severity: 'error',
      from,
      to: {
        path: 'node_modules/',
        ...(packages.length === 0 ? {} : { pathNot: [`node_modules/(${packages.join('|')})/`] }),
      },
    },
    {
      name: `${name}-folders`,
      severity: 'error',
      from,
      to: {
        path: '^[^/]+',
        pathNot: [
          '^src/',
          'node_modules/',
          ...folders.map((folder) => `^${folder}/`),
          ...files.map((file) => `^${file.replaceAll('.', '[.]')}$`),
        ],
        dependencyTypesNot: ['core', 'unknown', 'undetermined'],
      },
    },
    ...(node ? [] : [{ name: `${name}-node`, severity: 'error', from, to: { dependencyTypes: ['core'] } }]),
  ];
}

export default {
  forbidden: [
    ...Object.entries(LAYERS).flatMap(rulesOf),
    {
      name: 'no-cycles',
      comment: "Two modules may name each other's types; nothing may wait for itself to be loaded.",
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...ROOMS.map(ruleOfRoom),
    {
      name: 'features-apart',
      comment:
        'What two features share stands in a room below them; what is made of several is put together by the shell.',
      severity: 'error',
      from: { path: '^src/ui/features/([^/]+)/' },
      to: {
        path: '^src/ui/features/',
        pathNot: '^src/ui/features/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-by-their-models',
      comment: 'What one feature may know of another is the shape of what it shows: its `*Model.ts`.',
      severity: 'error',
      from: { path: '^src/ui/features/([^/]+)/' },
      to: {
        path: '^src/ui/features/',
        pathNot: ['^src/ui/features/$1/', 'Model\\.ts$'],
        dependencyTypes: ['type-only'],
      },
    },
    {
      name: 'views-ask-no-rule',
      comment: 'What is painted is told what to show: a view knows shapes and words, no rule and no game.',
      severity: 'error',
      from: { path: '^src/ui/.*[.]tsx$' },
      to: {
        path: '^src/(board|engine|sequence|game|scenario|saves|ai|session|strategic)/',
        pathNot: '^src/board/hex[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'orders-without-words',
      comment: 'What a click or a key means is decided without words; prompts say it afterwards.',
      severity: 'error',
      from: { path: '^src/ui/(orders|input)/' },
      to: { path: '^src/(i18n|ui/words)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'games-by-the-port',
      comment:
        'A strategic game is asked through the port. Its own types are known to its folder, to the sheets and charts in a folder of its name, and to those who publish shapes and words.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/(strategic/([^/]+/|games[.]ts$)|schemas/|i18n/|(cli|ui/features/strategic)/[^/]+/)',
      },
      to: { path: '^src/strategic/[^/]+/' },
    },
    {
      name: 'one-game-alone',
      comment: 'No strategic game, and no sheets of one, know another.',
      severity: 'error',
      from: { path: '^src/(?:strategic|cli|ui/features/strategic)/([^/]+)/' },
      to: {
        path: '^src/(?:strategic|cli|ui/features/strategic)/[^/]+/',
        pathNot: '^src/(?:strategic|cli|ui/features/strategic)/$1/',
      },
    },
    {
      name: 'sheets-by-the-registry',
      comment:
        'The room knows what every strategic game has. The sheets of one are known to its folder, and to the registry of the room, where it is a line.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/ui/features/strategic/([^/]+/|games[.]ts$)' },
      to: { path: '^src/ui/features/strategic/[^/]+/' },
    },
    {
      name: 'played-by-the-session',
      comment:
        'A game with seats is played by its session. Whoever plays an action beside one is named in ADR 8.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot:
          '^src/(game/|session/|editor/(authorTests|dryRun/(position|recordedDice|dryRun))[.]ts$|ui/features/editor/trials/records[.]ts$)',
      },
      to: { path: '^src/game/play[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'search-private',
      comment: 'The search writes over its own last answer: only who hands out answers that stay may run it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(board/path|engine/facts/searches)[.]ts$' },
      to: { path: '^src/board/search[.]ts$' },
    },
    {
      name: 'searches-private',
      comment: 'What lies in the workspace of a battle is read at once, by the facts alone.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/engine/facts/' },
      to: { path: '^src/engine/facts/searches[.]ts$' },
    },
    {
      name: 'honeycomb-compiles',
      comment: 'In the board layer the hex library is geometry for the compiler of maps and nothing else.',
      severity: 'error',
      from: { path: '^src/board/', pathNot: '^src/board/compile' },
      to: { path: 'node_modules/honeycomb-grid/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
