/** Where the program begins in the browser: the title stands at once, the table is fetched behind it, and the board behind both. */
import { computed } from '@preact/signals';
import { render } from 'preact';
import { Front } from '../panels/front.tsx';
import { listenForBook } from './book/early.ts';
import { doorTo } from './door.ts';
import { followLooks } from './looks.ts';
import { Guarded } from './mishaps/guarded.tsx';
import { listenToMishaps, openMishaps } from './mishaps/mishaps.ts';
import { keepVersions } from './offline/versions.ts';
import { FIRST_BATTLE } from './scenarioCards.ts';
import { draftingOf, lastDraft } from './seats/drafting.ts';
import { openSettings } from './settings.ts';
import { listenForSiege } from './siege/early.ts';
import { followLanguage } from './speaking.ts';

const mishaps = openMishaps();
listenToMishaps(mishaps);
const settings = openSettings();
followLooks(settings);
await followLanguage(settings);
const drafting = draftingOf(lastDraft(FIRST_BATTLE));
const { front, house, waits, open } = doorTo(
  settings,
  drafting,
  () => import('./house.tsx').then(({ layHouse }) => layHouse(settings, drafting)),
  mishaps.catch,
);

function Page() {
  return <Front front={front} within={house.value?.within ?? null} waits={waits} />;
}

const aims = computed(() => (house.value?.desk.chosen.value.aim ?? null) !== null);
render(
  <Guarded mishaps={mishaps} versions={keepVersions(aims)} table={house}>
    <Page />
  </Guarded>,
  document.getElementById('root')!,
);
listenForSiege(house, () => front.ask.command('siege'));
listenForBook(
  () => settings.peek().keys,
  house,
  () => front.ask.command('help'),
);
requestAnimationFrame(() => setTimeout(() => void open(), 0));
