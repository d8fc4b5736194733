/** Things that nobody needs, made by the pages of docs/how-to: `begin` is what their reader does first, `rest` what he is asked for then. */

/** A step: `add` goes behind every `after` in a file; null = the whole file. */
export interface Edit {
  readonly file: string;
  readonly after: string | null;
  readonly add: string;
}

interface MadeUp {
  readonly page: string;
  readonly begin: readonly Edit[];
  readonly rest: readonly Edit[];
}

/** A hedge: it hinders, and can be neither breached nor held. */
const HEDGE: MadeUp = {
  page: 'hexside.md',
  begin: [
    { file: 'src/editor/share/pack.ts', after: "slope: 's'", add: ", hedge: 'h'" },
    { file: 'src/editor/edit/hexsides.ts', after: "kind !== 'slope'", add: " && kind !== 'hedge'" },
    { file: 'src/board/board.ts', after: "  'slope',\n", add: "  'hedge',\n" },
    { file: 'src/board/mapFile.ts', after: "'tunnel' | 'slope'", add: " | 'hedge'" },
    { file: 'src/scenario/mapSchema.ts', after: "'tunnel', 'slope'", add: ", 'hedge'" },
    { file: 'src/board/readMap.ts', after: "kind !== 'slope'", add: " && kind !== 'hedge'" },
  ],
  rest: [
    { file: 'src/i18n/en/board.ts', after: "  slope: 'slope',\n", add: "  hedge: 'hedge',\n" },
    { file: 'src/i18n/de/board.ts', after: "  slope: 'Hang',\n", add: "  hedge: 'Hecke',\n" },
    {
      file: 'src/editor/pictures/hexsideLayer.ts',
      after: '  switch (side.kind) {\n',
      add: "    case 'hedge':\n      return wall;\n",
    },
    {
      file: 'src/engine/facts/cover.ts',
      after: '  switch (kindOfSide(battle, hex, direction)) {\n',
      add: "    case 'hedge':\n      return { on: 'armour', what: 'up-slope', delta: 1, cite: '4.3' };\n",
    },
  ],
};

/** A spell that does nothing. */
const WITHER: MadeUp = {
  page: 'spell.md',
  begin: [
    { file: 'src/engine/spell.ts', after: "'freeze', 'activate-grond'", add: ", 'wither'" },
    { file: 'src/rulebook/charts/17.4-magic.ts', after: "  | 'Activate Grond'", add: "\n  | 'Wither'" },
    {
      file: 'src/rulebook/charts/17.4-magic.ts',
      after: "  'Activate Grond': { 1: 'A', 2: 'A', 3: 'A', 4: 'A', 5: 'A' },\n",
      add: "  Wither: { 1: 'A', 2: 'A', 3: 'A', 4: 'A', 5: 'A' },\n",
    },
  ],
  rest: [
    {
      file: 'src/i18n/de/rules.ts',
      after: "  'Activate Grond': 'Grond erwecken',\n",
      add: "  Wither: 'Welken',\n",
    },
    { file: 'src/engine/facts/spells.ts', after: '  fear: () => null,\n', add: '  wither: () => null,\n' },
    {
      file: 'src/engine/facts/spells.ts',
      after: "  fear: () => 'Fear Spell',\n",
      add: "  wither: () => 'Wither',\n",
    },
    {
      file: 'src/engine/reduceMagic.ts',
      after: '  switch (spell) {\n',
      add: "    case 'wither':\n      return state;\n",
    },
    { file: 'src/ai/greedy/spells.ts', after: '  fear: 3,\n', add: '  wither: 1,\n' },
    {
      file: 'src/ai/greedy/spells.ts',
      after: '  switch (spell) {\n',
      add: "    case 'wither':\n      return 0;\n",
    },
    {
      file: 'src/stage/animate/lights.ts',
      after: '  reveal: (context, at) => unfurl(context, at),\n',
      add: '  wither: (context, at) => unfurl(context, at),\n',
    },
    {
      file: 'src/i18n/en/chronicle.ts',
      after: "  reveal: 'Reveal Aragorn',\n",
      add: "  wither: 'Wither',\n",
    },
    {
      file: 'src/i18n/en/chronicle.ts',
      after: 'SPELL_NOTES = {\n',
      add: "  wither: 'Nothing comes of it.',\n",
    },
    {
      file: 'src/i18n/de/chronicle.ts',
      after: "  reveal: 'Aragorn offenbaren',\n",
      add: "  wither: 'Welken',\n",
    },
    {
      file: 'src/i18n/de/chronicle.ts',
      after: "SPELL_NOTES: Catalogue['SPELL_NOTES'] = {\n",
      add: "  wither: 'Nichts geschieht.',\n",
    },
  ],
};

