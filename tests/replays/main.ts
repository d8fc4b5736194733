/** `npm run fixtures`: plays the hundred games and the blocks of the strategic games anew and keeps them; one scenario or place after the other, or those that are named. */
import { FOUGHT_PLACES } from '../kit/foughtPlaces.ts';
import { shippedScenario } from '../kit/shipped.ts';
import { IDS, playFixtures, writeFixtures } from './fixtures.ts';
import { playSiege } from './sieges.ts';

const named = process.argv.slice(2);
const all = [...IDS, ...FOUGHT_PLACES.map(({ id }) => id)];
for (const id of named.length === 0 ? all : named) {
  const fixtures = IDS.includes(id) ? playFixtures(shippedScenario(id)) : [playSiege(id)];
  writeFixtures(id, fixtures);
  const actions = fixtures.reduce((sum, { end }) => sum + end.actions, 0);
  console.log(`${id}: ${fixtures.length} games, ${actions} actions`);
}