/** An agent that plays as `random` does, under a name of its own. */
const BOLD: MadeUp = {
  page: 'agent.md',
  begin: [
    {
      file: 'src/ai/bold.ts',
      after: null,
      add: "import type { Agent } from './agent.ts';\nimport { random } from './random.ts';\n\nexport const bold: Agent = random;\n",
    },
    {
      file: 'src/ai/agents.ts',
      after: "  { name: 'random', opponent: false, levels: [] },\n",
      add: "  { name: 'bold', opponent: true, levels: [1, 2] },\n",
    },
  ],
  rest: [
    {
      file: 'src/ai/makeAgent.ts',
      after: "import { random } from './random.ts';\n",
      add: "import { bold } from './bold.ts';\n",
    },
    { file: 'src/ai/makeAgent.ts', after: '  random: () => random,\n', add: '  bold: () => bold,\n' },
    { file: 'src/i18n/en/panels.ts', after: 'OPPONENT_NAMES = {\n', add: "  bold: 'Bold',\n" },
    {
      file: 'src/i18n/de/panels.ts',
      after: "OPPONENT_NAMES: Catalogue['OPPONENT_NAMES'] = {\n",
      add: "  bold: 'Kühn',\n",
    },
  ],
};

/** A window with a key that says nothing. */
const ALMANAC: MadeUp = {
  page: 'feature.md',
  begin: [
    {
      file: 'src/ui/features/almanac/almanac.tsx',
      after: null,
      add: "import { say } from '../../words/labels.ts';\n\nexport function Page() {\n  return <p>{say('close')}</p>;\n}\n",
    },
    {
      file: 'src/ui/commands/commandTable.ts',
      after: "  credits: { at: 'menu', icon: 'winged-scepter', window: true },\n",
      add: "  almanac: { at: 'menu', icon: 'winged-scepter', keys: ['ctrl+alt+a'], window: true },\n",
    },
  ],
  rest: [
    {
      file: 'src/ui/shell/windowGate.tsx',
      after: "  credits: windowOf('credits', () => import('../features/credits/credits.tsx')),\n",
      add: "  almanac: windowOf('almanac', () => import('../features/almanac/almanac.tsx')),\n",
    },
    {
      file: 'src/i18n/en/commands.ts',
      after: "  credits: { label: 'Credits' },\n",
      add: "  almanac: { label: 'Almanac' },\n",
    },
    {
      file: 'src/i18n/de/commands.ts',
      after: "  credits: { label: 'Mitwirkende' },\n",
      add: "  almanac: { label: 'Almanach' },\n",
    },
    { file: 'src/i18n/en/panels.ts', after: "  credits: 'Credits',\n", add: "  almanac: 'Almanac',\n" },
    { file: 'src/i18n/de/panels.ts', after: "  credits: 'Mitwirkende',\n", add: "  almanac: 'Almanach',\n" },
  ],
};

/** A setting that nobody obeys. */
const LANTERNS: MadeUp = {
  page: 'setting.md',
  begin: [
    {
      file: 'src/ui/store/settingsModel.ts',
      after: '  readonly muted: boolean;\n',
      add: '  readonly lanterns: boolean;\n',
    },
    {
      file: 'src/ui/features/settings/settingsView.tsx',
      after: "set={(ownDice) => set('ownDice', ownDice)}\n        />\n",
      add: "        <Toggle label={say('settingLanterns')} value={now.value.lanterns} set={(on) => set('lanterns', on)} />\n",
    },
    {
      file: 'src/i18n/en/panels.ts',
      after: "  settingOwnDice: 'Roll real dice and enter the results',\n",
      add: "  settingLanterns: 'Lanterns',\n",
    },
    {
      file: 'src/i18n/de/panels.ts',
      after: "  settingOwnDice: 'Echte Würfel werfen und das Ergebnis eingeben',\n",
      add: "  settingLanterns: 'Laternen',\n",
    },
  ],
  rest: [
    { file: 'src/ui/features/settings/settings.ts', after: '  muted: false,\n', add: '  lanterns: true,\n' },
    {
      file: 'src/ui/features/settings/settings.ts',
      after: '  muted: yesOrNo,\n',
      add: '  lanterns: yesOrNo,\n',
    },
  ],
};

/** A word that nobody says. */
const FAREWELL: MadeUp = {
  page: 'word.md',
  begin: [
    { file: 'src/i18n/en/panels.ts', after: "  credits: 'Credits',\n", add: "  farewell: 'Farewell.',\n" },
  ],
  rest: [
    {
      file: 'src/i18n/de/panels.ts',
      after: "  credits: 'Mitwirkende',\n",
      add: "  farewell: 'Lebt wohl.',\n",
    },
  ],
};

/** A key that takes the eye to nothing. */
const WINK: MadeUp = {
  page: 'key.md',
  begin: [
    {
      file: 'src/ui/input/strokes.ts',
      after: "  'book-here': { keys: ['f1'] },\n",
      add: "  wink: { keys: ['ctrl+alt+w'] },\n",
    },
    {
      file: 'src/i18n/en/access.ts',
      after: "  'book-here': 'Open the book at what is pointed at',\n",
      add: "  wink: 'Wink',\n",
    },
    {
      file: 'src/i18n/de/access.ts',
      after: "  'book-here': 'Das Buch bei dem aufschlagen, worauf gezeigt wird',\n",
      add: "  wink: 'Zwinkern',\n",
    },
  ],
  rest: [
    {
      file: 'src/ui/input/keyboard.ts',
      after: "  'book-here': heardBefore,\n",
      add: '  wink: heardBefore,\n',
    },
  ],
};

export const MADE_UP: readonly MadeUp[] = [HEDGE, WITHER, BOLD, ALMANAC, LANTERNS, FAREWELL, WINK];
